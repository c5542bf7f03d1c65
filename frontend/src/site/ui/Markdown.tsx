import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import { School, Server } from 'lucide-react';
import type { Chapter, MarkdownNode } from '../../../markdown.js';
import { styled } from '../../ui/styled.js';
import { useScheduleUrl } from '../hydration.js';
import { TextLink } from './links.js';

const LABELS: Readonly<Record<string, typeof School>> = {
  [t('site.schoolDecides')]: School,
  [t('site.operatorSets')]: Server,
};

const Frame = styled('div')(({ theme }) => ({
  margin: '20px 0 0',
  padding: '14px 18px 16px',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.sunken,
  '&& p': { margin: '4px 0 0' },
}));

const Label = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.875rem',
  fontWeight: 640,
  color: theme.vars.palette.status.pending.ink,
}));

function Note({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const Icon = LABELS[label];
  return (
    <Frame>
      <Label>
        {Icon && <Icon size={16} aria-hidden />}
        {label}
      </Label>
      {children}
    </Frame>
  );
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 20,
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  lineHeight: '1.4375rem',
  '& th, & td': {
    padding: '10px 16px 10px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  },
  '& thead th': { fontSize: '0.8125rem', fontWeight: 620, color: theme.vars.palette.text.secondary },
  '& tbody th': { fontWeight: 620 },
  [theme.breakpoints.down('sm')]: { '& th, & td': { paddingRight: 10 } },
}));

/** What Markdown writes for the operator's calendar. */
const BOOKING = 'booking:';

function DocumentLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const schedule = useScheduleUrl();
  return <TextLink href={href === BOOKING ? schedule : href}>{children}</TextLink>;
}

/** Scrolls sideways, also by keyboard. */
const Code = ({ children }: { readonly children: ReactNode }) => (
  <pre tabIndex={0} role="group" aria-label={t('site.example')}>
    {children}
  </pre>
);

const COMPONENTS: Readonly<Record<string, ElementType>> = {
  a: DocumentLink,
  blockquote: Note,
  pre: Code,
  table: Table,
};

function draw(node: MarkdownNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  return createElement(COMPONENTS[tag] ?? tag, attributes, ...children.map(draw));
}

/** `frontend/markdown.ts` parses the Markdown at build time. */
export const Markdown = ({ body }: { readonly body: readonly MarkdownNode[] }) =>
  createElement(Fragment, null, ...body.map(draw));

const LINES = ['p', 'li', 'th', 'td', 'h3'];

const wordsOf = (node: MarkdownNode): string => (typeof node === 'string' ? node : node.children.map(wordsOf).join(''));

/** Paragraphs, list items and cells as plain text. */
export const linesOf = (body: readonly MarkdownNode[]): readonly string[] =>
  body.flatMap((node) => {
    if (typeof node === 'string' || LINES.includes(node.tag)) return [wordsOf(node)];
    return node.tag === 'pre' ? [] : linesOf(node.children);
  });

export const textsOf = (chapters: readonly Chapter[]): readonly string[] =>
  chapters.flatMap(({ title, body }) => [title, ...linesOf(body)]);

const Text = styled('div')(({ theme }) => ({
  maxWidth: '68ch',
  fontSize: '1rem',
  lineHeight: '1.6875rem',
  color: theme.vars.palette.text.primary,
  '& p': { margin: '16px 0 0', textWrap: 'pretty' },
  '& ul, & ol': { margin: '16px 0 0', paddingLeft: 24 },
  '& li': { marginTop: 8, paddingLeft: 4 },
  '& li::marker': { color: theme.vars.palette.primary.main, fontWeight: 620 },
  '& code': { fontSize: '0.9375em', backgroundColor: theme.vars.palette.sunken, padding: '1px 5px', borderRadius: 4 },
  '& pre': {
    margin: '16px 0 0',
    padding: '14px 16px',
    overflowX: 'auto',
    borderRadius: 10,
    fontSize: '0.875rem',
    lineHeight: '1.375rem',
    backgroundColor: theme.vars.palette.sunken,
  },
  '& pre code': { padding: 0, fontSize: 'inherit', backgroundColor: 'transparent' },
  '& h2': {
    margin: '56px 0 0',
    fontSize: '1.5rem',
    lineHeight: '2rem',
    fontWeight: 660,
    letterSpacing: '-0.012em',
    scrollMarginTop: 96,
  },
  '& h3': { margin: '28px 0 0', fontSize: '1.0625rem', lineHeight: '1.5rem', fontWeight: 640 },
  '& section:first-of-type > h2': { marginTop: 0 },
}));

export const Chapters = ({ chapters }: { readonly chapters: readonly Chapter[] }) => (
  <Text>
    {chapters.map(({ id, title, body }) => (
      <section key={title} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <Markdown body={body} />
      </section>
    ))}
  </Text>
);
