import { hash } from 'node:crypto';
import { invalid } from '../kernel/domain-error.js';

/** Part of a list: its rows, how many there are in all (counted to 1,001), and where the next part begins. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly next: string | undefined;
}

type CursorValue = string | number;

/** Cuts one row more than `limit` off into the cursor of the next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  { limit, total, cursorOf }: { limit: number; total: number; cursorOf: (last: Row) => readonly CursorValue[] },
): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { rows: shown, total, next: more ? encode(cursorOf(last)) : undefined };
}

const encode = (values: readonly CursorValue[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');

/** The values of a cursor, each accepted by the check at its place. Throws an invalid-input error for any other. */
export function cursorValues(cursor: string, checks: readonly ((value: unknown) => boolean)[]): readonly CursorValue[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.length === checks.length && checks.every((check, i) => check(values[i]))) {
      return values as CursorValue[];
    }
  } catch {
    // told below, like every other damage
  }
  const message = 'The link to the next page is damaged. Start from the first page.';
  throw invalid('invalid-input', [{ field: 'cursor', message }]);
}

const MOST_NAMES = 64;
const names = new Map<string, string>();

/**
 * A name for a prepared statement whose text depends on what was asked; undefined past the first 64 texts. Every
 * connection keeps what has a name, and nobody who varies filters shall fill its memory.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size === MOST_NAMES) return known;
  const name = `list-${hash('sha256', text, 'hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
