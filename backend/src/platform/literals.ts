import pg from 'pg';
import type { Statement } from './database.js';

/** A statement with its values written into it, for COPY, which takes no parameters. */
export const withLiterals = ({ text, values = [] }: Statement): string =>
  text.replace(/\$(\d+)/g, (_place, number: string) => literal(values[Number(number) - 1]));

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  // Quoted: a bare -2147483648 with a cast behind it is minus of a number out of range.
  if (typeof value === 'number' && Number.isFinite(value)) return `'${value}'`;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return pg.escapeLiteral(value);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return pg.escapeLiteral(arrayLiteral(value));
  throw new Error(`A value of type ${typeof value} cannot be written into a statement.`);
}

const arrayLiteral = (values: readonly unknown[]): string =>
  `{${values.map((value) => `"${String(value).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
