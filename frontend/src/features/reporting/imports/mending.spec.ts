import type { ImportProblem } from '@hourtrail/contracts';
import { rowsToMend, rowsWithoutProblems } from './mending.js';

const problem = (row: number, column: string, message: string): ImportProblem => ({ row, column, value: '', message });
const PROBLEMS = [
  problem(3, 'hours', 'Hours must be a number.'),
  problem(3, 'date', 'Give a date.'),
  problem(5, '', 'This row has 5 cells for 3 headings. Is a quote missing?'),
];
const FILE = [
  'studentEmail,hours,date',
  'a@x.example,2,2026-01-01',
  '"b@x.example",two,',
  'c@x.example,3,2026-01-03',
  'd@x.example,1,2,3,"many, too"',
].join('\r\n');

const made = async (file: Promise<Blob>): Promise<string> => {
  const bytes = new Uint8Array(await (await file).arrayBuffer());
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
};

describe('a file with problems', () => {
  it('gives the rows to mend as they stand in it, with what is wrong in a column in front', async () => {
    expect(await made(rowsToMend(new Blob([FILE]), PROBLEMS))).toBe(
      [
        '\uFEFF"problem",studentEmail,hours,date',
        '"hours: Hours must be a number. date: Give a date.","b@x.example",two,',
        '"This row has 5 cells for 3 headings. Is a quote missing?",d@x.example,1,2,3,"many, too"',
        '',
      ].join('\r\n'),
    );
  });

  it('gives the other rows for themselves', async () => {
    expect(await made(rowsWithoutProblems(new Blob([FILE]), PROBLEMS))).toBe(
      ['\uFEFFstudentEmail,hours,date', 'a@x.example,2,2026-01-01', 'c@x.example,3,2026-01-03', ''].join('\r\n'),
    );
  });

  it('that was mended in part gives what is left, with the problems it has now', async () => {
    const mended =
      '"problem";studentEmail;hours\n"hours: ""x"" is no number; mend it";a@x.example;2\n"old";b@x.example;two\n';
    expect(await made(rowsToMend(new Blob([mended]), [problem(3, 'hours', 'Still none.')]))).toBe(
      '\uFEFF"problem";studentEmail;hours\n"hours: Still none.";b@x.example;two\n',
    );
    expect(await made(rowsWithoutProblems(new Blob([mended]), [problem(3, 'hours', 'Still none.')]))).toBe(
      '\uFEFFstudentEmail;hours\na@x.example;2\n',
    );
  });

  it('never gives a spreadsheet a formula of its own making', async () => {
    expect(await made(rowsToMend(new Blob(['=x\n1\n']), [problem(2, '=x', 'No.')]))).toBe(
      '\uFEFF"problem",=x\n"\'=x: No.",1\n',
    );
  });

  it('of a hundred thousand rows is gone through without holding up the page', async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => `s${index}@x.example,2,2026-01-01`);
    let drawn = 0;
    const drawing = setInterval(() => (drawn += 1), 1);
    const text = await made(rowsToMend(new Blob([['a,b,c', ...rows].join('\n')]), [problem(100_000, 'b', 'No.')]));
    clearInterval(drawing);
    expect(text).toBe('\uFEFF"problem",a,b,c\n"b: No.",s99998@x.example,2,2026-01-01\n');
    expect(drawn).toBeGreaterThan(3);
  });
});
