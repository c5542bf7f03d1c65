import { ARTICLES, type ArticleSlug, type ArticleSummary } from '../content/blog.js';
import type { Chapter } from '../content/blocks.js';
import { SITE_URL, type PageMeta, type SitePage } from '../meta.js';
import { Article } from './Article.js';

/** The page of an article: what routes load. */
export function articlePage(slug: ArticleSlug, chapters: readonly Chapter[]): SitePage {
  const article = ARTICLES.find((one) => one.slug === slug);
  if (!article) throw new Error(`The blog lists no article ${slug}.`);
  return { meta: metaOf(article), Page: () => <Article article={article} chapters={chapters} /> };
}

const metaOf = ({ slug, title, excerpt, date, category, author }: ArticleSummary): PageMeta => ({
  path: `/blog/${slug}`,
  title,
  description: excerpt,
  keywords: ['volunteer hours', category],
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      description: excerpt,
      datePublished: date,
      articleSection: category,
      author: { '@type': 'Organization', name: author },
      publisher: { '@type': 'Organization', name: 'HourTrail' },
      mainEntityOfPage: `${SITE_URL}/blog/${slug}`,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Blog', item: `${SITE_URL}/blog` },
        { '@type': 'ListItem', position: 2, name: title },
      ],
    },
  ],
});
