import { t } from '@hourtrail/contracts';
import { frontMatter as rule } from '../../../content/en/blog/a-rule-students-can-follow.md?front-matter';
import { frontMatter as fiftiethHour } from '../../../content/en/blog/after-the-fiftieth-hour.md?front-matter';
import { frontMatter as hosting } from '../../../content/en/blog/hosting-student-volunteers.md?front-matter';
import { frontMatter as onTime } from '../../../content/en/blog/hours-verified-on-time.md?front-matter';
import { frontMatter as oneEntry } from '../../../content/en/blog/one-entry-start-to-finish.md?front-matter';
import { frontMatter as auditTrail } from '../../../content/en/blog/what-an-audit-trail-proves.md?front-matter';
import type { ARTICLE_SHOTS } from './shots.js';

/** Listed by the specification; `All` filters nothing. Articles and URLs hold these names in every language. */
export const CATEGORIES = ['Best Practices', 'Education', 'Case Study', 'Community', 'Security', 'Engagement'] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  'Best Practices': t('sitePages.bestPractices'),
  Education: t('sitePages.education'),
  'Case Study': t('sitePages.caseStudy'),
  Community: t('sitePages.community'),
  Security: t('sitePages.security'),
  Engagement: t('sitePages.engagement'),
};

/** The front matter of an article in frontend/content/<language>/blog. */
export interface ArticleSummary {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** Whole minutes, at 200 words a minute. */
  readonly readTime: number;
  readonly author: string;
  readonly category: Category;
  readonly featured: boolean;
  readonly picture: keyof typeof ARTICLE_SHOTS;
  /** Below the picture in the article. */
  readonly caption: string;
  /** For the featured article. */
  readonly inside?: readonly string[];
}

/** Newest first. */
export const ARTICLES = [onTime, rule, oneEntry, hosting, auditTrail, fiftiethHour] as readonly ArticleSummary[];
