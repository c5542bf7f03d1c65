import { setImmediate } from 'node:timers/promises';
import { t, type ExportColumn, type ExportCell } from '@hourtrail/contracts';
import { shortDay, timeInWords } from '../../kernel/days-and-times.js';
import type { FileFormat, CopiedRow } from '../copied-rows.js';
import { wordFor } from '../words.js';
import { PAGE, TaggedPdf, type Cell } from './tagged-pdf.js';

const PADDING = 3;
const ROW = { tag: 'TR', leading: 10, padding: PADDING } as const;
const CELL = { tag: 'TD', style: { size: 7.5 } } as const;
const HEADING = { tag: 'TH', style: { size: 7.5, weight: 'bold' }, scope: 'Column' } as const;

type Printed = Pick<Cell, 'x' | 'width' | 'align'> & { readonly column: ExportColumn; readonly index: number };

/** A PDF table with wrapped cells, and the heading on every page. */
export const pdf: FileFormat = async (table, write) => {
  const { title, school, filters, day, timeZone, at, columns, total, rows } = table;
  const date = shortDay(day);
  const about = t('exports.documentTitle', { title, school, date });
  const file = new TaggedPdf({ title: about, footer: [school, title, date].join(' · '), at });
  file.title(title, school);
  if (filters.length > 0) file.paragraph(filters.join(' · '));
  file.paragraph(t('exports.madeOn', { count: total, date, timeZone: timeZone.replaceAll('_', ' ') }));
  file.gap(10);

  const printed = printedColumns(columns);
  const heading = printed.map(({ column, ...place }) => ({ ...HEADING, ...place, text: t(column.label) }));
  const parent = file.element('Table', file.root);
  file.row(heading, { ...ROW, parent: file.element('THead', parent), background: 'shade' });
  file.heading = () => file.row(heading, { ...ROW, background: 'shade' });
  const body = { ...ROW, parent: file.element('TBody', parent), background: 'line' } as const;
  rows.to((row) => {
    const cellOf = ({ column, index, ...place }: Printed): Cell => {
      return { ...CELL, ...place, text: printedCell(row, index, column.cell) };
    };
    file.row(printed.map(cellOf), body);
  });
  while (await rows.next()) await setImmediate();
  for await (const bytes of file.bytes()) await write(bytes);
};

function printedColumns(columns: readonly ExportColumn[]): readonly Printed[] {
  const shares = columns.reduce((sum, { share = 0 }) => sum + share, 0);
  const point = PAGE.width / shares;
  let x: number = PAGE.left;
  return columns.flatMap((column, index) => {
    if (column.share === undefined) return [];
    const align = column.cell === 'number' || column.cell === 'hours' ? ('right' as const) : undefined;
    const printed = { column, index, align, x: x + PADDING, width: column.share * point - PADDING * 2 };
    x += column.share * point;
    return [printed];
  });
}

function printedCell(row: CopiedRow, column: number, cell: ExportCell): string {
  if (row.isEmpty(column)) return '';
  const text = row.text(column);
  switch (cell) {
    case 'flag':
      return text === 't' ? t('exports.yes') : t('exports.no');
    case 'word':
      return wordFor(text);
    case 'time':
      return timeInWords(text);
    case 'date':
      return shortDay(text);
    case 'instant':
      return `${shortDay(text.slice(0, 10))}, ${timeInWords(text.slice(11, 16))}`;
    case 'text':
    case 'number':
    case 'hours':
      return text;
  }
}
