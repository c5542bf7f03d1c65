import { buffer } from 'node:stream/consumers';
import type { SheetCell } from '@hourtrail/contracts';
import { ZipFile } from 'yazl';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A ZIP of parts by name. */
export async function zip(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(parts)) file.addBuffer(Buffer.from(content), name);
  file.end();
  return buffer(file.outputStream);
}

export const sheetXml = (rows: string): string =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;

/** The parts of a workbook whose only sheet is `sheet`. */
export const partsOf = (sheet: string, strings: readonly string[] = []): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"/>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Hours" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>`,
  'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
  'xl/worksheets/sheet1.xml': sheet,
});

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const DAY_MS = 86_400_000;
const DAY_0 = Date.UTC(1899, 11, 30);
const DAY_1 = Date.UTC(1900, 0, 1);
/** Formats of `xl/styles.xml`. */
const [DATE, TIME] = [1, 2];

/** An XLSX file of one sheet, as a spreadsheet program saves it. A date in 1899 is a time. */
export function workbook(rows: readonly (readonly SheetCell[])[]): Promise<Buffer> {
  const strings: string[] = [];
  const value = (cell: Exclude<SheetCell, null>): string => {
    if (typeof cell === 'string') return ` t="s"><v>${strings.push(cell) - 1}</v>`;
    if (typeof cell === 'boolean') return ` t="b"><v>${Number(cell)}</v>`;
    if (typeof cell === 'number') return `><v>${cell}</v>`;
    const isTime = cell.getTime() < DAY_1;
    const days = (cell.getTime() - DAY_0) / DAY_MS - (isTime ? 1 : 0);
    return ` s="${isTime ? TIME : DATE}"><v>${days}</v>`;
  };
  const rowXml = (cells: readonly SheetCell[], row: number): string => {
    const all = cells.flatMap((cell, at) =>
      cell === null ? [] : [`<c r="${String.fromCharCode(65 + at)}${row + 1}"${value(cell)}</c>`],
    );
    return cells.length === 0 ? '' : `<row r="${row + 1}">${all.join('')}</row>`;
  };
  const sheet = sheetXml(rows.map(rowXml).join(''));
  return zip(partsOf(sheet, strings));
}
