import { t } from '@hourtrail/contracts';
import { ArrowLeft } from 'lucide-react';
import type { MarkdownDocument } from '../../../markdown.js';
import { styled } from '../../ui/styled.js';
import { ArticleCard, ByLine } from '../blog/ArticleCard.js';
import { ARTICLES, CATEGORY_LABELS, type ArticleSummary } from '../content/blog.js';
import { ARTICLE_SHOTS } from '../content/shots.js';
import { PageMeta, SITE_URL, type PageMetaProps } from '../PageMeta.js';
import { Heading } from '../ui/headings.js';
import { StandaloneLink } from '../ui/links.js';
import { Chapters } from '../ui/Markdown.js';
import { Screenshot } from '../ui/Screenshot.js';
import { Container, Section } from '../ui/Section.js';

const metaOf = ({ slug, title, excerpt, date, category, author }: ArticleSummary): PageMetaProps => ({
  path: `/blog/${slug}`,
  title,
  description: excerpt,
  keywords: t('sitePages.articleKeywords', { category: CATEGORY_LABELS[category] }),
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      description: excerpt,
      datePublished: date,
      articleSection: CATEGORY_LABELS[category],
      author: { '@type': 'Organization', name: author },
      publisher: { '@type': 'Organization', name: 'HourTrail' },
      mainEntityOfPage: `${SITE_URL}/blog/${slug}`,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: t('site.blog'), item: `${SITE_URL}/blog` },
        { '@type': 'ListItem', position: 2, name: title },
      ],
    },
  ],
});

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

const Picture = styled('figure')(({ theme }) => ({
  margin: '0 0 40px',
  '& figcaption': { marginTop: 10, fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
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

export function ArticlePage({ frontMatter, chapters }: MarkdownDocument) {
  const article = frontMatter as ArticleSummary;
  return (
    <>
      <PageMeta {...metaOf(article)} />
      <Container>
        <Frame>
          <StandaloneLink href="/blog">
            <ArrowLeft size={16} aria-hidden /> {t('sitePages.allArticles')}
          </StandaloneLink>
          <header>
            <ByLine {...article} />
            <h1 tabIndex={-1}>{article.title}</h1>
          </header>
          <Picture>
            <Screenshot shot={ARTICLE_SHOTS[article.picture]} first />
            <figcaption>{article.caption}</figcaption>
          </Picture>
          <Chapters chapters={chapters} />
        </Frame>
      </Container>
      <Section ground="paper" labelledBy="next">
        <Heading id="next">{t('sitePages.readNext')}</Heading>
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
}

/** Wraps around after the last article. */
function nextTo({ slug }: ArticleSummary): readonly ArticleSummary[] {
  const index = ARTICLES.findIndex((article) => article.slug === slug);
  return [...ARTICLES, ...ARTICLES].slice(index + 1, index + 3);
}
