import { guardCell, type ImportProblem } from '@hourtrail/contracts';
import { cellOf, recordsOf, shapeOf, withoutFirst } from './csv.js';

/** The column that says what is wrong with a row. It stands first, so that rows of any length stay as they are. */
const PROBLEM = 'problem';

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
  const parts: string[] = ['\uFEFF'];
  let number = 0;
  let isMended = false;
  for await (const record of recordsOf(text, shape)) {
    if (number === 0) isMended = record.cells[0]?.trim().toLowerCase() === PROBLEM;
    const first = number === 0 ? heading() : row(number);
    number += 1;
    if (first === undefined) continue;
    if (first !== null) parts.push(cellOf(guardCell(first)), shape.delimiter);
    // an earlier mending put a cell before each row
    parts.push(isMended ? withoutFirst(record, shape) : record.text, shape.lineEnd);
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
