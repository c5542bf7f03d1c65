import { countOf } from '../../lib/counts.js';
import { ArticleCard } from '../blog/ArticleCard.js';
import { CategoryLinks, categoryNamed } from '../blog/CategoryLinks.js';
import { ARTICLES } from '../content/blog.js';
import { SITE_URL, type PageMeta } from '../meta.js';
import { NewsletterBox } from '../newsletter/NewsletterBox.js';
import { styled } from '../styled.js';
import { Container } from '../ui/Container.js';
import { Heading, Text } from '../ui/headings.js';
import { PageHead } from '../ui/PageHead.js';
import { Section } from '../ui/Section.js';
import { useSearch } from '../useSearch.js';

export const meta: PageMeta = {
  path: '/blog',
  title: 'Blog',
  description:
    'Articles on volunteer hours for school staff, host organizations and families: rules, records, and keeping students engaged.',
  keywords: ['volunteer hours blog', 'service learning', 'best practices', 'student volunteers'],
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: 'HourTrail blog',
      url: `${SITE_URL}/blog`,
      blogPost: ARTICLES.map(({ slug, title, date }) => ({
        '@type': 'BlogPosting',
        headline: title,
        datePublished: date,
        url: `${SITE_URL}/blog/${slug}`,
      })),
    },
  ],
};

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 20,
  margin: '24px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > [data-first]': { gridColumn: 'span 2', gridRow: 'span 2' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    '& > [data-first]': { gridColumn: 'auto', gridRow: 'auto' },
  },
}));
const Found = styled('p')(({ theme }) => ({ margin: '24px 0 0', color: theme.vars.palette.text.secondary }));
const Subscribe = styled('div')({ maxWidth: 560 });

export function Page() {
  const chosen = categoryNamed(useSearch().get('category'));
  const articles = ARTICLES.filter(({ category }) => !chosen || category === chosen);
  return (
    <>
      <PageHead title="Blog" lead="On giving hours, counting them, and keeping a record that holds." />
      <Container>
        <CategoryLinks chosen={chosen} />
        <Found role="status">
          {countOf(articles.length, 'article')}
          {chosen && ` in ${chosen}`}
        </Found>
        <Grid>
          {articles.map((article) => (
            <li key={article.id} data-first={article.featured || undefined}>
              <ArticleCard article={article} first={article.featured} />
            </li>
          ))}
        </Grid>
      </Container>
      <Section labelledBy="newsletter">
        <Subscribe>
          <Heading id="newsletter">Stay Updated</Heading>
          <Text>
            New articles by email, and nothing else. You confirm by mail first, and get a link that ends it at any time.
          </Text>
          <NewsletterBox />
        </Subscribe>
      </Section>
    </>
  );
}
