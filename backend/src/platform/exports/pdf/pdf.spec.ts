import { EXPORT_COLUMNS, t } from '@hourtrail/contracts';
import PDFDocument from 'pdfkit';
import { fileOf } from '../../../../test/exports.js';
import type { Cells } from '../copied-rows.js';
import { allOf, readPdf } from '../../../../test/pdf.js';
import { runsOf } from './font-runs.js';
import { PdfText } from './pdf-text.js';
import { pdf } from './pdf.js';

const COLUMNS = EXPORT_COLUMNS.hours;
const PRINTED = COLUMNS.filter(({ share }) => share !== undefined);
const rowOf = (cells: Readonly<Record<string, string>>): Cells => COLUMNS.map(({ name }) => cells[name] ?? null);
const A_ROW = {
  organizationName: 'Riverside Food Bank',
  hours: '3.00',
  date: '2026-09-30',
  description: 'Sorted donations',
  startTime: '09:00',
  endTime: '17:30',
  status: 'approved',
  studentName: 'Zoë Łukasiewicz',
};

type Fields = Readonly<Record<string, string>>;

/** A file of hours as it is read; each of them is held to PDF/UA. */
async function printed(rows: readonly Fields[], about: Parameters<typeof fileOf>[2] = {}) {
  const cells = rows.map((fields) => rowOf({ ...A_ROW, ...fields }));
  const read = await readPdf(await fileOf(pdf, cells, { columns: COLUMNS, ...about }));
  expect(read.problems).toEqual([]);
  return { ...read, pages: read.pages.map(({ tagged, artifacts }) => [...tagged, ...artifacts]) };
}

describe('a PDF', () => {
  it('says what it holds, of whom and when, and has the rows as people read them', async () => {
    const { pages, title } = await printed([{}], {
      title: 'Hours',
      filters: ['Status: Approved', 'From: Sep 1, 2026'],
    });
    expect(title).toBe('Lincoln High School: Hours, Nov 21, 2026');
    expect(pages).toEqual([
      expect.arrayContaining([
        'Hours',
        'Lincoln High School',
        'Status: Approved · From: Sep 1, 2026',
        '1 row. Exported on Nov 21, 2026. Times are in America/New York.',
        'Riverside Food Bank',
        '3.00',
        'Sep 30, 2026',
        '9:00 AM',
        '5:30 PM',
        'Approved',
        'Zoë Łukasiewicz',
        'Page 1 of 1',
      ]),
    ]);
  });

  it('has its heading on every page, numbers them, and leaves no row out', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({ description: `no. ${index}` }));
    const { pages } = await printed(rows);
    expect(pages.length).toBeGreaterThan(4);
    pages.forEach((page, index) => {
      expect(page.filter((text) => text === 'Organization')).toHaveLength(1);
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    });
    expect(pages.flat().filter((text) => text.startsWith('no. '))).toEqual(rows.map((_row, index) => `no. ${index}`));
  });

  it('takes a cell that is longer than a page, and any character', async () => {
    const long = Array.from({ length: 2_000 }, (_, index) => `w${index}`).join(' ');
    const strange = '王小明 🦊 \u0001 Жанна';
    const { pages } = await printed([{ description: long }, { description: strange }]);
    const words = pages
      .flat()
      .join(' ')
      .match(/\bw\d+\b/g);
    expect(words).toEqual(long.split(' '));
    expect(pages.flat()).toContain(strange);
  });

  it('says of a page that has boxes what they stand for, and of no other', async () => {
    const { pages } = await printed(
      Array.from({ length: 200 }, (_, index) => ({ description: index === 100 ? '🦊' : 'Жанна 王小明' })),
    );
    const note =
      'A box stands for a character that can’t be printed here. If you copy it, you get the character itself.';
    const withBoxes = pages.filter((page) => page.includes('🦊'));
    expect(withBoxes).toHaveLength(1);
    expect(pages.filter((page) => page.includes(note))).toEqual(withBoxes);
  });

  it('of no rows says so', async () => {
    const { pages } = await printed([]);
    expect(pages[0]).toContain('0 rows. Exported on Nov 21, 2026. Times are in America/New York.');
  });
});

describe('a screen reader', () => {
  it('finds a title, what the table is about, and a table of rows under headings', async () => {
    const { tree } = await printed([{}, { description: 'w '.repeat(5_000) }], { title: 'Hours' });
    expect(tree.children.map(({ tag, text }) => [tag, text])).toEqual([
      ['H1', 'Hours'],
      ['P', 'Lincoln High School'],
      ['P', '2 rows. Exported on Nov 21, 2026. Times are in America/New York.'],
      ['Table', ''],
    ]);
    const headings = allOf(tree, 'TH');
    expect(headings.map(({ text }) => text.replaceAll('\n', ' '))).toEqual(PRINTED.map(({ label }) => t(label)));
    expect(new Set(headings.map(({ scope }) => scope))).toEqual(new Set(['Column']));
    const [, first, second] = allOf(tree, 'TR');
    expect(first?.children.map(({ text }) => text)).toEqual([
      'Riverside Food Bank',
      '3.00',
      'Sep 30, 2026',
      'Sorted donations',
      '9:00 AM',
      '5:30 PM',
      'Approved',
      'Zoë Łukasiewicz',
      '',
      '',
    ]);
    expect(second?.children[3]?.text.match(/w/g)).toHaveLength(5_000);
  });

  it.each([
    'Zoë Łukasiewicz',
    'Nguyễn Thị Ánh',
    'Ελένη Παπαδοπούλου',
    'Жанна Ковалёва',
    'նարե ნინო',
    '王小明',
    '佐藤 さくら',
    '김민준',
    'आरव शर्मा',
    'נועה (כהן)',
    'محمد عبد الله',
    'السلام (Amal) ١٢',
  ])('reads the name %s letter by letter, whatever the page looks like', async (studentName) => {
    const { tree, pages } = await printed([{ studentName }]);
    expect(allOf(tree, 'TD')[7]?.text).toBe(studentName);
    expect(pages.flat().filter((text) => text.startsWith('A box'))).toEqual([]);
  });

  it('finds words from right to left in reading order on the page, too, their letters as readers reverse them', async () => {
    const { pages } = await printed([{ studentName: 'محمد عبد الله' }]);
    expect(pages.flat()).toContain('دمحم دبع هللا');
  });

  it('is told the title of any school', async () => {
    const school = 'R&D <School> «王» \u0001';
    expect((await readPdf(await fileOf(pdf, [], { school }))).title).toBe(`${school}: Users, Nov 21, 2026`);
    await printed([], { school: 'R&D <School> «王»' });
  });
});

describe('a line', () => {
  const shown = (line: string): readonly string[] => runsOf(line).map(({ text }) => text);

  it('is parted where another font is needed, and has letters of two characters in one', () => {
    expect(shown('Zoë')).toEqual(['Zoë']);
    expect(shown('Li 王小明 (김)')).toEqual(['Li ', '王小明', ' (', '김', ')']);
    expect(shown('e\u0301\u00ad!\ufeff')).toEqual(['é!']);
    expect(runsOf('a👩‍👩‍👧b')).toMatchObject([{ text: 'a' }, { text: '□', actual: '👩‍👩‍👧' }, { text: 'b' }]);
  });

  it('runs from right to left where its letters do, its brackets and numbers as they are read', () => {
    expect(shown('abc שלום עולם 12')).toEqual(['abc 12 ', 'עולם', ' ', 'שלום']);
    expect(shown('שלום (עולם) 12')).toEqual(['12 (', 'עולם', ') ', 'שלום']);
    expect(shown('\u200fabc שלום')).toEqual(['שלום', ' abc']);
  });
});

describe('a cell', () => {
  const text = new PdfText(new PDFDocument({ font: '' }));
  const lines = (cell: string): readonly string[] => text.wrap(cell, 60, { size: 10 });

  it('is cut into lines between words, and within a word that is wider than a line', () => {
    expect(lines('')).toEqual(['']);
    expect(lines('one two three four')).toEqual(['one two', 'three four']);
    expect(lines('one\n\ntwo\r\nthree')).toEqual(['one', '', 'two', 'three']);
    const cut = lines(`${'x'.repeat(40)} y`);
    expect(cut.join('')).toBe(`${'x'.repeat(40)} y`);
    for (const line of cut) expect(text.widthOf(line, { size: 10 })).toBeLessThanOrEqual(60);
  });

  it('is cut between the words of a script that has no spaces', () => {
    expect(lines('東京都に住んでいます')).toEqual(['東京都に住', 'んでいます']);
  });

  it('keeps letters together that are one to who reads them', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(lines(family.repeat(8)).every((line) => line.length % family.length === 0)).toBe(true);
  });

  it('keeps its direction in every line', () => {
    expect(lines('שלום עולם abc abc')).toEqual(['\u200fשלום עולם', '\u200fabc abc']);
  });
});

describe('the reader of these tests', () => {
  it('objects to a file that is not made for screen readers', async () => {
    const document = new PDFDocument({ tagged: true, font: '' });
    document.addStructure(document.struct('TH'));
    new PdfText(document).draw('Loose', { x: 50, y: 50 }, { size: 10 });
    document.rect(50, 50, 10, 10).fill('black').end();
    expect((await readPdf(document.read() as Buffer)).problems).toEqual([
      'no language',
      'the title is not displayed',
      'no PDF/UA identifier',
      'another title in the XMP metadata',
      'page 1: “Loose” is neither tagged nor an artifact',
      'page 1: f is neither tagged nor an artifact',
      'TH in StructTreeRoot',
      'TH without scope',
    ]);
  });
});
