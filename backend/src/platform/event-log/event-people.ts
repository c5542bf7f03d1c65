import { t, type NamedPerson, type Role } from '@hourtrail/contracts';
import type { RecordedEvent } from '../kernel/event.js';
import { jsonOf, numberIn } from './recorded-events.js';

/** SQL expression for a person's name as of that school, even after a move; null if unknown. */
export const nameOf = (person: string, school: string): string => `
  (SELECT p.first_name || ' ' || p.last_name FROM directory.people p WHERE p.id = ${person}
   ORDER BY p.organization_id = ${school} DESC, p.moved_to IS NULL DESC LIMIT 1)`;

export function named(id: number | null, name: string | null, role: string | null): NamedPerson {
  if (id !== null) return { id, name: name ?? `Person ${id}`, role: (role ?? 'system') as Role };
  if (role === 'supervisor') return { id, name: t('apiReports.supervisor'), role };
  return role === 'visitor' ? { id, name: 'A visitor', role: 'visitor' } : { id, name: 'HourTrail', role: 'system' };
}

export const about = (id: number | null, name: string | null): { readonly id: number; readonly name: string } | null =>
  id === null ? null : { id, name: name ?? `Person ${id}` };

type Cell = string | null;

/** Name, role and number, for an export. */
export const actorCells = ({ id, name, role }: NamedPerson): readonly [Cell, Cell, Cell] => [
  name,
  role,
  id === null ? null : String(id),
];

/** Name and number, for an export. */
export const aboutCells = (person: ReturnType<typeof about>): readonly [Cell, Cell] =>
  person ? [person.name, String(person.id)] : [null, null];

const PERSON_FIELDS = ['student', 'studentId', 'userId'] as const;

/** Returns the person an event is about: one named in its data, else the account of its stream, else null. */
export function personIn({ stream, data }: Pick<RecordedEvent, 'stream' | 'data'>): number | null {
  const [kind, id] = stream.split('/');
  const named = PERSON_FIELDS.map((field) => data[field]).find((value) => typeof value === 'number');
  return typeof named === 'number' ? named : kind === 'user' ? Number(id) : null;
}

export const personOf = (stream: string, data: string): string => `
  coalesce(${PERSON_FIELDS.map((field) => numberIn(`${data}->>'${field}'`)).join(', ')},
    CASE WHEN ${stream} LIKE 'user/%' THEN substr(${stream}, 6)::integer END)`;

const DATA = `(${jsonOf('e.canonical')} -> 'data')`;

/** The events that ended texts of the records about a person $2, or a parent, of the school $1, since $3. */
export const ERASURES_OF_PERSON = `
  SELECT e.stream AS record, e.version AS step, e.type, e.at FROM log.events e
  WHERE e.organization_id = $1 AND e.type LIKE '%.erased' AND e.at >= $3
    AND (${personOf('e.stream', DATA)} = $2 OR ${numberIn(`${DATA}->>'parentId'`)} = $2)
  ORDER BY e.at, e.stream COLLATE "C"`;

/** A row for each reaction that has not come to the erasure of a person $2 of the school $1. Needs a connection that sees every school. */
export const ERASURES_TO_COME = `
  SELECT p.reaction FROM log.events e JOIN log.reaction_progress p
    ON p.reaction LIKE '%-erased' AND (p.epoch, p.tx, p.position) < (e.epoch, e.tx, e.position)
  WHERE (e.organization_id, e.stream, e.type) = ($1, 'user/' || $2::integer, 'user.erased')`;
