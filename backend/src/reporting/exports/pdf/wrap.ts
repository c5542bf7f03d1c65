import type { PdfFont } from './pdf-font.js';

interface Room {
  readonly size: number;
  readonly width: number;
}

/** Cuts text into lines no wider than `width`: between words, and within one that is wider than a line. */
export function wrap(text: string, font: PdfFont, { size, width }: Room): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n|[\n\r\v\f\u2028\u2029]/)) {
    let line = '';
    let taken = 0;
    for (const word of paragraph.split(/[ \t]+/)) {
      const wide = font.widthOf(word, size);
      const space = line === '' ? 0 : font.widthOf(' ', size);
      if (taken + space + wide <= width) {
        line += (space > 0 ? ' ' : '') + word;
        taken += space + wide;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = wide <= width ? [word] : broken(word, font, { size, width });
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
      taken = font.widthOf(line, size);
    }
    lines.push(line);
  }
  return lines;
}

const CLUSTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

function broken(word: string, font: PdfFont, { size, width }: Room): string[] {
  const pieces: string[] = [];
  let piece = '';
  let taken = 0;
  for (const { segment } of CLUSTERS.segment(word)) {
    const wide = font.widthOf(segment, size);
    if (piece !== '' && taken + wide > width) {
      pieces.push(piece);
      piece = '';
      taken = 0;
    }
    piece += segment;
    taken += wide;
  }
  return [...pieces, piece];
}
