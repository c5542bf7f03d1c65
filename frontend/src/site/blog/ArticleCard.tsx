import { t } from '@hourtrail/contracts';
import { ArrowRight } from 'lucide-react';
import { formatDay } from '../../lib/dates.js';
import { styled } from '../../ui/styled.js';
import { CATEGORY_LABELS, type ArticleSummary } from '../content/blog.js';
import { ARTICLE_SHOTS } from '../content/shots.js';
import { Text } from '../ui/headings.js';
import { SiteLink } from '../ui/links.js';
import { Screenshot } from '../ui/Screenshot.js';

const Card = styled('article', { shouldForwardProp: (prop) => prop !== 'first' })<{ first: boolean }>(
  ({ theme, first }) => ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    boxSizing: 'border-box',
    padding: first ? 40 : 24,
    border: `1px solid ${theme.vars.palette.hairline}`,
    borderRadius: 12,
    backgroundColor: theme.vars.palette.background.paper,
    transition: 'border-color 120ms',
    '&:hover': { borderColor: theme.vars.palette.primary.main },
    '& > div': { marginBottom: 20, flex: 'none' },
    '& h2': {
      margin: '12px 0 0',
      fontSize: first ? 'clamp(1.625rem, 3.6vw, 2.75rem)' : '1.25rem',
      lineHeight: first ? 1.15 : '1.6875rem',
      fontWeight: 660,
      letterSpacing: '-0.015em',
      textWrap: 'balance',
    },
    [theme.breakpoints.down('sm')]: { padding: first ? 24 : 20 },
  }),
);

const More = styled(SiteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: 6,
  marginTop: 'auto',
  paddingTop: 20,
  fontWeight: 620,
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
  '&&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

const List = styled('ol')(({ theme }) => ({
  margin: '20px 0 0',
  paddingLeft: 22,
  '& li': { marginTop: 6, paddingLeft: 4 },
  '& li::marker': { fontWeight: 640, color: theme.vars.palette.primary.main },
}));

const Inside = ({ items }: { readonly items: readonly string[] }) => (
  <List>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
);

interface ArticleCardProps {
  readonly article: ArticleSummary;
  readonly first: boolean;
}

export const ArticleCard = ({ article, first }: ArticleCardProps) => (
  <Card first={first}>
    <Screenshot shot={{ ...ARTICLE_SHOTS[article.picture], alt: '' }} first={first} />
    <ByLine {...article} />
    <h2>{article.title}</h2>
    <Text>{article.excerpt}</Text>
    {article.inside && <Inside items={article.inside} />}
    <More href={`/blog/${article.slug}`} aria-label={t('sitePages.readMoreAbout', { title: article.title })}>
      {t('sitePages.readMore')}
      <ArrowRight size={16} aria-hidden />
    </More>
  </Card>
);

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

export const ByLine = ({ category, author, date, readTime }: ByLineProps) => (
  <Line>
    <strong>{CATEGORY_LABELS[category]}</strong>
    <span>{t('sitePages.author', { author })}</span>
    <time dateTime={date}>{formatDay(date, 'UTC')}</time>
    <span>{t('sitePages.readingTime', { minutes: readTime })}</span>
  </Line>
);
