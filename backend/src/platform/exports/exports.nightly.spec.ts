import { EXPORT_COLUMNS, LIMITS, t, unguardCell } from '@hourtrail/contracts';
import { parse } from 'csv-parse/sync';
import { startApp, TestClock, type TestApp } from '../../../test/app.js';
import type { Client } from '../../../test/client.js';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { download } from '../../../test/exports.js';
import { readByOffice, readByPoppler } from '../../../test/file-readers.js';
import { makeStaffedSchool } from '../../../test/people.js';
import { asAdmin } from '../../../test/sql.js';

const ROWS = 100_000;
const MINUTES = 60_000;

const TEXTS = [
  'Sorted donations',
  '=HYPERLINK("http://evil.example","x")',
  '+1+1',
  '-1',
  '@SUM(A1)',
  "'=guarded before",
  'a "quoted" word, and a comma; a semicolon',
  'two\nlines',
  '\ttab',
  'שלום עולם',
  'مرحبا بالعالم',
  '👩‍👩‍👧‍👦 and 🇺🇸',
  '王小明 Łukasz Ñandú Жанна',
  '<b>&amp;</b> ]]> _x000D_',
  '  spaces around  ',
  '007',
  '1e5',
  'TRUE',
  '2026-01-01',
  '12:30',
];

describe(`${ROWS.toLocaleString('en-US')} entries`, () => {
  let database: TestDatabase;
  let app: TestApp;
  let admin: Client;
  let exported: string[][];

  beforeAll(async () => {
    database = await cloneDatabase();
    app = await startApp({ database, clock: new TestClock(new Date('2026-11-21T15:00:00Z')) });
    const school = await makeStaffedSchool(app);
    admin = await app.signIn(school.admin.username);
    await asAdmin(
      database,
      `INSERT INTO hours.volunteer_hours (organization_id, version, student_id, created_by, organization_name, description,
         date, start_time, end_time, hours, status, verifier_id, verifier_comments, approved_by, approved_at, created_at,
         status_since, single_actor, past_verifiers, past_approvers)
       SELECT $1, 1, $2, $2, ($5::text[])[n % array_length($5::text[], 1) + 1], '#' || n || ' ' || ($5::text[])[n / 7 % array_length($5::text[], 1) + 1],
         date '2024-01-01' + n % 1000, '09:00', '17:30', (n % 16 + 1) / 2.0, CASE n % 3 WHEN 0 THEN 'approved' ELSE 'pending' END,
         $3, ($5::text[])[n / 11 % array_length($5::text[], 1) + 1], CASE n % 3 WHEN 0 THEN $4::integer END,
         CASE n % 3 WHEN 0 THEN timestamptz '2026-03-08 06:59:58Z' + n * interval '1 second' END, now(), now(), n % 2 = 0, '{}', '{}'
       FROM generate_series(1, ${ROWS}) n`,
      [school.id, school.student.id, school.verifier.id, school.admin.id, TEXTS],
    );
    exported = parse((await take('csv')).bytes, { bom: true, record_delimiter: '\r\n' });
  }, 5 * MINUTES);
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const take = async (query: string, rows = ROWS) => {
    const file = await download(app, admin, `/api/admin/export/hours?format=${query}`);
    expect([file.status, file.headers['x-total-count']]).toEqual([200, String(rows)]);
    return file;
  };

  it(
    'come out of the CSV file as they are',
    async () => {
      expect(exported).toHaveLength(ROWS + 1);
      const described = exported.slice(1).map((row) => unguardCell(row[4] as string));
      const entries = await asAdmin<{ description: string }>(
        database,
        'SELECT description FROM hours.volunteer_hours ORDER BY date DESC, id DESC',
      );
      expect(described).toEqual(entries.map(({ description }) => description));
    },
    5 * MINUTES,
  );

  it(
    'are read by LibreOffice from the CSV file, cell by cell',
    async () => {
      const read: string[][] = parse(await readByOffice((await take('csv')).bytes, 'csv'), { bom: true });
      expectEqualRows(read, exported);
    },
    10 * MINUTES,
  );

  it(
    'are read by LibreOffice from the workbook, cell by cell',
    async () => {
      const read: string[][] = parse(await readByOffice((await take('xlsx')).bytes, 'xlsx'), { bom: true });
      const [, ...rows] = exported;
      const shown = rows.map((row) => row.map((cell, column) => asShown(cell, CELLS[column] as string)));
      expectEqualRows(read, [EXPORT_COLUMNS.hours.map(({ label }) => t(label)), ...shown]);
    },
    10 * MINUTES,
  );

  it(
    'are found in the text of a PDF, as many as it holds, in their order, on numbered pages',
    async () => {
      // a hundred of each day
      const [from, to] = ['2024-01-01', '2024-02-19'];
      const rows = exported.slice(1).filter(([, , , date = '']) => date >= from && date <= to);
      expect(rows).toHaveLength(LIMITS.exportPdfRowsMax);
      const text = await readByPoppler((await take(`pdf&from=${from}&to=${to}`, rows.length)).bytes);
      const found = [...text.matchAll(/#(\d+)\b/g)].map(([, number]) => number);
      expect(found).toEqual(rows.map((row) => /#(\d+)/.exec(row[4] as string)?.[1]));
      const pages = [...text.matchAll(/Page (\d+) of (\d+)/g)];
      expect(pages.length).toBeGreaterThan(rows.length / 60);
      expect(pages.map(([, page, of]) => [Number(page), Number(of)])).toEqual(
        pages.map((_page, index) => [index + 1, pages.length]),
      );
      expect(text.split('Organization name')).toHaveLength(pages.length + 1);
      for (const word of ['Łukasz', 'Ñandú', 'Жанна', '王小明', 'שלום עולם', 'مرحبا بالعالم'])
        expect(text).toContain(word);
    },
    10 * MINUTES,
  );
});

const CELLS: readonly string[] = EXPORT_COLUMNS.hours.map(({ cell }) => cell);

/** A cell of the CSV file as LibreOffice saves that of a workbook: numbers without the zeros behind them. */
function asShown(cell: string, kind: string): string {
  if (cell === '') return cell;
  if (kind === 'flag') return cell.toUpperCase();
  if (kind === 'instant') return cell.slice(0, 19);
  if (kind === 'hours') return String(Number(cell));
  return unguardCell(cell);
}

/** Compares row by row, so that a difference is reported in a line. */
function expectEqualRows(read: readonly (readonly string[])[], expected: readonly (readonly string[])[]): void {
  const different = expected.flatMap((row, index) =>
    JSON.stringify(row) === JSON.stringify(read[index]) ? [] : [{ index, expected: row, read: read[index] }],
  );
  expect(different.slice(0, 3)).toEqual([]);
  expect(read).toHaveLength(expected.length);
}
