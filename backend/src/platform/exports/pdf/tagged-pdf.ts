import { hasRightToLeft, locale, t, type Paper } from '@hourtrail/contracts';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import type { SchoolLook } from '../../files/school-look.js';
import { PdfText, type Position, type TextStyle } from './pdf-text.js';

/** US Letter in landscape, in points from the upper left corner. Stands in the middle of another paper. */
export const PAGE = { left: 36, right: 756, width: 720, top: 36, bottom: 568, footer: 588 } as const;
const LETTER = { width: 792, height: 612 } as const;

const COLORS = { secondary: '#4a5a56', shade: '#edf0ef', line: '#d5dcd9' } as const;
const TITLE: TextStyle = { size: 16, weight: 'bold' };
const SCHOOL: TextStyle = { size: 10, color: COLORS.secondary };
const PARAGRAPH: TextStyle = { size: 8.5, color: COLORS.secondary };
const FOOTER: TextStyle = { size: 7, color: COLORS.secondary };

const UNBROKEN_LINES = 12;

const LETTERHEAD = { style: { size: 15, weight: 'bold' }, leading: 19, padding: 13 } as const;
/** Within the letterhead. */
const LOGO = { width: 132, height: 34, margin: 2, inset: 4 } as const;

/** As its PNG header says, made to fit. */
function logoSize(png: Buffer): { readonly width: number; readonly height: number } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  return { width: width * scale, height: height * scale };
}

interface About {
  readonly title: string;
  /** Stands below every page, with the page number. */
  readonly footer?: string;
  readonly at: Date;
  /** `letter` by default; both in landscape. A4 is a little wider and lower. */
  readonly paper?: Paper | undefined;
}

export type Element = PDFKit.PDFStructureElement;

export type Draw = (doc: PDFKit.PDFDocument, top: number, text: PdfText) => void;

export interface Cell {
  readonly tag: string;
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly style: TextStyle;
  readonly align?: 'right' | 'center' | undefined;
  readonly scope?: 'Column' | 'Row';
}

interface Box {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

interface RowOptions {
  /** Without one, screen readers skip the cells. */
  readonly parent?: Element;
  readonly tag?: string;
  readonly leading: number;
  readonly padding?: number;
  /** A color fills the row. */
  readonly background?: 'shade' | 'line' | `#${string}`;
}

interface Row extends RowOptions {
  readonly padding: number;
  readonly cells: readonly (Cell & { readonly lines: readonly string[] })[];
  element?: Element;
  elements: readonly Element[];
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly isLast: boolean;
}

/** A PDF/UA-1 document (ISO 14289-1). Lays out all pages before drawing, because each prints the page count. */
export class TaggedPdf {
  readonly root: Element;
  heading: () => void = () => {};
  private readonly doc: Document;
  private readonly text: PdfText;
  private readonly pages: (() => void)[][] = [[]];
  private y: number = PAGE.top;
  /** Opened once, so that every page shares it. */
  private logo: PDFKit.Mixins.ImageSrc | undefined;

  constructor(private readonly about: About) {
    const { title, at, paper = 'letter' } = about;
    this.doc = new Document({
      pdfVersion: '1.7',
      tagged: true,
      lang: locale(),
      displayTitle: true,
      size: paper,
      layout: 'landscape',
      margin: 0,
      font: '',
      autoFirstPage: false,
      info: { Title: title, Producer: 'HourTrail', Creator: 'HourTrail', CreationDate: at },
    });
    this.text = new PdfText(this.doc);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  title(title: string, school: string): void {
    const heading = { tag: 'H1', text: title, x: PAGE.left, width: 470, style: TITLE };
    const owner = { tag: 'P', text: school, x: PAGE.right - 230, width: 230, style: SCHOOL, align: 'right' } as const;
    this.row([heading, owner], { parent: this.root, leading: 22 });
  }

  /** The school's name and logo over its color, if it chose any. */
  letterhead(school: string, { color, logo }: SchoolLook): void {
    if (!color && !logo) return;
    const top = this.y;
    const size = logo ? logoSize(logo) : { width: 0, height: 0 };
    const x = PAGE.left + (logo ? size.width + 2 * LOGO.margin + 16 : LETTERHEAD.padding);
    const style = { ...LETTERHEAD.style, color: color ? '#ffffff' : COLORS.secondary };
    this.row([{ tag: 'P', text: school, x, width: PAGE.right - x - LETTERHEAD.padding, style }], {
      ...{ parent: this.root, leading: LETTERHEAD.leading, padding: LETTERHEAD.padding },
      ...(color && { background: color as `#${string}` }),
    });
    const below = this.y;
    if (logo) {
      this.y = top;
      this.figure(
        t('exports.logoOf', { school }),
        { x: PAGE.left, width: x - PAGE.left, height: below - top },
        (doc) => {
          const tile = { width: size.width + 2 * LOGO.margin, height: size.height + 2 * LOGO.margin };
          const from = top + (below - top - tile.height) / 2;
          doc.rect(PAGE.left + LOGO.inset, from, tile.width, tile.height).fill('#ffffff');
          const image = (this.logo ??= (doc as unknown as Opens).openImage(logo));
          doc.image(image, PAGE.left + LOGO.inset + LOGO.margin, from + LOGO.margin, size);
        },
      );
      this.y = below;
    }
    this.gap(12);
  }

  paragraph(text: string, style: TextStyle = PARAGRAPH, tag: 'P' | 'H2' = 'P'): void {
    const cell = { tag, text, x: PAGE.left, width: PAGE.width, style };
    this.row([cell], { parent: this.root, leading: style.size * 1.4 });
  }

  row(cells: readonly Cell[], options: RowOptions): void {
    const { parent, tag, leading, padding = 0 } = options;
    const wrapped = cells.map((cell) => ({ ...cell, lines: this.text.wrap(cell.text, cell.width, cell.style) }));
    const row: Row = { ...options, padding, cells: wrapped, elements: [] };
    if (parent && !tag) row.elements = cells.map((cell) => this.element(cell.tag, parent, cell));
    const all = Math.max(...wrapped.map(({ lines }) => lines.length));
    const heightOf = (lines: number): number => lines * leading + padding * 2;
    if (heightOf(all) > this.room && (all <= UNBROKEN_LINES || heightOf(1) > this.room)) this.newPage();
    let from = 0;
    while (from < all) {
      if (from > 0) this.newPage();
      const to = Math.min(all, from + Math.floor((this.room - padding * 2) / leading));
      const part = { from, to, isLast: to === all };
      const height = heightOf(to - from);
      this.put(height, (top) => {
        this.drawBackground(row, top, height);
        this.drawPart(row, part, top);
      });
      from = to;
    }
  }

  /** A picture at the present height, beside what follows. */
  figure(alt: string, { x, width, height }: Box, draw: Draw): void {
    const element = this.doc.struct('Figure', { alt });
    this.root.add(element);
    const top = this.y;
    this.pages.at(-1)?.push(() => {
      const { left, down } = this.middle;
      const bottom = this.doc.page.height - down - top - height;
      // pdfkit sets the box of a new element only, from the height of a page that is not there yet
      const { data } = (element as unknown as { readonly dictionary: { readonly data: object } }).dictionary;
      Object.assign(data, {
        A: { O: 'Layout', Placement: 'Block', BBox: [left + x, bottom, left + x + width, bottom + height] },
      });
      element.add(() => draw(this.doc, top, this.text));
      element.end();
    });
  }

  /** A line for a signature, or a frame: screen readers skip it. */
  ornament(draw: Draw): void {
    const top = this.y;
    this.pages.at(-1)?.push(() => this.artifact('Layout', () => draw(this.doc, top, this.text)));
  }

  gap(height: number): void {
    this.y += height;
  }

  /** Begins a page if this one has less room. */
  keep(height: number): void {
    if (height > this.room) this.newPage();
  }

  element(
    tag: string,
    parent: Element,
    { text = '', scope }: { readonly text?: string; readonly scope?: Cell['scope'] } = {},
  ): Element {
    // On the page, right-to-left text is in visual order.
    const options: object = { scope, ...(hasRightToLeft(text) && { actual: text }) };
    const element = this.doc.struct(tag, options);
    parent.add(element);
    return element;
  }

  async *bytes(): AsyncGenerator<Buffer> {
    const { doc, pages } = this;
    for (const [index, drawings] of pages.entries()) {
      doc.addPage();
      const { left, down } = this.middle;
      if (left !== 0) doc.translate(left, down);
      for (const draw of drawings) draw();
      this.drawFooter(index + 1);
      yield* this.takeBytes();
      await setImmediate();
    }
    this.root.end();
    doc.end();
    yield* this.takeBytes();
  }

  private get middle(): { readonly left: number; readonly down: number } {
    const { width, height } = this.doc.page;
    return { left: (width - LETTER.width) / 2, down: (height - LETTER.height) / 2 };
  }

  private get room(): number {
    return PAGE.bottom - this.y;
  }

  private newPage(): void {
    this.pages.push([]);
    this.y = PAGE.top;
    this.heading();
  }

  private put(height: number, draw: (top: number) => void): void {
    const top = this.y;
    this.pages.at(-1)?.push(() => draw(top));
    this.y += height;
  }

  private drawBackground({ background }: Row, top: number, height: number): void {
    const { doc } = this;
    if (!background) return;
    this.artifact('Layout', () => {
      if (background !== 'line')
        doc.rect(PAGE.left, top, PAGE.width, height).fill(background === 'shade' ? COLORS.shade : background);
      else doc.rect(PAGE.left, top + height - 0.5, PAGE.width, 0.5).fill(COLORS.line);
    });
  }

  private drawPart(row: Row, { from, to, isLast }: Part, top: number): void {
    const { parent, tag, cells, leading, padding } = row;
    if (parent && tag && from === 0) {
      const element = this.element(tag, parent);
      row.element = element;
      row.elements = cells.map((cell) => this.element(cell.tag, element, cell));
    }
    const baseline = top + padding + Math.max(...cells.map(({ style }) => style.size));
    cells.forEach(({ lines, x, width, style, align }, index) => {
      const draw = (): void =>
        lines.slice(from, to).forEach((line, nth) => {
          this.text.draw(
            line,
            { x: align ? x + width / (align === 'center' ? 2 : 1) : x, y: baseline + nth * leading, align },
            style,
          );
        });
      if (!parent) this.artifact('Pagination', draw);
      else if (lines.slice(from, to).some(Boolean)) row.elements[index]?.add(draw);
    });
    if (isLast) row.element?.end();
  }

  private drawFooter(page: number): void {
    const { text, pages, about } = this;
    const y = PAGE.footer;
    const draw = (line: string, position: Position): void =>
      this.artifact('Pagination', () => text.draw(line, position, FOOTER));
    if (text.takeBox()) draw(t('exports.unprintable'), { x: PAGE.left, y: y - 9 });
    if (about.footer === undefined) return;
    draw(text.wrap(about.footer, PAGE.width - 100, FOOTER)[0] as string, { x: PAGE.left, y });
    draw(t('exports.page', { page, count: pages.length }), { x: PAGE.right, y, align: 'right' });
  }

  private artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  private *takeBytes(): Generator<Buffer> {
    for (let bytes: unknown = this.doc.read(); bytes; bytes = this.doc.read()) yield bytes as Buffer;
  }
}

/** What the types of pdfkit leave out. */
interface Opens {
  openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc;
}

const CONFORMS =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

class Document extends PDFDocument {
  override endMetadata(): void {
    // pdfkit's `subset: 'PDF/UA'` also adds a CIDSet, which lacks the parts of composite glyphs.
    this.appendXML(CONFORMS);
    // pdfkit does not escape the title in XML. It has already written the info dictionary.
    this.info.Title = xmlText(this.info.Title ?? '');
    super.endMetadata();
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const xmlText = (text: string): string =>
  text.replace(/[\p{Cc}\ufffe\uffff]/gu, '').replace(/[&<>]/g, (one) => ENTITIES[one] as string);
