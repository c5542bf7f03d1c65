import { t, type ExportColumn } from '@hourtrail/contracts';
import type { Table } from '../copied-rows.js';

const FORMATS = 'http://schemas.openxmlformats.org';
const MAIN = `${FORMATS}/spreadsheetml/2006/main`;
const RELATIONS = `${FORMATS}/officeDocument/2006/relationships`;
const PACKAGE = `${FORMATS}/package/2006`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export interface Sheet {
  readonly name: string;
  readonly path: string;
  readonly rowCount: number;
}

function sheetsOf({ title, total }: Table, most: number): readonly Sheet[] {
  const count = Math.max(1, Math.ceil(total / most));
  return Array.from({ length: count }, (_, index) => ({
    name: count === 1 ? title : `${title} ${index + 1}`,
    path: `xl/worksheets/sheet${index + 1}.xml`,
    rowCount: Math.min(most, total - index * most),
  }));
}

export function workbookParts(table: Table, most: number) {
  const sheets = sheetsOf(table, most);
  const last = columnLetters(table.columns.length - 1);
  const names = sheets.map(
    ({ name, rowCount }, index) =>
      `${printTitle({ name, index, row: 1 })}<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">'${name}'!$A$1:$${last}$${rowCount + 1}</definedName>`,
  );
  const { title, school, filters, at } = table;
  return { sheets, parts: bookParts({ title, about: [school, ...filters], at, sheets, names }) };
}

/** The defined name of a row that is repeated on every printed page. */
export const printTitle = ({ name, index, row }: { name: string; index: number; row: number }): string =>
  `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${name}'!$${row}:$${row}</definedName>`;

interface Book {
  readonly title: string;
  readonly about: readonly string[];
  readonly at: Date;
  readonly sheets: readonly Pick<Sheet, 'name' | 'path'>[];
  /** The defined names, as XML. */
  readonly names: readonly string[];
}

/** All parts of a workbook but its sheets. */
export function bookParts({ title, at, sheets, names, ...book }: Book): readonly (readonly [string, string])[] {
  const types = sheets.map(({ path }) => `<Override PartName="/${path}" ContentType="${TYPE}.worksheet+xml"/>`);
  const relations = sheets.map(
    ({ path }, index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="${path.slice(3)}"/>`,
  );
  const listed = sheets.map(
    ({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const about = book.about.map(escapeXml).join(' · ');
  const parts: readonly (readonly [path: string, content: string])[] = [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${types.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    ],
    [
      'docProps/core.xml',
      `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:subject>${about}</dc:subject><dc:creator>HourTrail</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${at.toISOString()}</dcterms:created></cp:coreProperties>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${listed.join('')}</sheets><definedNames>${names.join('')}</definedNames></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}<Relationship Id="rIdStyles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLE_SHEET],
  ];
  return parts.map(([path, content]) => [path, xmlDocument(content)] as const);
}

export const xmlDocument = (content: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;

export const sheetParts = (columns: readonly ExportColumn[], rowCount: number): readonly [string, string] => [
  xmlDocument(
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns
      .map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
      .join('')}</cols><sheetData><row r="1">${columns
      .map(
        ({ label }, index) =>
          `<c r="${columnLetters(index)}1" s="${STYLES.heading}" t="inlineStr"><is><t>${escapeXml(t(label))}</t></is></c>`,
      )
      .join('')}</row>`,
  ),
  `</sheetData><autoFilter ref="A1:${columnLetters(columns.length - 1)}${rowCount + 1}"/><pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="1" orientation="landscape"/></worksheet>`,
];

export const columnLetters = (column: number): string =>
  `${column < 26 ? '' : columnLetters(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`;

export const STYLES = {
  plain: 0,
  heading: 1,
  text: 2,
  number: 3,
  hours: 4,
  date: 5,
  instant: 6,
  title: 7,
  total: 8,
  totalNumber: 9,
  totalHours: 10,
  percent: 11,
} as const;

const numberFormat = (id: number, font = 0): string =>
  `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${font ? ' applyFont="1"' : ''}/>`;

/** In the order of STYLES. Number format 49 is text, 1 is a whole number, 2 has two decimals, 9 is a percentage. */
const STYLE_SHEET = `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="4"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font><font><b/><sz val="16"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF1F3A5F"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="12"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>${[49, 1, 2, 164, 165].map((id) => numberFormat(id)).join('')}${numberFormat(49, 2)}${[49, 1, 2].map((id) => numberFormat(id, 3)).join('')}${numberFormat(9)}</cellXfs></styleSheet>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
// Characters that XML does not allow, and text that looks like their escape (ECMA-376, 22.9.2.19).
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const UNHOLDABLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;

export const escapeXml = (text: string): string =>
  text
    .replace(UNHOLDABLE, (one) => `_x${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>]/g, (one) => ENTITIES[one] as string);
