import { School, Server } from 'lucide-react';
import { styled } from '../styled.js';
import type { Block, Chapter, Decider } from '../content/blocks.js';
import { Inline } from './Inline.js';

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

/** Chapters of running text: a policy or an article. */
export const Prose = ({ chapters }: { readonly chapters: readonly Chapter[] }) => (
  <Text>
    {chapters.map(({ id, title, blocks }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <Blocks blocks={blocks} />
      </section>
    ))}
  </Text>
);

export const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, index) => <One key={index} block={block} />);

function One({ block }: { readonly block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <Inline>{block}</Inline>
      </p>
    );
  if ('list' in block) return <ul>{items(block.list)}</ul>;
  if ('steps' in block) return <ol>{items(block.steps)}</ol>;
  if ('subtitle' in block) return <h3>{block.subtitle}</h3>;
  if ('table' in block) return <ProseTable {...block.table} />;
  return <SetNote by={block.set}>{block.note}</SetNote>;
}

const items = (texts: readonly string[]) =>
  texts.map((text) => (
    <li key={text}>
      <Inline>{text}</Inline>
    </li>
  ));

const WORDS = {
  school: { icon: School, label: 'Your school decides' },
  operator: { icon: Server, label: 'Set by whoever runs the server' },
} as const;

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

/** Marks what the software leaves to somebody to decide. */
function SetNote({ by, children }: { readonly by: Decider; readonly children: string }) {
  const { icon: Icon, label } = WORDS[by];
  return (
    <Frame>
      <Label>
        <Icon size={16} aria-hidden />
        {label}
      </Label>
      <p>
        <Inline>{children}</Inline>
      </p>
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

interface ProseTableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A small table among text, of two or three columns. */
const ProseTable = ({ head, rows }: ProseTableProps) => (
  <Table>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first = '', ...rest]) => (
        <tr key={first}>
          <th scope="row">
            <Inline>{first}</Inline>
          </th>
          {rest.map((cell, column) => (
            <td key={column}>
              <Inline>{cell}</Inline>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
