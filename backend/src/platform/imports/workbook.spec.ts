import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { partsOf, sheetXml, workbook, zip } from '../../../test/workbooks.js';
import { UploadedFile } from './uploaded-file.js';

async function unpacked(bytes: Buffer): Promise<{ csv: string; problem: string | undefined }> {
  const file = await UploadedFile.of(Readable.from([bytes]));
  await file.unpack();
  try {
    return { csv: await text(file.read()), problem: file.problem?.message };
  } finally {
    await file.close();
  }
}

const sheet = (rows: string, parts: Readonly<Record<string, string | Buffer>> = {}): Promise<Buffer> =>
  zip({ ...partsOf(sheetXml(rows)), ...parts });

it('is the CSV of its first sheet, empty rows and all', async () => {
  const day = new Date(Date.UTC(2026, 8, 30));
  const cells = await workbook([
    ['a "b"', null, 0.1 + 0.2, true],
    [],
    [day, new Date(Date.UTC(1899, 11, 31, 14, 30)), '=1+1', "'-1"],
  ]);
  const rows = '"a ""b""",,"0.3","true"\r\n,,,\r\n"2026-09-30","14:30","\'=1+1","\'\'-1"\r\n';
  expect(await unpacked(cells)).toEqual({ csv: rows, problem: undefined });
});

it('has the values of formulas that were saved, never the formulas', async () => {
  const cells =
    '<c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>[1]Other!A1</f><v>x</v></c><c r="C1" t="e"><v>#REF!</v></c>';
  expect(await unpacked(await sheet(`<row r="1">${cells}</row>`))).toMatchObject({ csv: '"2","x"\r\n' });
});

const UNREADABLE = 'This workbook can’t be read. Save it as “CSV UTF-8” and choose that file.';
const TOO_LARGE = 'This workbook is too large to read. Save the sheet as “CSV UTF-8,” or split it into several files.';
const MACROS = 'This workbook has macros. Save it as an Excel workbook (.xlsx) without macros.';
const megabytes = (count: number): Buffer => Buffer.alloc(count * 1024 * 1024, ' ');
const LONG_TEXT = 'x'.repeat(30_000);
const ENTITIES = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>';

/** Claims in both headers that the part is smaller than it is. */
async function withWrongSizes(): Promise<Buffer> {
  const file = await sheet('', { 'xl/worksheets/sheet1.xml': megabytes(40) });
  const size = Buffer.alloc(4);
  size.writeUInt32LE(40 * 1024 * 1024);
  for (let at = file.indexOf(size); at >= 0; at = file.indexOf(size, at + 4)) file.writeUInt32LE(100, at);
  return file;
}

describe('a hostile workbook is told in a sentence, and harms nobody:', () => {
  it.each<readonly [what: string, file: () => Promise<Buffer>, problem: string]>([
    ['a ZIP bomb', () => sheet('', { 'xl/worksheets/sheet2.xml': megabytes(80) }), TOO_LARGE],
    ['a ZIP bomb that says it is small', withWrongSizes, UNREADABLE],
    ['entities that expand', () => sheet('', { 'xl/worksheets/sheet1.xml': `${ENTITIES}<x>&b;</x>` }), UNREADABLE],
    ['macros', () => sheet('', { 'xl/vbaProject.bin': 'x' }), MACROS],
    [
      'thousands of parts',
      () =>
        sheet('', Object.fromEntries(Array.from({ length: 1_100 }, (_, n) => [`xl/worksheets/sheet${n + 2}.xml`, '']))),
      TOO_LARGE,
    ],
    ['a row far below', () => sheet('<row r="99999999999"><c r="A99999999999"><v>1</v></c></row>'), TOO_LARGE],
    ['a column far to the right', () => sheet('<row r="1"><c r="ZZZZZZZ1"><v>1</v></c></row>'), TOO_LARGE],
    [
      'a corner far away',
      () => sheet('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
      TOO_LARGE,
    ],
    [
      'a text that is in very many cells',
      async () => {
        const rows = Array.from(
          { length: 5_000 },
          (_, n) => `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>0</v></c></row>`,
        );
        return zip(partsOf(sheetXml(rows.join('')), [LONG_TEXT]));
      },
      TOO_LARGE,
    ],
    ['no workbook at all', () => zip({ 'word/document.xml': '<x/>' }), UNREADABLE],
    ['no sheet', async () => zip({ ...partsOf(''), 'xl/worksheets/sheet1.xml': 'nonsense' }), UNREADABLE],
    ['a broken ZIP', async () => (await sheet('')).subarray(0, 300), UNREADABLE],
  ])('%s', async (_what, file, problem) => {
    expect(await unpacked(await file())).toMatchObject({ problem });
  });
});
