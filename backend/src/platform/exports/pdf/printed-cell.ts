import type { ExportCell } from '@hourtrail/contracts';
import type { CopiedRow } from '../copied-rows.js';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export function printedDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

function printedTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}

const printedWord = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`.replaceAll('-', ' ');

export function printedCell(row: CopiedRow, column: number, cell: ExportCell): string {
  if (row.isEmpty(column)) return '';
  const text = row.text(column);
  switch (cell) {
    case 'flag':
      return text === 't' ? 'Yes' : 'No';
    case 'word':
      return printedWord(text);
    case 'time':
      return printedTime(text);
    case 'date':
      return printedDay(text);
    case 'instant':
      return `${printedDay(text.slice(0, 10))}, ${printedTime(text.slice(11, 16))}`;
    case 'text':
    case 'number':
    case 'hours':
      return text;
  }
}
