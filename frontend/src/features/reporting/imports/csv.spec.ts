import { parse } from 'csv-parse/sync';
import { recordsOf, shapeOf, type CsvRecord } from './csv.js';

const recordsIn = async (text: string): Promise<readonly CsvRecord[]> => {
  const records: CsvRecord[] = [];
  for await (const record of recordsOf(text, shapeOf(text))) records.push(record);
  return records;
};

const read = async (text: string): Promise<readonly (readonly string[])[]> =>
  (await recordsIn(text)).map(({ cells }) => cells);

const asTheServerDoes = (text: string): readonly (readonly string[])[] =>
  parse(text, {
    bom: true,
    delimiter: shapeOf(text).delimiter,
    record_delimiter: text.includes('\n') ? ['\r\n', '\n'] : '\r',
    relax_column_count: true,
  });

/** Always the same pieces in the same order for a seed. */
function pieces(seed: number, count: number): string {
  const cells = ['', 'a', '"b,c"', '"d""e"', '"f\ng"', '"h\r\ni"', '" "', '"=1+1"', "'x", 'ä→", "'.slice(0, 2)];
  let state = seed;
  const next = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
  const end = (): string => (next(2) ? '\n' : '\r\n');
  const rows = Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(4) }, () => cells[next(cells.length)]).join(','),
  );
  return ['x,y,z', ...rows].reduce((text, row) => `${text}${end()}${row}`) + (next(2) ? end() : '');
}

describe('a file in CSV', () => {
  it.each([
    ['lines of any kind', 'a,b\r\n1,2\r\n3,4\r\n'],
    ['no last line end', 'a,b\n1,2'],
    ['old Macs', 'a,b\r1,2\r3,4'],
    ['headings that end otherwise than the rows', 'a,b\r\n1,2\n3,4\n'],
    ['rows that end otherwise than the headings', 'a,b\n1,2\r\n"3\n4",5\r\n'],
    ['quotes, delimiters and line ends inside of cells', 'a,b\n"1\n2","say ""hi"", all"\n3,4\n'],
    ['a mark in front', '\uFEFFa,b\n1,2\n'],
    ['semicolons', 'a;b;c\n1,5;2;3\n'],
    ['tabs', 'a\tb\n1\t2,3\n'],
    ['headings that hold other delimiters', '"a;b;c;d",e\n1,2\n'],
    ['empty lines, which count as rows', 'a,b\n\n1,2\n\n'],
    ['rows of any length', 'a,b\n1\n1,2,3\n'],
    ['nothing but headings', 'a,b'],
  ])('is read with %s as the server reads it', async (_what, text) => {
    expect(await read(text)).toEqual(asTheServerDoes(text));
  });

  it('is read as the server reads it, whatever its cells hold, and each record as it stands', async () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const text = pieces(seed, seed % 12);
      const records = await recordsIn(text);
      expect(records.map(({ cells }) => cells)).toEqual(asTheServerDoes(text));
      const lines = text.replace(/\r?\n$/, '').replaceAll('\r\n', '\n');
      expect(records.map((record) => record.text.replaceAll('\r\n', '\n')).join('\n')).toBe(lines);
    }
  });

  it('has every character whole, however long it is', async () => {
    const text = `ab\n${'😀'.repeat(200_000)}`;
    expect((await recordsIn(text)).map((record) => record.text).join('\n')).toBe(text);
  });

  it('has a quote that is never closed as one record to its end', async () => {
    const records = await recordsIn('a,b\r\n1,"é"\r\n2,"never\r\n3,4\r\n');
    expect(records.map(({ text }) => text)).toEqual(['a,b', '1,"é"', '2,"never\r\n3,4']);
  });

  it('may name its delimiter in a first line, as Excel does', async () => {
    for (const end of ['\r\n', '\n', '\r']) {
      expect(await read(['sep=;', 'a;b,c', '1;2', ''].join(end))).toEqual([
        ['a', 'b,c'],
        ['1', '2'],
      ]);
    }
  });
});
