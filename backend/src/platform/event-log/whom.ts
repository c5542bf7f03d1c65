import type { RecordedEvent } from '../kernel/event.js';
import { numberIn } from './readable.js';

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
