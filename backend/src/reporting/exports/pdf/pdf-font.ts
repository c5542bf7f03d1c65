import { createRequire } from 'node:module';
import { openSync, type Font, type Subset } from 'fontkit';
import type { PdfFile } from './pdf-file.js';

const FILES = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
} as const;
export type Weight = keyof typeof FILES;

const opened = new Map<Weight, Font>();

/** Latin, Greek, Cyrillic, Hebrew, Arabic and more; read once. */
function fontOf(weight: Weight): Font {
  const font = opened.get(weight) ?? (openSync(createRequire(import.meta.url).resolve(FILES[weight])) as Font);
  opened.set(weight, font);
  return font;
}

/** Scripts that are written from right to left, whose letters change their shape beside one another. */
const JOINED = /[\p{Script=Hebrew}\p{Script=Arabic}][\p{Script=Hebrew}\p{Script=Arabic}\p{M} ]*/gu;

/** A glyph as a document names it: what it is read back as, and how wide it is in thousandths of the size. */
interface Character {
  readonly id: string;
  readonly text: string;
  readonly glyph: number;
  readonly width: number;
}

/** A font as one document uses it: only the glyphs that it does use are embedded. */
export class PdfFont {
  private readonly font: Font;
  private readonly subset: Subset;
  private readonly scale: number;
  private readonly ofCodePoint = new Map<string, Character>();
  private readonly ofShape = new Map<string, Character>();
  private readonly characters: Character[] = [];
  private lacks = false;

  constructor(private readonly weight: Weight) {
    this.font = fontOf(weight);
    this.subset = this.font.createSubset();
    this.scale = 1000 / this.font.unitsPerEm;
  }

  widthOf(text: string, size: number): number {
    let width = 0;
    for (const one of text) width += this.character(one).width;
    return (width * size) / 1000;
  }

  /** Text as a page shows it, in hexadecimal. */
  shown(text: string): string {
    let ids = '';
    let from = 0;
    // most text has none of them, and is looked at once
    if (JOINS.test(text)) {
      for (const { 0: run, index } of text.matchAll(JOINED)) {
        ids += this.spelled(text.slice(from, index)) + this.shaped(run.trimEnd());
        from = index + run.trimEnd().length;
      }
    }
    return ids + this.spelled(text.slice(from));
  }

  /** Whether a character that the font lacks was shown since this was asked last. */
  tookBox(): boolean {
    const { lacks } = this;
    this.lacks = false;
    return lacks;
  }

  /** Writes the font as the object of this number. */
  async embed(pdf: PdfFile, whole: number): Promise<void> {
    const { characters, font, scale } = this;
    const name = `/HOURTR+DejaVuSansCondensed${this.weight === 'bold' ? '-Bold' : ''}`;
    const [descendant, descriptor, file] = [pdf.reserve(), pdf.reserve(), pdf.reserve()];
    const [glyphs, meaning] = [pdf.reserve(), pdf.reserve()];
    const { minX, minY, maxX, maxY } = font.bbox;
    const box = [minX, minY, maxX, maxY].map((edge) => Math.round(edge * scale)).join(' ');
    const [up, down] = [font.ascent, font.descent].map((height) => Math.round(height * scale));
    await pdf.object(
      whole,
      `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${meaning} 0 R >>`,
    );
    await pdf.object(
      descendant,
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /CIDToGIDMap ${glyphs} 0 R /W [1 [${characters.map(({ width }) => Math.round(width)).join(' ')}]] >>`,
    );
    await pdf.object(
      descriptor,
      `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /FontBBox [${box}] /ItalicAngle 0 /Ascent ${up} /Descent ${down} /CapHeight ${up} /StemV ${this.weight === 'bold' ? 120 : 80} /FontFile2 ${file} 0 R >>`,
    );
    const program = this.subset.encode();
    await pdf.stream(file, `/Length1 ${program.length}`, program);
    await pdf.stream(glyphs, '', glyphsOf(characters));
    await pdf.stream(meaning, '', Buffer.from(meaningsOf(characters)));
  }

  private spelled(text: string): string {
    let ids = '';
    for (const one of text) {
      const { id, glyph } = this.character(one);
      ids += id;
      if (glyph === 0) this.lacks = true;
    }
    return ids;
  }

  /** A run of joined letters, as it is seen from left to right. */
  private shaped(run: string): string {
    return this.font
      .layout(run)
      .glyphs.map(({ id, codePoints, advanceWidth }) => {
        const text = String.fromCodePoint(...codePoints);
        const key = `${id} ${text}`;
        const known = this.ofShape.get(key) ?? this.take(text, { id, advanceWidth });
        this.ofShape.set(key, known);
        return known.id;
      })
      .join('');
  }

  private character(one: string): Character {
    const known =
      this.ofCodePoint.get(one) ?? this.take(one, this.font.glyphForCodePoint(one.codePointAt(0) as number));
    this.ofCodePoint.set(one, known);
    return known;
  }

  // a character that the font lacks is shown as a box and read back as what it is
  private take(text: string, { id, advanceWidth }: { readonly id: number; readonly advanceWidth: number }): Character {
    const place = this.characters.length + 1;
    if (place > MOST) throw new Error('A document cannot hold more than 65,535 different characters.');
    const character = {
      id: place.toString(16).padStart(4, '0'),
      text,
      glyph: included(this.subset, id),
      width: advanceWidth * this.scale,
    };
    this.characters.push(character);
    return character;
  }
}

const MOST = 0xffff;

// the library's types are of another version: it takes a number and answers the one in the subset
const included = (subset: Subset, glyph: number): number =>
  (subset as unknown as { includeGlyph(glyph: number): number }).includeGlyph(glyph);

const JOINS = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Which glyph of the embedded font each character is. */
function glyphsOf(characters: readonly Character[]): Buffer {
  const map = Buffer.alloc((characters.length + 1) * 2);
  characters.forEach(({ glyph }, index) => map.writeUInt16BE(glyph, (index + 1) * 2));
  return map;
}

/** What each character is read back as: at most a hundred to a block, as the format has it. */
function meaningsOf(characters: readonly Character[]): string {
  const meanings = characters.map(
    ({ id, text }) => `<${id}> <${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`,
  );
  const blocks = Array.from({ length: Math.ceil(meanings.length / 100) }, (_, index) => {
    const some = meanings.slice(index * 100, index * 100 + 100);
    return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
