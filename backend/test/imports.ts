import type { ImportKind, ImportReport } from '@hourtrail/contracts';
import type { Answer, Client } from './client.js';

const CSV = { 'content-type': 'text/csv' };

type Query = Readonly<Record<string, string | number | boolean>>;

const addressOf = (kind: ImportKind, query: Query = {}): string => {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return `/api/admin/import/${kind}?${parameters.toString()}`;
};

/** Uploads a file; a string is sent as UTF-8. */
export const sendFile = (client: Client, kind: ImportKind, file: string, query?: Query): Promise<Answer> =>
  client.send('POST', addressOf(kind, query), file, CSV);

export async function sendBytes(client: Client, kind: ImportKind, file: Buffer, query?: Query): Promise<Answer> {
  const { status, payload } = await client.sendBytes('POST', addressOf(kind, query), file, 'text/csv');
  return { status, body: JSON.parse(payload) as unknown, headers: {} };
}

/** Sends a file that is to be read; answers what was found. */
export async function importFile(
  client: Client,
  kind: ImportKind,
  file: string | Buffer,
  query?: Query,
): Promise<ImportReport> {
  const { status, body } =
    typeof file === 'string' ? await sendFile(client, kind, file, query) : await sendBytes(client, kind, file, query);
  if (status !== 200) throw new Error(`The file was answered with ${status}: ${JSON.stringify(body)}`);
  return body as ImportReport;
}

/** A file from its lines. */
export const csv = (...lines: readonly string[]): string => `${lines.join('\r\n')}\r\n`;
