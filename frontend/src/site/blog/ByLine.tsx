import type { ArticleSummary } from '../content/blog.js';
import { styled } from '../styled.js';
import { formatDate } from '../../lib/dates.js';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: '1.375rem',
  color: theme.vars.palette.text.secondary,
  '& strong': { fontWeight: 640, color: theme.vars.palette.accent },
}));

type ByLineProps = Pick<ArticleSummary, 'category' | 'author' | 'date' | 'readTime'>;

/** What an article is about, who wrote it, when it came out and how long it takes. */
export const ByLine = ({ category, author, date, readTime }: ByLineProps) => (
  <Line>
    <strong>{category}</strong>
    <span>By the {author}</span>
    <time dateTime={date}>{formatDate(date)}</time>
    <span>{readTime} min read</span>
  </Line>
);
