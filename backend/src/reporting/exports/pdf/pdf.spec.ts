import { EXPORT_COLUMNS } from '@hourtrail/contracts';
import { inflateSync } from 'node:zlib';
import { fileOf, type Cells } from '../../../../test/exports.js';
import { PdfFont } from './pdf-font.js';
import { pdf } from './pdf.js';
import { wrap } from './wrap.js';

const COLUMNS = EXPORT_COLUMNS.hours;
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

/** The objects of a PDF by their numbers, each found where the file's own table says. */
function objectsOf(file: Buffer): ReadonlyMap<number, Buffer> {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file.toString('latin1'))?.[1]);
  const [, , ...lines] = file.subarray(start).toString('latin1').split('\n');
  const places = lines.slice(0, lines.indexOf('trailer')).map((line) => Number(line.slice(0, 10)));
  return new Map(
    places.slice(1).map((place, index) => {
      const number = index + 1;
      const head = `${number} 0 obj\n`;
      expect(file.subarray(place, place + head.length).toString('latin1')).toBe(head);
      return [number, file.subarray(place + head.length, file.indexOf('\nendobj', place))];
    }),
  );
}

function streamOf(object: Buffer): string {
  const from = object.indexOf('stream\n') + 7;
  return inflateSync(object.subarray(from, object.lastIndexOf('\nendstream'))).toString('latin1');
}

/** The text of each page, read back by the tables that the file itself brings. */
function pagesOf(file: Buffer): string[][] {
  const objects = objectsOf(file);
  const latin = new Map([...objects].map(([number, object]) => [number, object.toString('latin1')]));
  const all = [...latin.values()];
  const meaningOf = (name: string): ReadonlyMap<string, string> => {
    const pages = all.find((object) => object.includes('/Type /Pages')) ?? '';
    const font = latin.get(Number(new RegExp(`/${name} (\\d+) 0 R`).exec(pages)?.[1])) ?? '';
    const table = streamOf(objects.get(Number(/\/ToUnicode (\d+)/.exec(font)?.[1])) as Buffer);
    return new Map(
      [...table.matchAll(/<(\w{4})> <(\w+)>\n/g)].map(([, id, text]) => [
        id as string,
        Buffer.from(text as string, 'hex')
          .swap16()
          .toString('utf16le'),
      ]),
    );
  };
  const fonts: Readonly<Record<string, ReadonlyMap<string, string>>> = { R: meaningOf('R'), B: meaningOf('B') };
  return all
    .filter((object) => object.includes('/Type /Page '))
    .map((page) => {
      const contents = streamOf(objects.get(Number(/\/Contents (\d+)/.exec(page)?.[1])) as Buffer);
      return [...contents.matchAll(/\/([RB]) [\d.]+ Tf .*? Td <(\w*)> Tj/g)].map(([, font, ids]) =>
        (ids as string).replace(/\w{4}/g, (id) => fonts[font as string]?.get(id) ?? '?'),
      );
    });
}

describe('a PDF', () => {
  it('says what it holds, of whom and when, and has the rows as people read them', async () => {
    const [page] = pagesOf(
      await fileOf(pdf, [rowOf(A_ROW)], {
        columns: COLUMNS,
        title: 'Hours',
        filters: ['Status: Approved', 'From: Sep 1, 2026'],
      }),
    );
    expect(page).toEqual(
      expect.arrayContaining([
        'Hours',
        'Lincoln High School',
        'Status: Approved · From: Sep 1, 2026',
        '1 row. Made on Nov 21, 2026; times are those of America/New York.',
        'Riverside Food Bank',
        '3.00',
        'Sep 30, 2026',
        '9:00 AM',
        '5:30 PM',
        'Approved',
        'Zoë Łukasiewicz',
        'Page 1 of ',
      ]),
    );
  });

  it('has its heading on every page, numbers them, and leaves no row out', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => rowOf({ ...A_ROW, description: `no. ${index}` }));
    const pages = pagesOf(await fileOf(pdf, rows, { columns: COLUMNS }));
    expect(pages.length).toBeGreaterThan(4);
    pages.forEach((page, index) => {
      expect(page.filter((text) => text === 'Organization name')).toHaveLength(1);
      expect(page).toContain(`Page ${index + 1} of `);
    });
    expect(pages.flat().filter((text) => text.startsWith('no. '))).toEqual(rows.map((_row, index) => `no. ${index}`));
  });

  it('takes a cell that is longer than a page, and any character', async () => {
    const long = Array.from({ length: 2_000 }, (_, index) => `w${index}`).join(' ');
    const strange = '王小明 😀 \u0001 Жанна';
    const rows = [rowOf({ ...A_ROW, description: long }), rowOf({ ...A_ROW, description: strange })];
    const pages = pagesOf(await fileOf(pdf, rows, { columns: COLUMNS }));
    const words = pages
      .flat()
      .join(' ')
      .match(/\bw\d+\b/g);
    expect(words).toEqual(long.split(' '));
    expect(pages.flat()).toContain(strange);
  });

  it('says of a page that has boxes what they stand for, and of no other', async () => {
    const rows = Array.from({ length: 200 }, (_, index) =>
      rowOf({ ...A_ROW, description: index === 100 ? '王小明' : 'Жанна Łukasiewicz' }),
    );
    const pages = pagesOf(await fileOf(pdf, rows, { columns: COLUMNS }));
    const told =
      'A box stands for a character that cannot be printed here; copied from here, it is the character itself.';
    const withBoxes = pages.filter((page) => page.includes('王小明'));
    expect(withBoxes).toHaveLength(1);
    expect(pages.filter((page) => page.includes(told))).toEqual(withBoxes);
  });

  it('of no rows says so', async () => {
    const [page] = pagesOf(await fileOf(pdf, [], { columns: COLUMNS }));
    expect(page).toContain('0 rows. Made on Nov 21, 2026; times are those of America/New York.');
  });
});

describe('a cell', () => {
  const font = new PdfFont('regular');
  const lines = (text: string): readonly string[] => wrap(text, font, { size: 10, width: 60 });

  it('is cut into lines between words, and within a word that is wider than a line', () => {
    expect(lines('')).toEqual(['']);
    expect(lines('one two three four')).toEqual(['one two', 'three four']);
    expect(lines('one\n\ntwo\r\nthree')).toEqual(['one', '', 'two', 'three']);
    const cut = lines(`${'x'.repeat(40)} y`);
    expect(cut.join('')).toBe(`${'x'.repeat(40)} y`);
    for (const line of cut) expect(font.widthOf(line, 10)).toBeLessThanOrEqual(60);
  });

  it('keeps letters together that are one to who reads them', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(lines(family.repeat(8)).every((line) => line.length % family.length === 0)).toBe(true);
  });
});
