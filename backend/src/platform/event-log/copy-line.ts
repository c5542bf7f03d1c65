/** A row in the text format of COPY. Lists are arrays of PostgreSQL. */
export const copyLine = (values: readonly unknown[]): string => `${values.map(field).join('\t')}\n`;

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replace(EVERY_SPECIAL, (it) => ESCAPED[it] ?? it) : text;
const SPECIAL = /[\\\t\n\r]/;
const EVERY_SPECIAL = /[\\\t\n\r]/g;

function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escaped(`{${value.map(element).join(',')}}`);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`A value of type ${typeof value} cannot be copied.`);
}

const element = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `"${String(value).replace(/["\\]/g, '\\$&')}"`;
