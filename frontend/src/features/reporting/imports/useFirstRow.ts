import { useEffect, useState } from 'react';
import { recordsOf, shapeOf, type CsvRecord } from './csv.js';

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
  const records = recordsOf(head, shapeOf(head));
  const next = async (): Promise<readonly string[]> =>
    ((await records.next()).value as CsvRecord | undefined)?.cells ?? [];
  const headings = await next();
  const cells = await next();
  await records.return(undefined);
  return new Map(headings.map((heading, at) => [heading.trim(), shortened(cells[at] ?? '')]));
}

const shortened = (cell: string): string => (cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell);
