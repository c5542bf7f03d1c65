import type { ExportColumn } from '@hourtrail/contracts';
import type { Table } from '../table.js';
import { letters, markup } from './cells.js';
import { STYLE_SHEET, STYLES } from './styles.js';

const FORMATS = 'http://schemas.openxmlformats.org';
const MAIN = `${FORMATS}/spreadsheetml/2006/main`;
const RELATIONS = `${FORMATS}/officeDocument/2006/relationships`;
const PACKAGE = `${FORMATS}/package/2006`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A sheet's name, and where its rows are. */
export interface Sheet {
  readonly name: string;
  readonly path: string;
  readonly rows: number;
}

/** As many sheets as the rows take, each under a heading of its own. */
export function sheetsOf({ title, total }: Table, most: number): readonly Sheet[] {
  const many = Math.max(1, Math.ceil(total / most));
  return Array.from({ length: many }, (_, index) => ({
    name: many === 1 ? title : `${title} ${index + 1}`,
    path: `xl/worksheets/sheet${index + 1}.xml`,
    rows: Math.min(most, total - index * most),
  }));
}

const xml = (content: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;

/** Every part but the sheets, by path; what says of which kind each is comes first. */
export function partsOf(table: Table, sheets: readonly Sheet[]): readonly [string, string][] {
  const last = letters(table.columns.length - 1);
  const parts = sheets.map(({ path }) => `<Override PartName="/${path}" ContentType="${TYPE}.worksheet+xml"/>`);
  const related = sheets.map(
    ({ path }, index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="${path.slice(3)}"/>`,
  );
  const named = sheets.map(
    ({ name }, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const filtered = sheets.map(
    ({ name, rows }, index) =>
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">'${name}'!$A$1:$${last}$${rows + 1}</definedName>`,
  );
  const about = [table.school, ...table.filters].map(markup).join(' · ');
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${parts.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    ],
    [
      'docProps/core.xml',
      `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${table.title}</dc:title><dc:subject>${about}</dc:subject><dc:creator>HourTrail</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${table.at.toISOString()}</dcterms:created></cp:coreProperties>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${named.join('')}</sheets><definedNames>${filtered.join('')}</definedNames></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${PACKAGE}/relationships">${related.join('')}<Relationship Id="rIdStyles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLE_SHEET],
  ].map(([path, content]): [string, string] => [path as string, xml(content as string)]);
}

/** What stands before a sheet's rows: its heading stays in sight. */
export const sheetBegins = (columns: readonly ExportColumn[]): string =>
  xml(
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns
      .map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
      .join('')}</cols><sheetData><row r="1">${columns
      .map(
        ({ label }, index) =>
          `<c r="${letters(index)}1" s="${STYLES.heading}" t="inlineStr"><is><t>${label}</t></is></c>`,
      )
      .join('')}</row>`,
  );

/** … and after them: each column can be filtered. */
export const sheetEnds = (columns: readonly ExportColumn[], rows: number): string =>
  `</sheetData><autoFilter ref="A1:${letters(columns.length - 1)}${rows + 1}"/></worksheet>`;
