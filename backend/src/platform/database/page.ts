import { hash } from 'node:crypto';
import { invalid } from '../kernel/domain-error.js';

/** One page of a list. `total` counts up to 1,001; `next` is the cursor of the next page. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly next: string | undefined;
}

type CursorValue = string | number;

/** Takes `limit` + 1 rows: the extra one shows that there is a next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  { limit, total, cursorOf }: { limit: number; total: number; cursorOf: (last: Row) => readonly CursorValue[] },
): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { rows: shown, total, next: more ? encode(cursorOf(last)) : undefined };
}

const PAGE_SIZES = [10, 25, 50, 100, 200];

/**
 * How many rows a statement takes for a page of `limit`: at least one more. Write it into the text, in one of few sizes:
 * PostgreSQL replans a statement at each call where it does not know how few rows are wanted.
 */
export const rowsToTake = (limit: number): number => (PAGE_SIZES.find((size) => size >= limit) ?? limit) + 1;

const encode = (values: readonly CursorValue[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');

/** Decodes a cursor and checks each value. Throws `invalid-input` if any is wrong. */
export function cursorValues(cursor: string, checks: readonly ((value: unknown) => boolean)[]): readonly CursorValue[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(values) && values.length === checks.length && checks.every((check, i) => check(values[i]))) {
      return values as CursorValue[];
    }
  } catch {
    // Throws below.
  }
  const message = 'The link to the next page is damaged. Start from the first page.';
  throw invalid('invalid-input', [{ field: 'cursor', message }]);
}

const MOST_NAMES = 64;
const names = new Map<string, string>();

/** Names a prepared statement; undefined after 64 texts, since each connection keeps its prepared statements. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size === MOST_NAMES) return known;
  const name = `list-${hash('sha256', text, 'hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
