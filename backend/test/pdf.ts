import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFArray,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** An element of the structure tree, which screen readers follow. */
export interface TaggedElement {
  readonly tag: string;
  /** Its own text, line by line. */
  readonly text: string;
  readonly scope: string | undefined;
  readonly children: readonly TaggedElement[];
}

export interface ReadPdf {
  readonly title: string;
  readonly tree: TaggedElement;
  /** The lines of each page, in elements and in artifacts. */
  readonly pages: readonly { readonly tagged: readonly string[]; readonly artifacts: readonly string[] }[];
  /** Violations of PDF/UA-1 (ISO 14289-1), as far as a program can find them. */
  readonly problems: readonly string[];
}

type Glyphs = ReadonlyMap<string, string>;

/** Reads a PDF by its tags, with pdf-lib. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const reader = new Reader(document);
  reader.checkMetadata();
  const pages = reader.readPages();
  const tree = reader.readTree(pages);
  const lines = pages.map(({ tagged, artifacts }) => ({ tagged: [...tagged.values()].flat(), artifacts }));
  return { title: document.getTitle() ?? '', tree, pages: lines, problems: reader.problems };
}

/** The elements with a tag, in reading order. */
export const allOf = (element: TaggedElement, tag: string): readonly TaggedElement[] => [
  ...(element.tag === tag ? [element] : []),
  ...element.children.flatMap((child) => allOf(child, tag)),
];

/** The elements that each may be a child of. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  Document: ['StructTreeRoot'],
  THead: ['Table'],
  TBody: ['Table'],
  TR: ['Table', 'THead', 'TBody'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
};

class Reader {
  readonly problems: string[] = [];
  private readonly context: PDFContext;
  private readonly root: PDFDict;
  private readonly fonts = new Map<PDFDict, Glyphs>();
  /** The content that an element has, by page and number. */
  private readonly used = new Set<string>();

  constructor(private readonly document: PDFDocument) {
    this.context = document.context;
    this.root = this.dict(document.catalog, 'StructTreeRoot');
  }

  checkMetadata(): void {
    const { catalog } = this.document;
    const title = this.document.getTitle() ?? '';
    const stream = this.at(catalog, 'Metadata');
    const xmp = stream instanceof PDFRawStream ? Buffer.from(stream.contents).toString('utf8') : '';
    this.require(this.at(catalog, 'Lang') !== undefined, 'no language');
    this.require(this.text(catalog, 'MarkInfo', 'Marked') === 'true', 'not marked as tagged');
    this.require(this.text(catalog, 'ViewerPreferences', 'DisplayDocTitle') === 'true', 'the title is not displayed');
    this.require(xmp.includes('<pdfuaid:part>1</pdfuaid:part>'), 'no PDF/UA identifier');
    this.require(title !== '' && xmp.includes(`>${escaped(title)}</rdf:li>`), 'another title in the XMP metadata');
    this.require(!/&(?!(amp|lt|gt);)/.test(xmp), 'XMP metadata that is not XML');
  }

  readPages(): readonly PageContent[] {
    return this.document.getPages().map(({ node, ref }, index) => {
      const font = (name: string): Glyphs => this.fontOf(this.dict(node, 'Resources', 'Font', name));
      const bytes = decodePDFRawStream(this.at(node, 'Contents') as PDFRawStream).decode();
      const page = new PageContent(ref, this.text(node, 'StructParents'), font);
      page.read(bytes, this.context);
      if (this.text(node, 'Tabs') !== '/S') page.problems.push('tabs do not follow the structure');
      this.problems.push(...page.problems.map((problem) => `page ${index + 1}: ${problem}`));
      return page;
    });
  }

  readTree(pages: readonly PageContent[]): TaggedElement {
    const [ref, ...others] = (this.at(this.root, 'K') as PDFArray).asArray() as PDFRef[];
    this.require(others.length === 0, 'more than one document');
    const tree = this.readElement(ref as PDFRef, this.document.catalog.get(PDFName.of('StructTreeRoot')), pages);
    for (const [index, { tagged }] of pages.entries())
      for (const id of tagged.keys())
        this.require(this.used.has(`${index} ${id}`), `page ${index + 1}: orphan content`);
    for (const table of allOf(tree, 'Table')) {
      const widths = new Set(allOf(table, 'TR').map(({ children }) => children.length));
      this.require(widths.size === 1, `a table with rows of ${[...widths].join(', ')} cells`);
    }
    return tree;
  }

  private readElement(ref: PDFRef, parent: PDFObject | undefined, pages: readonly PageContent[]): TaggedElement {
    const dict = this.context.lookup(ref) as PDFDict;
    const tag = this.text(dict, 'S').slice(1);
    const parentDict = this.context.lookup(parent) as PDFDict;
    const parentTag = this.text(parentDict, this.at(parentDict, 'S') ? 'S' : 'Type').slice(1);
    const scope = this.at(dict, 'A', 'Scope');
    this.require(dict.get(PDFName.of('P')) === parent, `${tag} does not refer to its parent`);
    this.require(PARENTS[tag]?.includes(parentTag) ?? true, `${tag} in ${parentTag}`);
    this.require(tag !== 'TH' || scope !== undefined, 'TH without scope');
    const kids = (this.at(dict, 'K') as PDFArray | undefined)?.asArray() ?? [];
    const elements = kids.filter((kid) => kid instanceof PDFRef);
    const children = elements.map((kid) => this.readElement(kid, ref, pages));
    const lines = kids.filter((kid) => !(kid instanceof PDFRef)).flatMap((kid) => this.readContent(kid, ref, pages));
    const text = textOf(this.at(dict, 'ActualText')) ?? lines.join('\n');
    return { tag, text, scope: scope && String(scope).slice(1), children };
  }

  /** Marked content of an element: its number, with its page where that is not the element's own. */
  private readContent(kid: PDFObject, ref: PDFRef, pages: readonly PageContent[]): readonly string[] {
    const owner = kid instanceof PDFDict ? kid : (this.context.lookup(ref) as PDFDict);
    const id = Number(String(kid instanceof PDFDict ? kid.get(PDFName.of('MCID')) : kid));
    const index = pages.findIndex((page) => page.ref === owner.get(PDFName.of('Pg')));
    const lines = pages[index]?.tagged.get(id);
    this.require(lines !== undefined, `content ${id} is not on its page`);
    this.require(this.parentsOf(pages[index]?.parentsKey)?.get(id) === ref, `content ${id} has another parent`);
    this.require(!this.used.has(`${index} ${id}`), `content ${id} in two elements`);
    this.used.add(`${index} ${id}`);
    return lines ?? [];
  }

  /** The elements of a page's contents, in the order of their numbers. */
  private parentsOf(key: string | undefined): PDFArray | undefined {
    const entries = (this.at(this.root, 'ParentTree', 'Nums') as PDFArray).asArray();
    const index = entries.findIndex((entry, at) => at % 2 === 0 && String(entry) === key);
    return index < 0 ? undefined : (this.context.lookup(entries[index + 1]) as PDFArray);
  }

  private fontOf(font: PDFDict): Glyphs {
    const known = this.fonts.get(font);
    if (known) return known;
    const [descendant] = (this.at(font, 'DescendantFonts') as PDFArray).asArray();
    const descriptor = this.dict(this.context.lookup(descendant) as PDFDict, 'FontDescriptor');
    const isEmbedded = ['FontFile2', 'FontFile3'].some((name) => descriptor.has(PDFName.of(name)));
    this.require(isEmbedded, `${this.text(font, 'BaseFont')} is not embedded`);
    this.require(!descriptor.has(PDFName.of('CIDSet')), 'a CIDSet, which may lack glyphs');
    const map = this.at(font, 'ToUnicode');
    const glyphs = map instanceof PDFRawStream ? glyphsOf(decodePDFRawStream(map).decode()) : new Map<string, string>();
    this.fonts.set(font, glyphs);
    return glyphs;
  }

  private require(isMet: boolean, problem: string): void {
    if (!isMet) this.problems.push(problem);
  }

  private at(from: PDFDict, ...path: readonly string[]): PDFObject | undefined {
    let found: PDFObject | undefined = from;
    for (const name of path)
      found = found instanceof PDFDict ? this.context.lookup(found.get(PDFName.of(name))) : undefined;
    return found;
  }

  private dict(from: PDFDict, ...path: readonly string[]): PDFDict {
    return this.at(from, ...path) as PDFDict;
  }

  private text(from: PDFDict, ...path: readonly string[]): string {
    return String(this.at(from, ...path));
  }
}

/** A marked-content sequence: an artifact, content of an element by its number, or a replacement for what it draws. */
interface Marked {
  readonly isArtifact: boolean;
  readonly id: number | undefined;
  readonly actual: string | undefined;
}

const PAINTS = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'Do', 'sh', 'Tj', "'", '"', 'EI']);

/** What a page draws, by its marks. */
class PageContent {
  readonly tagged = new Map<number, string[]>();
  readonly artifacts: string[] = [];
  readonly problems: string[] = [];
  private readonly open: Marked[] = [];
  private glyphs: Glyphs = new Map();
  private y = '';
  private last: { readonly y: string; readonly lines: readonly string[] } | undefined;

  constructor(
    readonly ref: PDFRef,
    readonly parentsKey: string,
    private readonly font: (name: string) => Glyphs,
  ) {}

  read(bytes: Uint8Array, context: PDFContext): void {
    for (const [operator, operands] of operationsOf(bytes, context)) {
      if (operator === 'BDC' || operator === 'BMC') this.begin(String(operands[0]), operands[1]);
      else if (operator === 'EMC') this.end();
      else if (operator === 'Tf') this.glyphs = this.font(String(operands[0]).slice(1));
      else if (operator === 'Tm') this.y = String(operands[5]);
      else if (operator === 'TJ') this.show(operands[0] as PDFArray);
      else if (PAINTS.has(operator) && !this.lines())
        this.problems.push(`${operator} is neither tagged nor an artifact`);
    }
    if (this.open.length > 0) this.problems.push('marked content that does not end');
  }

  private begin(tag: string, properties: PDFObject | undefined): void {
    const of = (name: string): PDFObject | undefined =>
      properties instanceof PDFDict ? properties.get(PDFName.of(name)) : undefined;
    const isArtifact = tag === '/Artifact';
    const id = of('MCID') && Number(String(of('MCID')));
    const actual = textOf(of('ActualText'));
    if (isArtifact || id !== undefined) {
      if (this.open.length > 0) this.problems.push('an artifact or an element inside another');
      this.last = undefined;
    }
    if (id !== undefined) {
      if (this.tagged.has(id)) this.problems.push(`content ${id} twice`);
      this.tagged.set(id, []);
    }
    this.open.push({ isArtifact, id, actual });
    if (actual !== undefined) this.add(actual);
  }

  private end(): void {
    if (!this.open.pop()) this.problems.push('an end of marked content that did not begin');
  }

  private show(strings: PDFArray): void {
    const codes = strings
      .asArray()
      .flatMap((one) => (one instanceof PDFHexString ? one.asString().match(/.{4}/g) : []));
    const letters = codes.map((code) => this.glyphs.get(String(code)) ?? '');
    if (codes.includes('0000') || letters.some((letter) => letter === '' || /[\0\ufeff\ufffe]/.test(letter)))
      this.problems.push('a glyph without a letter');
    if (this.open.every(({ actual }) => actual === undefined)) this.add(letters.join(''));
  }

  private add(text: string): void {
    const lines = this.lines();
    if (!lines) return void this.problems.push(`“${text}” is neither tagged nor an artifact`);
    const goesOn = this.last?.lines === lines && this.last.y === this.y;
    lines.push(goesOn ? `${lines.pop()}${text}` : text);
    this.last = { y: this.y, lines };
  }

  private lines(): string[] | undefined {
    const marked = this.open.find(({ isArtifact, id }) => isArtifact || id !== undefined);
    return marked?.id === undefined ? marked && this.artifacts : this.tagged.get(marked.id);
  }
}

/** The operators of a content stream, each with its operands. */
function* operationsOf(bytes: Uint8Array, context: PDFContext): Generator<[string, PDFObject[]]> {
  const text = Buffer.from(bytes).toString('latin1').trimEnd();
  const operator = /\s*([A-Za-z'"*]+)(?=[\s/[(<]|$)/y;
  const parser = PDFObjectParser.forBytes(bytes, context);
  const stream = parser['bytes'];
  let operands: PDFObject[] = [];
  while (stream.offset() < text.length) {
    operator.lastIndex = stream.offset();
    const found = operator.exec(text);
    if (!found) operands.push(parser.parseObject());
    else {
      yield [found[1] as string, operands];
      operands = [];
      stream.moveTo(operator.lastIndex);
    }
  }
}

/** What each glyph of a ToUnicode map stands for. */
const glyphsOf = (map: Uint8Array): Glyphs =>
  new Map(
    [
      ...Buffer.from(map)
        .toString('latin1')
        .matchAll(/<(\w{4})> <\w{4}> \[(.*?)\]/g),
    ].flatMap(([, first = '', all = '']) =>
      [...all.matchAll(/<([\w ]*)>/g)].map(([, letters = ''], index) => [
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        Buffer.from(letters.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  );

const textOf = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
