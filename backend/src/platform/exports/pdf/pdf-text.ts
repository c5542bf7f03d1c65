import { hasRightToLeft } from '@hourtrail/contracts';
import { directionMark, isPlain, graphemesOf, openFont, runsOf, type Run, type Weight } from './font-runs.js';

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

export interface Position {
  readonly x: number;
  readonly y: number;
  readonly align?: 'right' | 'center' | undefined;
}

const INK = '#10201c';
const NEWLINE = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const words = new Intl.Segmenter('en', { granularity: 'word' });

export class PdfText {
  private readonly widths = new Map<string, Map<string, number>>();
  private hasBox = false;

  constructor(private readonly doc: PDFKit.PDFDocument) {}

  widthOf(line: string, { size, weight }: TextStyle): number {
    return runsOf(line, weight).reduce((width, run) => width + this.widthOfRun(run) * size, 0);
  }

  /** Wraps between words, and within a word that is wider than a line. `width` is in points. */
  wrap(text: string, width: number, style: TextStyle): readonly string[] {
    return text.split(NEWLINE).flatMap((paragraph) => {
      const lines = this.linesOf(paragraph, width, style);
      return hasRightToLeft(paragraph) ? lines.map((line) => `${directionMark(paragraph)}${line}`) : lines;
    });
  }

  draw(line: string, { x, y, align }: Position, style: TextStyle): void {
    let left = align ? x - this.widthOf(line, style) / (align === 'center' ? 2 : 1) : x;
    const runs = runsOf(line, style.weight);
    const placed = runs.map((run, index) => {
      const at = left;
      if (index < runs.length - 1) left += this.widthOfRun(run) * style.size;
      return { ...run, at };
    });
    this.doc.fillColor(style.color ?? INK);
    // In reading order, which is also the order of copied text.
    for (const { font, text, actual, isBox = false, at } of placed.sort((a, b) => a.index - b.index)) {
      if (actual) this.doc.markContent('Span', { actual });
      this.font(font, style.size).text(text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      if (actual) this.doc.endMarkedContent();
      this.hasBox ||= isBox;
    }
  }

  /** Whether a box was drawn since the last call, for a character that no font has. */
  takeBox(): boolean {
    const { hasBox } = this;
    this.hasBox = false;
    return hasBox;
  }

  private linesOf(paragraph: string, width: number, style: TextStyle): readonly string[] {
    const lines = [''];
    let taken = 0;
    for (const word of wordsOf(paragraph)) {
      const wide = this.widthOf(word.trimEnd(), style);
      const pieces = wide > width ? graphemesOf(word).map(({ segment }) => segment) : [word];
      if (taken > 0 && taken + wide > width) {
        lines.push('');
        taken = 0;
      }
      for (const piece of pieces) {
        const more = this.widthOf(piece, style);
        if (pieces.length > 1 && taken > 0 && taken + more > width) {
          lines.push('');
          taken = 0;
        }
        lines.push(`${lines.pop()}${piece}`);
        taken += more;
      }
    }
    return lines.map((line) => line.trimEnd());
  }

  private widthOfRun({ font, text }: Run): number {
    const known = this.widths.get(font)?.get(text);
    if (known !== undefined) return known;
    const width = this.font(font, 1).widthOfString(text);
    this.widths.get(font)?.set(text, width);
    return width;
  }

  private font(path: string, size: number): PDFKit.PDFDocument {
    if (!this.widths.has(path)) {
      this.widths.set(path, new Map());
      // pdfkit's types do not allow a font opened by fontkit.
      this.doc.registerFont(path, openFont(path) as unknown as Buffer);
    }
    return this.doc.font(path, size);
  }
}

function wordsOf(paragraph: string): readonly string[] {
  const text = paragraph.replace(/[ \t]+/g, ' ').trim();
  if (isPlain(text)) return text.split(/(?<= )/);
  const found: string[] = [];
  let isAfterWord = false;
  for (const { segment, isWordLike = false } of words.segment(text)) {
    const last = found.at(-1);
    if (last === undefined || last.endsWith(' ') || (isAfterWord && isWordLike)) found.push(segment);
    else found[found.length - 1] = last + segment;
    isAfterWord = isWordLike;
  }
  return found;
}
