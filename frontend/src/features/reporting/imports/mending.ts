import { guardCell, type ImportProblem } from '@hourtrail/contracts';
import { cellOf, recordsOf, shapeOf, withoutFirst } from './csv.js';

/** The first column, because rows may differ in length. */
export const PROBLEM = 'problem';

/** The unchanged text of the invalid rows, each after its problems. */
export const rowsToMend = (file: Blob, problems: readonly ImportProblem[]): Promise<Blob> => {
  const words = wordsByRow(problems);
  return rewritten(file, {
    heading: () => PROBLEM,
    row: (row) => words.get(row),
  });
};

/** The unchanged text of the valid rows. */
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

/** The cell before each row: null for none, undefined to drop the row. */
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
    number += 1;
    const isHeading = number === 1;
    if (isHeading) isMended = record.cells[0]?.trim().toLowerCase() === PROBLEM;
    const first = isHeading ? heading() : row(number);
    if (first === undefined) continue;
    if (first !== null) parts.push(cellOf(guardCell(first)), shape.delimiter);
    // the file already has the problem column: remove the old one
    parts.push(isMended ? withoutFirst(record, shape) : record.text, shape.lineEnd);
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
