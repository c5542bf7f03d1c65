import { gzipSync } from 'node:zlib';

/** A file that must not be imported, and its expected problem. */
export interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** In one of the sentences. */
  readonly says: RegExp;
}

const HEADINGS = ['studentEmail', 'organizationName', 'hours', 'date', 'description'];

interface Setting {
  /** A person whose hours could be imported. */
  readonly email: string;
}

const utf8 = (text: string): Buffer => Buffer.from(text, 'utf8');

/** Two hundred and more files, made from what goes wrong with files: one thing each. */
export function hostileFiles({ email }: Setting): readonly HostileFile[] {
  const good = [email, 'Food Bank', '2', '2026-09-01', 'Sorted tins'];
  const line = (cells: readonly string[], delimiter = ','): string => cells.join(delimiter);
  const heading = line(HEADINGS);
  const file = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;
  const cell = (column: number, value: string): string => line(good.map((was, at) => (at === column ? value : was)));
  const text = (name: string, content: string, says: RegExp): HostileFile => ({ name, bytes: utf8(content), says });
  const bytes = (name: string, content: Buffer, says: RegExp): HostileFile => ({ name, bytes: content, says });
  const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

  const whole = [
    bytes('nothing', Buffer.alloc(0), /empty/),
    text('a byte order mark alone', '\uFEFF', /empty|headings/),
    text('one line break', '\n', /headings/),
    text('spaces', '   \n  \n', /headings/),
    text('headings alone', file(heading), /no rows/),
    text('headings and empty rows', file(heading, ',,,,', '', ',,,,'), /no rows/),
    text('only delimiters', ',,,,\n,,,,\n', /headings/),
    ...['504b0304', 'd0cf11e0a1b11ae1', '255044462d312e37', '1f8b0800'].map((hex) =>
      bytes(
        `a file that begins with ${hex}`,
        Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(5_000, 7)]),
        /[Ww]orkbook|PDF|compressed/,
      ),
    ),
    bytes(
      'a ZIP bomb',
      Buffer.concat([Buffer.from('504b0304', 'hex'), gzipSync(Buffer.alloc(20_000_000))]),
      /workbook can’t be read/,
    ),
    bytes('a gzip bomb', gzipSync(Buffer.alloc(20_000_000)), /compressed/),
    bytes('UTF-16 with its mark', Buffer.from(`\uFEFF${file(heading, line(good))}`, 'utf16le'), /UTF-16/),
    bytes('UTF-16 without its mark', Buffer.from(file(heading, line(good)), 'utf16le'), /n’t text|headings|column/),
    bytes('big-endian UTF-16', Buffer.from(`\uFEFF${file(heading, line(good))}`, 'utf16le').swap16(), /UTF-16/),
    bytes(
      'UTF-32',
      Buffer.from(Uint32Array.from(`\uFEFF${heading}`, (c) => c.charCodeAt(0)).buffer),
      /UTF-16|n’t text/,
    ),
    ...['é', 'ñandú', '£', '\u0080'].map((word) =>
      bytes(`Latin-1 with ${word}`, Buffer.from(file(heading, cell(4, word)), 'latin1'), /isn’t in UTF-8/),
    ),
    ...['c080', 'eda080', 'edbfbf', 'f4908080', 'e282', 'ff', 'f8888080', '80'].map((hex) =>
      bytes(
        `the bytes ${hex}`,
        Buffer.concat([utf8(`${heading}\n${cell(4, 'x')}`), Buffer.from(hex, 'hex'), utf8('\n')]),
        /isn’t in UTF-8/,
      ),
    ),
    bytes(
      'random bytes',
      Buffer.from(Array.from({ length: 4_000 }, (_, n) => (n * 197 + 131) % 256)),
      /UTF-8|text|heading/,
    ),
    text('HTML', '<!doctype html><html><body>Sign in</body></html>', /no column|headings/),
    text('JSON', JSON.stringify([{ studentEmail: email, hours: 2 }]), /no column|headings|quote/i),
    text('a letter', 'Dear school,\nplease find my hours below.\nYours, Ana\n', /no column/),
    text(
      '101 columns',
      file(line([...HEADINGS, ...Array.from({ length: 96 }, (_, n) => `c${n}`)]), line(good)),
      /at most 100 columns/,
    ),
    text('ten thousand columns', file('x,'.repeat(10_000), 'y'), /at most 100 columns/),
    text('a heading of 20,000 characters', file(`${heading},${'x'.repeat(20_000)}`, line([...good, 'x'])), /headings/),
    text('200,001 rows', `${heading}\n${',,,,x\n'.repeat(200_001)}`, /at most 200,000 rows/),
  ];
  const headings = [
    ...HEADINGS.slice(0, 4).map((name, at) =>
      text(`no ${name}`, file(line(HEADINGS.toSpliced(at, 1)), line(good.toSpliced(at, 1))), /no column for/),
    ),
    ...HEADINGS.map((name) =>
      text(`${name} twice`, file(`${heading},${name}`, line([...good, 'x'])), /Two columns have this heading/),
    ),
    ...HEADINGS.map((name) =>
      text(
        `${name} twice, once in capitals`,
        file(`${heading},${name.toUpperCase()}`, line([...good, 'x'])),
        /Two columns have this heading/,
      ),
    ),
    text('no headings', file(line(good), line(good)), /no column for/),
    text('headings in a second line', file('Report of the year', heading, line(good)), /no column for/),
    text('a NUL in a heading', file(`${heading},a\0b`, line([...good, 'x'])), /n’t text/),
    ...['|', ':', ' '].map((delimiter) =>
      text(`parted by "${delimiter}"`, file(line(HEADINGS, delimiter), line(good, delimiter)), /no column for/),
    ),
    text('headings that are formulas', file('=A1,=B1,=C1,=D1', '1,2,3,4'), /no column for/),
  ];
  const quotes = [
    ['a quote never closed', file(heading, `${email},"Food Bank,2,2026-09-01,x`, line(good))],
    ['a quote never closed in the last cell', `${heading}\n${email},Food Bank,2,2026-09-01,"x`],
    ['a quote never closed in the headings', `"studentEmail,organizationName\n${line(good)}\n`],
    ['text after a quote', file(heading, `${email},"Food" Bank,2,2026-09-01,x`)],
    ['a quote inside a cell', file(heading, `${email},Food "Bank",2,2026-09-01,x`)],
    ['a quote at the end of a cell', file(heading, `${email},Food Bank",2,2026-09-01,x`)],
    ['quotes escaped by a backslash', file(heading, `${email},"Food \\"Bank\\"",2,2026-09-01,x`)],
    ['a quote that swallows a megabyte', file(heading, `${email},"${'x,y\n'.repeat(400_000)}`)],
    ['three quotes', file(heading, `${email},""",2,2026-09-01,x`)],
  ].map(([name = '', content = '']) => text(name, content, /quote|doesn’t end/i));
  const shapes = [6, 7, 20, 200].map((width) =>
    text(
      `a row of ${width} cells`,
      file(heading, line([...good, ...Array.from({ length: width - 5 }, () => 'x')])),
      /cells for 5 headings/,
    ),
  );
  const short = [1, 2, 3].map((width) =>
    text(`a row of ${width} cells`, file(heading, line(good.slice(0, width))), /required/),
  );
  const unstorable = HEADINGS.flatMap((name, at) => [
    text(`a NUL in ${name}`, file(heading, cell(at, `${good[at]}\0`)), /n’t text/),
    text(`11,000 characters in ${name}`, file(heading, cell(at, 'x'.repeat(11_000))), /at most 10,000 characters/),
    text(`300,000 characters in ${name}`, file(heading, cell(at, 'x'.repeat(300_000))), /at most 10,000 characters/),
    text(`a line break and a NUL in ${name}`, file(heading, cell(at, quoted(`a\n\0b`))), /n’t text/),
  ]);
  const values = (column: number, says: RegExp, ...all: readonly string[]): readonly HostileFile[] =>
    all.map((value) =>
      text(
        `${HEADINGS[column]} is ${value.slice(0, 40)}`,
        file(heading, line(good), cell(column, quoted(value))),
        says,
      ),
    );
  const wrong = [
    ...values(0, /required/, '', '   '),
    ...values(
      0,
      /No one at the school/,
      'x',
      '@',
      "' OR 1=1 --",
      '=cmd|calc',
      '../../etc/passwd',
      '%00',
      'null',
      `${email}.`,
      `x${email}`,
      '<script>alert(1)</script>',
      'ａna@x.example',
      '${7*7}',
      '🙂@x.example',
      `${email},${email}`,
      `${email}\n${email}`,
    ),
    ...values(1, /required/, '', ' '),
    ...values(1, /at most 200/, 'x'.repeat(201), '🙂'.repeat(101), 'x y '.repeat(80)),
    ...values(2, /required/, ''),
    ...values(
      2,
      /steps of 0.5/,
      '0',
      '-1',
      '-0.5',
      '0.25',
      '1.3',
      '24.5',
      '25',
      '1e1',
      'NaN',
      'Infinity',
      '٣',
      'two',
      '2;3',
      '0x10',
      '1/2',
      '2-3',
      '=1+1',
      "'=1+1",
      '1,000',
      '99999999999999999999',
      '2 3',
      '1:15',
      '$2',
      '+2',
      '２',
      '2%',
      '#REF!',
      '2.5.1',
    ),
    ...values(3, /required/, ''),
    ...values(
      3,
      /real date/,
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '0000-00-00',
      '13/13/2026',
      '2/30/2026',
      'yesterday',
      '2026',
      '2026-9',
      '2026-09-01T25:00:00Z',
      '1899-12-31',
      '10000-01-01',
      '=TODAY()',
      '2026-09-01; DROP TABLE',
      '-1',
      '2026--01',
      '1/1/20266',
      '2026-09-01\n2026-09-02',
      '٢٠٢٦-٠٩-٠١',
      '30 February 2026',
      'Sept 31, 2026',
      '1 May June 2026',
    ),
    ...values(3, /no year/, '1/1', '02/30', 'Sep 2', '2 September'),
    ...values(3, /year isn’t clear/, '12/11/10', '1/1/126', '2-Sep-3', '31/12/99'),
    ...values(3, /number, not a date/, '45901', '45901.75'),
    ...values(3, /month or the day come first/, '9.1.2026', '1/9/2026', '1-9-26'),
    ...values(3, /future date/, '2026-11-22', '12/31/2026', '31/12/2026', '31.12.2026', '2199-12-31', 'Dec 1, 2026'),
    ...values(4, /at most 2,000/, 'x'.repeat(2_001), '🙂'.repeat(1_001)),
  ];
  const extra = (name: string, value: string, says: RegExp): HostileFile =>
    text(`${name} is ${value.slice(0, 40)}`, file(`${heading},${name}`, line([...good, quoted(value)])), says);
  const optional = [
    ...['draft', 'Draft', 'deleted', 'maybe', '1', 'approved!', 'approve; drop'].map((value) =>
      extra('status', value, /Status must be|draft/),
    ),
    ...['25:00', '9', '9:5', 'noon', '13 PM', '0 AM', '24:00', '9.30', '-1:00', '09:60'].map((value) =>
      extra('startTime', value, /must be a time/),
    ),
    ...['25:00', 'late', '12:61'].map((value) => extra('endTime', value, /must be a time/)),
    extra('endTime', '10:00', /Start time is required/),
    ...['nobody@x.example', email].map((value) => extra('verifierEmail', value, /No one|active verifier/)),
    extra('approver', 'x'.repeat(201), /at most 200/),
    extra('approverComments', 'x'.repeat(2_001), /at most 2,000/),
    extra('deletedAt', '2026-01-01', /deleted/),
  ];
  const together = [
    text('the same row twice', file(heading, line(good), line(good)), /same as row 2/),
    text(
      'the same row at the end of many',
      file(
        heading,
        line(good),
        ...Array.from({ length: 2_500 }, (_, n) =>
          cell(3, `${2000 + Math.floor(n / 300)}-0${(n % 9) + 1}-${String((n % 28) + 1).padStart(2, '0')}`)
            .replace('Food Bank', `Place ${n}`)
            .replace(',2,', ',0.5,'),
        ),
        line(good),
      ),
      /same as row 2/,
    ),
    text('25 hours in a day', file(heading, cell(2, '20'), cell(2, '4.5')), /24 hours in total/),
    text(
      'one bad row after 2,000 good ones',
      file(
        heading,
        ...Array.from({ length: 2_000 }, (_, n) =>
          cell(3, `${1950 + Math.floor(n / 60)}-0${(n % 9) + 1}-01`)
            .replace('Food Bank', `Place ${n}`)
            .replace(',2,', ',0.5,'),
        ),
        cell(2, 'two'),
      ),
      /steps of 0.5/,
    ),
    text('5,000 bad rows', file(heading, ...Array.from({ length: 5_000 }, () => ',,,,x')), /required/),
  ];
  return [...whole, ...headings, ...quotes, ...shapes, ...short, ...unstorable, ...wrong, ...optional, ...together];
}
