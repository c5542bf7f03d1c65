import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

export interface MarkdownElement {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children: readonly MarkdownNode[];
}

export type MarkdownNode = string | MarkdownElement;

/** The part of a document below one `## Title {#id}`. */
export interface Chapter {
  readonly id?: string;
  readonly title: string;
  readonly body: readonly MarkdownNode[];
}

export interface MarkdownDocument {
  /** The YAML between two lines of `---` at the beginning; null where there is none. */
  readonly frontMatter: unknown;
  readonly chapters: readonly Chapter[];
}

const DOCUMENT = /^(?:---\n(?<front>.*?\n)---\n)?(?<body>.*)$/s;
const TITLE = /^(?<title>.+?)(?: \{#(?<id>[\w-]+)\})?$/;

/** Reads a Markdown file. Throws on what the site has no element for, so that the build fails. */
export function parseMarkdown(source: string): MarkdownDocument {
  const { front, body = '' } = DOCUMENT.exec(source)?.groups ?? {};
  const chapters: (Chapter & { readonly body: MarkdownNode[] })[] = [];
  for (const token of lexer(body)) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) {
      const { title = '', id } = TITLE.exec((token as Tokens.Heading).text)?.groups ?? {};
      chapters.push({ title, body: [], ...(id && { id }) });
    } else if (token.type !== 'space') {
      const chapter = chapters.at(-1);
      if (!chapter) throw new Error(`Text before the first chapter: ${token.raw}`);
      chapter.body.push(nodeOf(token));
    }
  }
  return { frontMatter: front === undefined ? null : parse(front), chapters };
}

const element = (
  tag: string,
  tokens: readonly Token[],
  attributes?: Readonly<Record<string, string>>,
): MarkdownElement => ({
  tag,
  ...(attributes && { attributes }),
  children: tokens.filter(({ type }) => type !== 'space').map(nodeOf),
});

const group = (tag: string, children: readonly MarkdownNode[]): MarkdownElement => ({ tag, children });

function nodeOf(token: Token): MarkdownNode {
  const { type, tokens = [] } = token as Tokens.Generic;
  if (type === 'text' && tokens.length === 0) return (token as Tokens.Text).text.replaceAll('\n', ' ');
  if (type === 'escape') return (token as Tokens.Escape).text;
  if (type === 'code') return group('pre', [group('code', [(token as Tokens.Code).text])]);
  if (type === 'codespan') return group('code', [(token as Tokens.Codespan).text]);
  if (type === 'paragraph') return element('p', tokens);
  if (type === 'strong') return element('strong', tokens);
  if (type === 'heading') return element(`h${(token as Tokens.Heading).depth}`, tokens);
  if (type === 'link') return element('a', tokens, { href: (token as Tokens.Link).href });
  if (type === 'list') return list(token as Tokens.List);
  if (type === 'table') return table(token as Tokens.Table);
  if (type === 'blockquote') return note(tokens);
  throw new Error(`The site has no element for ${type}: ${token.raw}`);
}

/** The items of a list are single lines. */
const list = ({ ordered, items }: Tokens.List): MarkdownElement =>
  group(
    ordered ? 'ol' : 'ul',
    items.map(({ tokens }) =>
      element(
        'li',
        tokens.flatMap((line) => (line as Tokens.Generic).tokens ?? []),
      ),
    ),
  );

const table = ({ header, rows }: Tokens.Table): MarkdownElement =>
  group('table', [
    group('thead', [
      group(
        'tr',
        header.map(({ tokens }) => element('th', tokens, { scope: 'col' })),
      ),
    ]),
    group(
      'tbody',
      rows.map((cells) => group('tr', cells.map(cell))),
    ),
  ]);

const cell = ({ tokens }: Tokens.TableCell, column: number): MarkdownElement =>
  column === 0 ? element('th', tokens, { scope: 'row' }) : element('td', tokens);

/** A quotation is a note; its first paragraph is its label. */
function note([label, ...text]: readonly Token[]): MarkdownElement {
  const [strong] = (label as Tokens.Paragraph).tokens;
  if (strong?.type !== 'strong') throw new Error(`A note begins with a bold label: ${label?.raw}`);
  return element('blockquote', text, { label: (strong as Tokens.Strong).text });
}

/** The module that a Markdown file is to scripts; `file.md?front-matter` is its front matter alone. */
export function moduleOf(source: string, url: string): string {
  const { frontMatter, chapters } = parseMarkdown(source);
  const exported = url.endsWith('?front-matter') ? { frontMatter } : { frontMatter, chapters };
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

export const markdown: Plugin = {
  name: 'markdown',
  transform: {
    filter: { id: /\.md(\?front-matter)?$/ },
    handler: (source, id) => ({ code: moduleOf(source, id), map: null, moduleType: 'js' }),
  },
};
