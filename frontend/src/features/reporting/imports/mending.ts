import { guardCell, type ImportProblem } from '@hourtrail/contracts';
import { cellOf, cellsOf, recordsOf, shapeOf, withoutFirst, type CsvShape } from './csv.js';

/** The column that says what is wrong with a row. It stands first, so that rows of any length stay as they are. */
const PROBLEM = 'problem';
/** How many rows are gone through before the page gets to draw. */
const AT_ONCE = 5_000;

/** The rows of a file that something is wrong with, as they stand there, each with its problems in words. */
export const rowsToMend = (file: Blob, problems: readonly ImportProblem[]): Promise<Blob> => {
  const words = wordsByRow(problems);
  return rewritten(file, {
    heading: () => PROBLEM,
    row: (row) => words.get(row),
  });
};

/** The rows of a file that nothing is wrong with, as they stand there. */
export const rowsWithoutProblems = (file: Blob, problems: readonly ImportProblem[]): Promise<Blob> => {
  const wrong = wordsByRow(problems);
  return rewritten(file, { heading: () => null, row: (row) => (wrong.has(row) ? undefined : null) });
};

function wordsByRow(problems: readonly ImportProblem[]): ReadonlyMap<number, string> {
  const words = new Map<number, string>();
  for (const { row, column, message } of problems) {
    const one = column ? `${column}: ${message}` : message;
    words.set(row, [words.get(row), one].filter(Boolean).join(' '));
  }
  return words;
}

/** What comes before each row; null for nothing, undefined for rows that are left out. */
interface Rewriting {
  readonly heading: () => string | null;
  readonly row: (row: number) => string | null | undefined;
}

async function rewritten(file: Blob, { heading, row }: Rewriting): Promise<Blob> {
  const text = await file.text();
  const shape = shapeOf(text);
  const bare = barer(text, shape);
  const parts: string[] = ['\uFEFF'];
  let number = 0;
  for (const record of recordsOf(text, shape)) {
    const first = number === 0 ? heading() : row(number);
    if (first !== undefined)
      parts.push(first === null ? '' : cellOf(guardCell(first)) + shape.delimiter, bare(record), shape.lineEnd);
    number += 1;
    if (number % AT_ONCE === 0) await nextTask();
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** Takes away what an earlier mending put before each row. */
function barer(text: string, shape: CsvShape): (record: string) => string {
  const [headings = ''] = recordsOf(text, shape);
  const mended = cellsOf(headings, shape.delimiter)[0]?.trim().toLowerCase() === PROBLEM;
  return (record) => (mended ? withoutFirst(record, shape.delimiter) : record);
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
