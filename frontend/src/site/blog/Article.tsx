import { ArrowLeft } from 'lucide-react';
import { ARTICLES, type ArticleSummary } from '../content/blog.js';
import type { Chapter } from '../content/blocks.js';
import { styled } from '../styled.js';
import { Container } from '../ui/Container.js';
import { Heading } from '../ui/headings.js';
import { Prose } from '../ui/Prose.js';
import { Section } from '../ui/Section.js';
import { StandingLink } from '../ui/TextLink.js';
import { ArticleCard } from './ArticleCard.js';
import { ByLine } from './ByLine.js';

const Frame = styled('article')(({ theme }) => ({
  maxWidth: 720,
  marginInline: 'auto',
  padding: '56px 0 96px',
  '& h1': {
    margin: '12px 0 0',
    fontSize: 'clamp(2.125rem, 4.4vw, 3rem)',
    lineHeight: 1.12,
    fontWeight: 700,
    letterSpacing: '-0.022em',
    textWrap: 'balance',
  },
  '& > header': {
    marginTop: 24,
    marginBottom: 40,
    paddingBottom: 32,
    borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  },
  [theme.breakpoints.down('sm')]: { padding: '24px 0 64px' },
}));

const Pair = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 20,
  margin: '32px 0 0',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
}));

interface ArticleProps {
  readonly article: ArticleSummary;
  readonly chapters: readonly Chapter[];
}

export const Article = ({ article, chapters }: ArticleProps) => (
  <>
    <Container>
      <Frame>
        <StandingLink href="/blog">
          <ArrowLeft size={16} aria-hidden /> All articles
        </StandingLink>
        <header>
          <ByLine {...article} />
          <h1 tabIndex={-1}>{article.title}</h1>
        </header>
        <Prose chapters={chapters} />
      </Frame>
    </Container>
    <Section ground="paper" labelledBy="next">
      <Heading id="next">Read next</Heading>
      <Pair>
        {nextTo(article).map((one) => (
          <li key={one.id}>
            <ArticleCard article={one} first={false} />
          </li>
        ))}
      </Pair>
    </Section>
  </>
);

/** The two that follow it, round and round. */
function nextTo({ slug }: ArticleSummary): readonly ArticleSummary[] {
  const here = ARTICLES.findIndex((one) => one.slug === slug);
  return [...ARTICLES, ...ARTICLES].slice(here + 1, here + 3);
}
