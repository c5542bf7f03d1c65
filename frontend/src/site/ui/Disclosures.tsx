import { Plus } from 'lucide-react';
import { styled } from '../../ui/styled.js';
import type { Chapter } from '../../../markdown.js';
import { Markdown } from './Markdown.js';

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

interface DisclosuresProps {
  /** Chapters of a Markdown file: the title is the question, the body the answer. */
  readonly questions: readonly Chapter[];
  /** The same `name` on all `details` elements lets the browser keep only one open. */
  readonly name: string;
  readonly level?: 'h2' | 'h3';
}

export const Disclosures = ({ questions, name, level: Level = 'h2' }: DisclosuresProps) => (
  <div>
    {questions.map(({ title, body }) => (
      <Item key={title} name={name}>
        <Question>
          <Level>{title}</Level>
          <Plus size={22} aria-hidden />
        </Question>
        <Answer>
          <Markdown body={body} />
        </Answer>
      </Item>
    ))}
  </div>
);
