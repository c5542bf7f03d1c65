import { pdfText, type PdfFile } from './pdf-file.js';
import { PdfFont, type Weight } from './pdf-font.js';

/** US Letter, landscape, in points from the lower left corner. */
export const PAGE = { width: 792, height: 612, margin: 36, foot: 24 } as const;
const FOOT_SIZE = 7;
const OF_BOXES =
  'A box stands for a character that cannot be printed here; copied from here, it is the character itself.';

/** Where text stands on a page; `right` where it ends there instead of beginning. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: Weight;
  readonly right?: boolean;
}

/** The pages of a document, each written when the next one begins. Every page has the same foot. */
export class Pages {
  private readonly fonts = { regular: new PdfFont('regular'), bold: new PdfFont('bold') };
  private readonly numbers: number[] = [];
  private readonly parent: number;
  private readonly total: number;
  private drawn: string[] = [];

  constructor(
    private readonly pdf: PdfFile,
    private readonly foot: string,
  ) {
    this.parent = pdf.reserve();
    this.total = pdf.reserve();
  }

  font(weight: Weight = 'regular'): PdfFont {
    return this.fonts[weight];
  }

  text(text: string, { x, y, size, weight = 'regular', right = false }: Placed): void {
    if (text === '') return;
    const font = this.fonts[weight];
    const from = right ? x - font.widthOf(text, size) : x;
    const name = weight === 'bold' ? 'B' : 'R';
    this.drawn.push(`BT /${name} ${size} Tf ${fixed(from)} ${fixed(y)} Td <${font.shown(text)}> Tj ET`);
  }

  /** A thin line from margin to margin. */
  line(y: number, grey = 0.8): void {
    const { width, margin } = PAGE;
    this.drawn.push(`${grey} G 0.5 w ${margin} ${fixed(y)} m ${width - margin} ${fixed(y)} l S`);
  }

  /** A grey field from margin to margin, under what is drawn after it. */
  field(y: number, height: number): void {
    const { width, margin } = PAGE;
    this.drawn.push(`0.92 g ${margin} ${fixed(y)} ${width - margin * 2} ${fixed(height)} re f 0 g`);
  }

  /** Writes the page that is drawn. */
  async finish(): Promise<void> {
    const { width, height, margin, foot } = PAGE;
    const page = this.pdf.reserve();
    const contents = this.pdf.reserve();
    this.numbers.push(page);
    const placed = { y: foot, size: FOOT_SIZE };
    this.text(this.foot, { ...placed, x: margin });
    const boxes = [this.fonts.regular, this.fonts.bold].filter((font) => font.tookBox());
    if (boxes.length > 0) this.text(OF_BOXES, { ...placed, x: margin, y: foot + 9 });
    const before = `Page ${this.numbers.length} of `;
    const room = this.font().widthOf('000000', FOOT_SIZE);
    this.text(before, { ...placed, x: width - margin - room, right: true });
    // how many pages there are is drawn on all of them when it is known
    this.drawn.push(`q 1 0 0 1 ${fixed(width - margin - room)} ${foot} cm /Total Do Q`);
    const box = `/MediaBox [0 0 ${width} ${height}]`;
    await this.pdf.stream(contents, '', Buffer.from(this.drawn.join('\n')));
    await this.pdf.object(page, `<< /Type /Page /Parent ${this.parent} 0 R ${box} /Contents ${contents} 0 R >>`);
    this.drawn = [];
  }

  async end({ title, at }: { readonly title: string; readonly at: Date }): Promise<void> {
    const { pdf, numbers, parent, total, fonts } = this;
    const count = fonts.regular.shown(String(numbers.length));
    const [regular, bold] = [pdf.reserve(), pdf.reserve()];
    const resources = `<< /Font << /R ${regular} 0 R >> >>`;
    await pdf.stream(
      total,
      `/Type /XObject /Subtype /Form /BBox [0 -5 60 15] /Resources ${resources}`,
      Buffer.from(`BT /R ${FOOT_SIZE} Tf <${count}> Tj ET`),
    );
    await fonts.regular.embed(pdf, regular);
    await fonts.bold.embed(pdf, bold);
    const named = `/Font << /R ${regular} 0 R /B ${bold} 0 R >> /XObject << /Total ${total} 0 R >>`;
    const kids = numbers.map((number) => `${number} 0 R`).join(' ');
    await pdf.object(parent, `<< /Type /Pages /Kids [${kids}] /Count ${numbers.length} /Resources << ${named} >> >>`);
    const [root, info] = [pdf.reserve(), pdf.reserve()];
    await pdf.object(
      root,
      `<< /Type /Catalog /Pages ${parent} 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    );
    const made = `(D:${at.toISOString().replace(/[-:T]|\..*/g, '')}Z)`;
    await pdf.object(info, `<< /Title ${pdfText(title)} /Producer (HourTrail) /CreationDate ${made} >>`);
    await pdf.end({ root, info });
  }
}

const fixed = (number: number): string => String(Math.round(number * 100) / 100);
