import { t } from '@hourtrail/contracts';
import { styled } from '../../ui/styled.js';
import { ArticleCard } from '../blog/ArticleCard.js';
import { ARTICLES, CATEGORIES, CATEGORY_LABELS, type Category } from '../content/blog.js';
import { useHydratedSearchParams } from '../hydration.js';
import { NewsletterForm } from '../newsletter/NewsletterForm.js';
import { PageMeta, SITE_URL, type PageMetaProps } from '../PageMeta.js';
import { Heading, Text } from '../ui/headings.js';
import { SiteLink } from '../ui/links.js';
import { Container, PageHeader, Section } from '../ui/Section.js';

const META: PageMetaProps = {
  path: '/blog',
  title: t('site.blog'),
  description: t('sitePages.blogDescription'),
  keywords: t('sitePages.blogKeywords'),
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: t('sitePages.blogName'),
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
  const chosen = categoryNamed(useHydratedSearchParams().get('category'));
  const articles = ARTICLES.filter(({ category }) => !chosen || category === chosen);
  return (
    <>
      <PageMeta {...META} />
      <PageHeader title={t('site.blog')} intro={t('sitePages.blogIntro')} />
      <Container>
        <CategoryLinks chosen={chosen} />
        <Found role="status">
          {chosen
            ? t('sitePages.articleCountInCategory', { count: articles.length, category: CATEGORY_LABELS[chosen] })
            : t('sitePages.articleCount', { count: articles.length })}
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
          <Heading id="newsletter">{t('sitePages.stayUpdated')}</Heading>
          <Text>{t('sitePages.newsletterIntro')}</Text>
          <NewsletterForm />
        </Subscribe>
      </Section>
    </>
  );
}

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

const Choice = styled(SiteLink)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  boxSizing: 'border-box',
  padding: '8px 18px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 999,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '&[aria-current]': {
    color: theme.vars.palette.primary.contrastText,
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

export const categoryNamed = (name: string | null): Category | undefined =>
  CATEGORIES.find((category) => category === name);

export const CategoryLinks = ({ chosen }: { readonly chosen: Category | undefined }) => (
  <nav aria-label={t('sitePages.categories')}>
    <List>
      {[undefined, ...CATEGORIES].map((category) => (
        <li key={category ?? ''}>
          <Choice
            href={category ? `/blog?category=${encodeURIComponent(category)}` : '/blog'}
            aria-current={category === chosen ? 'true' : undefined}
          >
            {category ? CATEGORY_LABELS[category] : t('common.all')}
          </Choice>
        </li>
      ))}
    </List>
  </nav>
);
