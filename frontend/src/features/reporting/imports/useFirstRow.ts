import { useEffect, useState } from 'react';
import { cellsOf, recordsOf, shapeOf } from './csv.js';

const HEAD_BYTES = 64 * 1024;
const SHOWN = 60;

/** What stands in the first row of a file, by heading; empty where it cannot be read. */
export function useFirstRow(file: File): ReadonlyMap<string, string> {
  const [read, setRead] = useState<{ file: File; cells: ReadonlyMap<string, string> }>();
  useEffect(() => {
    let wanted = true;
    void firstRowOf(file).then(
      (cells) => wanted && setRead({ file, cells }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [file]);
  return read?.file === file ? read.cells : new Map();
}

async function firstRowOf(file: File): Promise<ReadonlyMap<string, string>> {
  const head = await file.slice(0, HEAD_BYTES).text();
  const shape = shapeOf(head);
  const records = recordsOf(head, shape);
  const next = (): readonly string[] => cellsOf(String(records.next().value ?? ''), shape.delimiter);
  const headings = next();
  const cells = next();
  return new Map(headings.map((heading, at) => [heading.trim(), shortened(cells[at] ?? '')]));
}

const shortened = (cell: string): string => (cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell);
