import { frontMatter as rule } from '../../../content/blog/a-rule-students-can-follow.md?front-matter';
import { frontMatter as fiftiethHour } from '../../../content/blog/after-the-fiftieth-hour.md?front-matter';
import { frontMatter as hosting } from '../../../content/blog/hosting-student-volunteers.md?front-matter';
import { frontMatter as onTime } from '../../../content/blog/hours-verified-on-time.md?front-matter';
import { frontMatter as oneEntry } from '../../../content/blog/one-entry-start-to-finish.md?front-matter';
import { frontMatter as auditTrail } from '../../../content/blog/what-an-audit-trail-proves.md?front-matter';

/** Listed by the specification; `All` filters nothing. */
export const CATEGORIES = ['Best Practices', 'Education', 'Case Study', 'Community', 'Security', 'Engagement'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The front matter of an article in frontend/content/blog. */
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
  /** For the featured article. */
  readonly inside?: readonly string[];
}

/** Newest first. */
export const ARTICLES = [onTime, rule, oneEntry, hosting, auditTrail, fiftiethHour] as readonly ArticleSummary[];
