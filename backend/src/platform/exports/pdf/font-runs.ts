import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { hasRightToLeft } from '@hourtrail/contracts';
import bidiModule, { type Bidi } from 'bidi-js';
import { openSync, type Font, type Glyph, type GlyphRun } from 'fontkit';

export type Weight = 'regular' | 'bold';

export interface Run {
  readonly index: number;
  readonly font: string;
  readonly text: string;
  readonly actual?: string;
  readonly isBox?: boolean;
}

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

const PLAIN = /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u024f]*$/;
/** Scripts with contextual letter forms, or written right to left. */
const SHAPED = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}]/u;
/** Joiners, soft hyphens and direction marks, for which some fonts have glyphs. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const JOINER = /[\u200c\u200d]/;
const CONTROL = /\p{Cc}/u;
const BOX = '□';

// The types declare an ES module, but Node returns the function itself.
const bidi = (bidiModule as unknown as () => Bidi)();
const fonts = new Map<string, Font>();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export const isPlain = (text: string): boolean => PLAIN.test(text);

export const graphemesOf = (text: string): readonly Intl.SegmentData[] => [...graphemes.segment(text)];

export const directionMark = (paragraph: string): string =>
  bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level === 1 ? '\u200f' : '\u200e';

export function runsOf(line: string, weight: Weight = 'regular'): readonly Run[] {
  if (line === '') return [];
  if (isPlain(line)) return [{ index: 0, font: FONTS[weight][0], text: line }];
  const runs = graphemesOf(line).map(({ segment, index }) => ({ ...findFont(segment, weight), index }));
  return mergeRuns(hasRightToLeft(line) ? inVisualOrder(line, runs) : runs);
}

export function openFont(path: string): Font {
  const known = fonts.get(path);
  if (known) return known;
  const [, name, file] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(path) as unknown as [string, string, string];
  const font = openSync(join(findPackageJSON(name, import.meta.url) as string, '..', file)) as Font;
  const opened = Object.create(font, { layout: { value: (text: string) => layoutOf(text, font) } }) as Font;
  fonts.set(path, opened);
  return opened;
}

/** Skips shaping where possible: it is faster, and each glyph maps back to its letter. */
function layoutOf(text: string, font: Font): Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'> {
  if (SHAPED.test(text)) {
    const run = font.layout(text);
    // PDF readers reverse text of these scripts, including the letters of a ligature.
    if (hasRightToLeft(text))
      run.glyphs = run.glyphs.map((glyph) => withCodePoints(glyph, glyph.codePoints.toReversed()));
    return run;
  }
  const glyphs = Array.from(text, (one) => {
    const codePoint = one.codePointAt(0) as number;
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

function findFont(grapheme: string, weight: Weight): Omit<Run, 'index'> {
  // NFC, so that a letter and its accent share a glyph.
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
      const merged = hasRightToLeft(text + last.text) ? text + last.text : last.text + text;
      runs[runs.length - 1] = { index: Math.min(part.index, last.index), font, text: merged };
    }
  }
  return runs.map((run) => (SHAPED.test(run.text) && !hasRightToLeft(run.text) ? { ...run, actual: run.text } : run));
}
