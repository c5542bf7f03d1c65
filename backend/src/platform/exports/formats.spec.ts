import { EXPORT_COLUMNS, guardCell, unguardCell, type ExportColumn } from '@hourtrail/contracts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readExcelFile, { readSheet } from 'read-excel-file/node';
import { unzipped } from '../../../test/evidence.js';
import { fileOf } from '../../../test/exports.js';
import type { Cells } from './copied-rows.js';
import { csv } from './csv.js';
import { workbookOf, xlsx } from './xlsx/xlsx.js';

const COLUMNS = EXPORT_COLUMNS.hours;
const TEXTS: readonly ExportColumn[] = COLUMNS.filter(({ cell }) => cell === 'text').slice(0, 3);

const HOSTILE = [
  '=HYPERLINK("http://evil.example","x")',
  '+1+1',
  '-1',
  '@SUM(A1)',
  '\tTAB',
  '\rCR',
  "'=already guarded",
  "''-twice",
  "'tis fine",
  'a "quoted" word',
  'comma, semicolon; and\ttab',
  'two\nlines',
  'two\r\nlines',
  'back\\slash \\N \\. \\t',
  'שלום עולם',
  '\u202eright to left',
  '👩‍👩‍👧‍👦 and 🇺🇸',
  '王小明 Łukasz Ñandú',
  '<b>&amp;</b> ]]>',
  '_x000D_ and _x005F_',
  ' spaces around ',
  '007',
  '1e5',
  'true',
  '2026-01-01',
  '\u0001\u0008\u000b\u001f\u007f',
  '\uffff\ufffe\ufeff',
  '#REF!',
  '\\N',
];

/** Text as PostgreSQL can hold it. */
const anyText = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...Array.from('=+-@\t\r\n\'",\\;<&_x00 é王👍')), size: '+1' }),
  )
  .filter((text) => !text.includes('\0'))
  .map((text) => Buffer.from(text).toString());
const anyRows = fc.array(fc.tuple(anyText, anyText, anyText), { maxLength: 20 });

/** What could be taken for a formula by programs that split cells at semicolons or tabs and ignore quotation marks. */
const formulasIn = (file: Buffer): string[] =>
  file
    .toString()
    .split(/\r\n/)
    .slice(1)
    .flatMap((line) => line.split(/[;\t\r\n]/))
    .filter((cell) => /^"*[=+\-@]/.test(cell));

const readCsv = (file: Buffer): string[][] =>
  parse(file, { bom: true, record_delimiter: '\r\n', relax_column_count: false });

describe('a CSV file', () => {
  it('begins with the mark that Excel knows UTF-8 by, has a heading, and ends each line with CR LF', async () => {
    const file = await fileOf(csv, [['a', null, '']], { columns: TEXTS });
    expect(file.toString()).toBe('\ufeffstudentEmail,organizationName,description\r\na,,\r\n');
  });

  it('holds every text so that nobody takes it for a formula and an import takes it back', async () => {
    const file = await fileOf(
      csv,
      HOSTILE.map((text) => [text, text, text]),
      { columns: TEXTS },
    );
    const [, ...rows] = readCsv(file);
    expect(rows.map(([cell]) => unguardCell(cell as string))).toEqual(HOSTILE);
    expect(formulasIn(file)).toEqual([]);
    expect(rows.map(([cell]) => cell)).toEqual(HOSTILE.map(guardCell));
  });

  it('holds no formula for whoever parts cells by semicolons or tabs', async () => {
    await fc.assert(
      fc.asyncProperty(anyRows, async (rows) => {
        expect(formulasIn(await fileOf(csv, rows, { columns: TEXTS }))).toEqual([]);
      }),
    );
  });

  it('gives back any text whatever, in whatever pieces it comes', async () => {
    await fc.assert(
      fc.asyncProperty(anyRows, fc.integer({ min: 1, max: 50 }), async (rows, piece) => {
        const file = await fileOf(csv, rows, { columns: TEXTS, piece });
        const read = readCsv(file).slice(1);
        expect(read.map((row) => row.map(unguardCell))).toEqual(rows);
      }),
    );
  });

  it('has numbers, days, times and yes or no as they are', async () => {
    const row = rowOf({ hours: '3.50', date: '2026-09-30', singleActor: 't', verifiedAt: '2026-11-21 10:00:00-05' });
    const [names = [], cells] = readCsv(await fileOf(csv, [row], { columns: COLUMNS }));
    const read = Object.fromEntries(names.map((name, index) => [name, cells?.[index]]));
    expect(read).toMatchObject({ hours: '3.50', date: '2026-09-30', singleActor: 'true', deletedAt: '' });
    expect(read['verifiedAt']).toBe('2026-11-21 10:00:00-05');
  });
});

describe('a guard against formulas', () => {
  it('is taken back from every text, guarded or not', () => {
    fc.assert(
      fc.property(anyText, (text) => unguardCell(guardCell(text)) === text),
      {
        examples: [["\t'="], ['\t\t='], ["';'="], ['""=;']],
      },
    );
    expect(guardCell('tidy;=cmd()\t"@x\n-1; =y')).toBe("tidy;'=cmd()\t'\"@x\n'-1; =y");
    fc.assert(fc.property(anyText, (text) => !/^[=+\-@\t\r]/.test(guardCell(text))));
  });
});

describe('a workbook', () => {
  it('holds every text as text', async () => {
    const rows = HOSTILE.map((text) => [text, text, text]);
    const [, ...read] = await readSheet(await fileOf(xlsx, rows, { columns: TEXTS }), { trim: false });
    expect(read.map(([cell]) => cell)).toEqual(HOSTILE);
  });

  it('holds no formula for whoever parts cells by semicolons or tabs', async () => {
    await fc.assert(
      fc.asyncProperty(anyRows, async (rows) => {
        expect(formulasIn(await fileOf(csv, rows, { columns: TEXTS }))).toEqual([]);
      }),
    );
  });

  it('gives back any text whatever, in whatever pieces it comes', async () => {
    await fc.assert(
      fc.asyncProperty(anyRows, fc.integer({ min: 1, max: 50 }), async (rows, piece) => {
        const file = await fileOf(xlsx, rows, { columns: TEXTS, piece });
        const [, ...read] = await readSheet(file, { trim: false });
        expect(read.length).toBeLessThanOrEqual(rows.length);
        // the reader drops rows at the end that hold no text
        expect(rows.map((row, at) => row.map((_, cell) => read[at]?.[cell] ?? ''))).toEqual(rows);
      }),
      { numRuns: 50 },
    );
  });

  it('has numbers as numbers, days and instants as such, and a heading in words', async () => {
    const row = rowOf({
      hours: '3.50',
      date: '2026-09-30',
      singleActor: 'f',
      verifiedAt: '2026-11-21 10:07:09.123-05',
      submittedAt: '2026-11-21 00:00:00+00',
      startTime: '09:00',
      id: '17',
      createdAt: '1899-12-31 00:00:00+00',
    });
    const [names = [], cells] = await readSheet(await fileOf(xlsx, [row], { columns: COLUMNS }));
    const read = Object.fromEntries(names.map((name, index): [string, unknown] => [String(name), cells?.[index]]));
    expect(read).toMatchObject({
      Hours: 3.5,
      Number: 17,
      'Decided by one person': false,
      'Start time': '09:00',
      Deleted: null,
    });
    expect(read['Date']).toEqual(new Date('2026-09-30T00:00:00Z'));
    // a fraction of a day, which this reader cuts to the millisecond below
    expect(Math.round(Number(read['Verified at']) / 1_000)).toBe(Date.parse('2026-11-21T10:07:09Z') / 1_000);
    expect(read['Created at']).toBe('1899-12-31 00:00:00+00');
  });

  it('goes on on another sheet where one is full', async () => {
    const rows = Array.from({ length: 7 }, (_, index) => [`row ${index + 1}`, null, '']);
    for (const piece of [5, 1_000]) {
      const sheets = await readExcelFile(await fileOf(workbookOf(3), rows, { columns: TEXTS, piece }));
      expect(sheets.map(({ sheet, data }) => [sheet, ...data.slice(1).map(([cell]) => cell)])).toEqual([
        ['Users 1', 'row 1', 'row 2', 'row 3'],
        ['Users 2', 'row 4', 'row 5', 'row 6'],
        ['Users 3', 'row 7'],
      ]);
    }
    const full = await readExcelFile(await fileOf(workbookOf(7), rows, { columns: TEXTS }));
    expect(full.map(({ data }) => data.length)).toEqual([8]);
  });

  it('is printed on Letter, landscape, with its heading on every page', async () => {
    const parts = unzipped(await fileOf(workbookOf(3), [['a'], ['b'], ['c'], ['d']], { columns: TEXTS.slice(0, 1) }));
    const sheets = ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'].map((path) => String(parts.get(path)));
    for (const sheet of sheets) expect(sheet).toContain('<pageSetup paperSize="1" orientation="landscape"/>');
    const titles = String(parts.get('xl/workbook.xml')).match(/(?<="_xlnm\.Print_Titles" localSheetId=")[^<]*/g);
    expect(titles).toEqual([`0">'Users 1'!$1:$1`, `1">'Users 2'!$1:$1`]);
  });

  it('of no rows has its heading', async () => {
    expect(await readSheet(await fileOf(xlsx, [], { columns: TEXTS }))).toHaveLength(1);
  });
});

const rowOf = (cells: Readonly<Record<string, string>>): Cells => COLUMNS.map(({ name }) => cells[name] ?? null);
