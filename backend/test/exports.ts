import { EXPORT_COLUMNS, type ExportColumn } from '@hourtrail/contracts';
import { CopiedRows, copyText, type Cells, type FileFormat, type Table } from '../src/platform/exports/copied-rows.js';
import type { TestApp } from './app.js';
import type { Client } from './client.js';

/** Rows as PostgreSQL's COPY has them, in pieces of so many bytes. */
export async function* copied(rows: readonly Cells[], piece = 1_000): AsyncGenerator<Buffer> {
  const bytes = copyText(rows);
  for (let from = 0; from < bytes.length; from += piece) yield bytes.subarray(from, from + piece);
}

/** A file of these rows, made by a format. */
export async function fileOf(
  format: FileFormat,
  rows: readonly Cells[],
  about: { readonly columns?: readonly ExportColumn[]; readonly piece?: number } & Partial<Table> = {},
): Promise<Buffer> {
  const columns = about.columns ?? EXPORT_COLUMNS.users;
  const pieces: Buffer[] = [];
  const table: Table = {
    title: 'Users',
    school: 'Lincoln High School',
    filters: [],
    day: '2026-11-21',
    timeZone: 'America/New_York',
    at: new Date('2026-11-21T15:00:00Z'),
    total: rows.length,
    ...about,
    columns,
    rows: await CopiedRows.begin(copied(rows, about.piece), columns.length),
  };
  await format(table, async (bytes) => void pieces.push(Buffer.from(bytes)));
  return Buffer.concat(pieces);
}

export interface Download {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly bytes: Buffer;
  /** Of a refusal. */
  readonly body: { readonly code: string; readonly message: string };
}

/** A file as a browser takes it. */
export async function download({ app }: TestApp, client: Client, path: string): Promise<Download> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = { url: path, headers: { cookie, 'sec-fetch-site': 'same-origin' } };
  const { statusCode: status, headers, rawPayload: bytes } = await app.inject(request);
  const body = String(headers['content-type']).includes('json')
    ? (JSON.parse(bytes.toString()) as Download['body'])
    : NONE;
  return { status, headers, bytes, body };
}

const NONE = { code: '', message: '' } as const;
