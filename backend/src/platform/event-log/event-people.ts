import type { NamedPerson, Role } from '@hourtrail/contracts';
import type { RecordedEvent } from '../kernel/event.js';
import { numberIn } from './recorded-events.js';

/**
 * The name of whoever acted in a school, as an SQL expression: as that school knew them, though they may have moved
 * since; a super-admin of another school as they are now. Null where nobody is known.
 */
export const nameOf = (person: string, school: string): string => `
  (SELECT p.first_name || ' ' || p.last_name FROM directory.people p WHERE p.id = ${person}
   ORDER BY p.organization_id = ${school} DESC, p.moved_to IS NULL DESC LIMIT 1)`;

/** Somebody as a list names them. */
export function named(id: number | null, name: string | null, role: string | null): NamedPerson {
  if (id !== null) return { id, name: name ?? `Person ${id}`, role: (role ?? 'system') as Role };
  return role === 'visitor' ? { id, name: 'A visitor', role: 'visitor' } : { id, name: 'HourTrail', role: 'system' };
}

/** Whom something is about. */
export const about = (id: number | null, name: string | null): { readonly id: number; readonly name: string } | null =>
  id === null ? null : { id, name: name ?? `Person ${id}` };

/** The fields by which events name the person they are about. */
const PERSON_FIELDS = ['student', 'studentId', 'userId'] as const;

/** Whom an event is about: the person it names, else the account it happened to; null where it is about nobody. */
export function personIn({ stream, data }: Pick<RecordedEvent, 'stream' | 'data'>): number | null {
  const [kind, id] = stream.split('/');
  const named = PERSON_FIELDS.map((field) => data[field]).find((value) => typeof value === 'number');
  return typeof named === 'number' ? named : kind === 'user' ? Number(id) : null;
}

/** The same as an SQL expression, of expressions for the stream and the data. */
export const personOf = (stream: string, data: string): string => `
  coalesce(${PERSON_FIELDS.map((field) => numberIn(`${data}->>'${field}'`)).join(', ')},
    CASE WHEN ${stream} LIKE 'user/%' THEN substr(${stream}, 6)::integer END)`;
