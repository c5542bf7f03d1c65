import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import bidiModule, { type Bidi } from 'bidi-js';
import { openSync, type Font, type Glyph, type GlyphRun } from 'fontkit';

export type Weight = 'regular' | 'bold';

/** Part of a line in one font and one direction. */
export interface Run {
  /** Where it begins in its line, in reading order. */
  readonly index: number;
  /** A path that `openFont` takes. */
  readonly font: string;
  readonly text: string;
  /** The text that its glyphs cannot be read back as: that of shaped letters, or what a box stands for. */
  readonly actual?: string;
  readonly isBox?: boolean;
}

/** Searched for a glyph in this order. The last font has Armenian, Georgian and many symbols. */
const FONTS = {
  regular: [
    '@embedpdf/fonts-latin/fonts/NotoSans-Regular.ttf',
    '@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Regular.ttf',
    '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Regular.ttf',
    '@embedpdf/fonts-sc/fonts/NotoSansHans-Regular.otf',
    '@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf',
    'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  ],
  bold: [
    '@embedpdf/fonts-latin/fonts/NotoSans-Bold.ttf',
    '@embedpdf/fonts-hebrew/fonts/NotoSansHebrew-Bold.ttf',
    '@embedpdf/fonts-arabic/fonts/NotoNaskhArabic-Bold.ttf',
    '@embedpdf/fonts-sc/fonts/NotoSansHans-Bold.otf',
    '@embedpdf/fonts-kr/fonts/NotoSansKR-Bold.otf',
    'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
  ],
} as const satisfies Record<Weight, readonly string[]>;

/** The first font has all of these, and none needs shaping. */
const PLAIN = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u024f]*$/;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Scripts whose letters change shape beside one another, or run from right to left. */
const SHAPED = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}]/u;
/** Joiners, soft hyphens, direction marks: some fonts draw them anyway. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const JOINER = /[\u200c\u200d]/;
/** Some fonts have glyphs even for these. */
const CONTROL = /\p{Cc}/u;
const BOX = '□';

// its types describe an ES module, while Node gets the function itself
const bidi = (bidiModule as unknown as () => Bidi)();
const fonts = new Map<string, Font>();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const isPlain = (text: string): boolean => PLAIN.test(text);
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** What readers see as single characters, such as an emoji of several code points. */
export const graphemesOf = (text: string): readonly Intl.SegmentData[] => [...graphemes.segment(text)];

/** The mark that keeps a line in the direction of its paragraph. */
export const directionMark = (paragraph: string): string =>
  bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level === 1 ? '\u200f' : '\u200e';

/** Splits a line by font and puts it into visual order, from left to right. */
export function runsOf(line: string, weight: Weight = 'regular'): readonly Run[] {
  if (line === '') return [];
  if (isPlain(line)) return [{ index: 0, font: FONTS[weight][0], text: line }];
  const runs = graphemesOf(line).map(({ segment, index }) => ({ ...findFont(segment, weight), index }));
  return mergeRuns(hasRightToLeft(line) ? inVisualOrder(line, runs) : runs);
}

/** Opens a font for pdfkit, once for all documents. */
export function openFont(path: string): Font {
  const known = fonts.get(path);
  if (known) return known;
  const [, name, file] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(path) as unknown as [string, string, string];
  const font = openSync(join(findPackageJSON(name, import.meta.url) as string, '..', file)) as Font;
  const opened = Object.create(font, { layout: { value: (text: string) => layoutOf(text, font) } }) as Font;
  fonts.set(path, opened);
  return opened;
}

/** Without shaping, each letter is one glyph and reads back as itself, and faster. */
function layoutOf(text: string, font: Font): Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'> {
  if (SHAPED.test(text)) {
    const run = font.layout(text);
    // PDF readers reverse a line of these scripts, and the letters within a ligature too
    if (hasRightToLeft(text))
      run.glyphs = run.glyphs.map((glyph) => withCodePoints(glyph, glyph.codePoints.toReversed()));
    return run;
  }
  const glyphs = Array.from(text, (one) => {
    const codePoint = one.codePointAt(0) as number;
    // fontkit remembers what a glyph stood for first, in any document
    return withCodePoints(font.glyphForCodePoint(codePoint), [codePoint]);
  });
  const positions = glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }));
  return {
    glyphs,
    positions,
    get advanceWidth() {
      return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
    },
  };
}

const withCodePoints = (glyph: Glyph, codePoints: number[]): Glyph =>
  Object.create(glyph, { codePoints: { value: codePoints } }) as Glyph;

/** The first font that has a whole grapheme; a box where none has it. */
function findFont(grapheme: string, weight: Weight): Omit<Run, 'index'> {
  // one glyph for a letter and its accent
  const characters = Array.from(grapheme.normalize());
  const visible = characters.filter((one) => !INVISIBLE.test(one));
  if (visible.length === 0) return { font: FONTS[weight][0], text: '' };
  for (const font of FONTS[weight]) {
    const has = (one: string): boolean =>
      !CONTROL.test(one) && openFont(font).hasGlyphForCodePoint(one.codePointAt(0) as number);
    if (!visible.every(has)) continue;
    const text = characters.filter((one) => visible.includes(one) || (JOINER.test(one) && has(one))).join('');
    return { font, text };
  }
  return { ...findFont(BOX, weight), actual: grapheme, isBox: true };
}

/** Applies the Unicode Bidirectional Algorithm (UAX #9). */
function inVisualOrder(line: string, runs: readonly Run[]): readonly Run[] {
  const embedding = bidi.getEmbeddingLevels(line);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const byIndex = new Map(runs.map((run) => [run.index, run]));
  return bidi.getReorderedIndices(line, embedding).flatMap((index) => {
    const run = byIndex.get(index);
    return run ? [{ ...run, text: mirrored.get(index) ?? run.text }] : [];
  });
}

function mergeRuns(parts: readonly Run[]): readonly Run[] {
  const runs: Run[] = [];
  for (const part of parts) {
    const { font, text, isBox } = part;
    const last = runs.at(-1);
    if (text === '') continue;
    if (last?.font !== font || isBox || last.isBox) runs.push(part);
    else {
      // fontkit reverses words of these scripts itself
      const merged = hasRightToLeft(text + last.text) ? text + last.text : last.text + text;
      runs[runs.length - 1] = { index: Math.min(part.index, last.index), font, text: merged };
    }
  }
  return runs.map((run) => (SHAPED.test(run.text) && !hasRightToLeft(run.text) ? { ...run, actual: run.text } : run));
}
