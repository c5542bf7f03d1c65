import { styled } from '../styled.js';
import { Plus } from 'lucide-react';
import { Blocks } from './Prose.js';
import type { Block } from '../content/blocks.js';

const Item = styled('details')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  '&:first-of-type': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
  '& svg': { flex: 'none', transition: 'transform 180ms', color: theme.vars.palette.primary.main },
  '&[open] svg': { transform: 'rotate(45deg)' },
}));

const Question = styled('summary')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 24,
  padding: '20px 4px',
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: 8,
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { color: theme.vars.palette.primary.main },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '& h2, & h3': { margin: 0, fontSize: '1.125rem', lineHeight: '1.5rem', fontWeight: 640, color: 'inherit' },
}));

const Answer = styled('div')(({ theme }) => ({
  maxWidth: '68ch',
  padding: '0 48px 24px 4px',
  fontSize: '1rem',
  lineHeight: '1.625rem',
  color: theme.vars.palette.text.secondary,
  '& p': { margin: '0 0 12px' },
  '& ul': { margin: '0 0 12px', paddingLeft: 22 },
  [theme.breakpoints.down('sm')]: { paddingRight: 4 },
}));

export interface Disclosed {
  readonly question: string;
  readonly answer: readonly Block[];
}

interface DisclosuresProps {
  readonly items: readonly Disclosed[];
  /** What they share so that the browser keeps one of them open at most. */
  readonly name: string;
  readonly level?: 'h2' | 'h3';
}

/** Questions that open; opening one closes the one before, and each can be closed again. */
export const Disclosures = ({ items, name, level: Level = 'h2' }: DisclosuresProps) => (
  <div>
    {items.map(({ question, answer }) => (
      <Item key={question} name={name}>
        <Question>
          <Level>{question}</Level>
          <Plus size={22} aria-hidden />
        </Question>
        <Answer>
          <Blocks blocks={answer} />
        </Answer>
      </Item>
    ))}
  </div>
);
