/** As the specification lists them; `All` filters nothing. */
export const CATEGORIES = ['Best Practices', 'Education', 'Case Study', 'Community', 'Security', 'Engagement'] as const;
export type Category = (typeof CATEGORIES)[number];

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
  /** What is in it, for the one that stands out. */
  readonly inside?: readonly string[];
}

const AUTHOR = 'HourTrail team';

/** Newest first. */
export const ARTICLES = [
  {
    id: 6,
    slug: 'hours-verified-on-time',
    title: 'Six habits that get volunteer hours verified on time',
    excerpt:
      'The work was done in October and the form comes back in May, or never. What keeps the wait short is mostly routine.',
    date: '2026-11-19',
    readTime: 4,
    author: AUTHOR,
    category: 'Best Practices',
    featured: true,
    inside: [
      'Log it the same day',
      'Name the person, not the place',
      'Verify in small batches, on a fixed day',
      'Send back early, with one sentence',
      'Take attendance where you can',
      'Look at the wait, not only at the total',
    ],
  },
  {
    id: 5,
    slug: 'a-rule-students-can-follow',
    title: 'Writing a service-hour rule that students can follow',
    excerpt: 'A good rule fits on one page and answers the ten questions that students will ask anyway.',
    date: '2026-11-16',
    readTime: 4,
    author: AUTHOR,
    category: 'Education',
    featured: false,
  },
  {
    id: 4,
    slug: 'one-entry-start-to-finish',
    title: 'One entry, start to finish: an afternoon at the library',
    excerpt:
      'We follow one and a half hours through our demo school, from the student’s phone to the graduation report.',
    date: '2026-11-12',
    readTime: 4,
    author: AUTHOR,
    category: 'Case Study',
    featured: false,
  },
  {
    id: 3,
    slug: 'hosting-student-volunteers',
    title: 'For host organizations: how to make student volunteers worth your while',
    excerpt: 'Students come with energy, a deadline and a form. A short plan turns that into help you will want again.',
    date: '2026-11-09',
    readTime: 4,
    author: AUTHOR,
    category: 'Community',
    featured: false,
  },
  {
    id: 2,
    slug: 'what-an-audit-trail-proves',
    title: 'What an audit trail proves, and what it cannot',
    excerpt: 'Every vendor has a “history”. Five questions show whether it would convince somebody who trusts nobody.',
    date: '2026-11-05',
    readTime: 4,
    author: AUTHOR,
    category: 'Security',
    featured: false,
  },
  {
    id: 1,
    slug: 'after-the-fiftieth-hour',
    title: 'After the fiftieth hour: keeping students who have met the goal',
    excerpt:
      'A requirement gets students in the door. What brings them back is something else, and schools can offer it.',
    date: '2026-11-02',
    readTime: 4,
    author: AUTHOR,
    category: 'Engagement',
    featured: false,
  },
] as const satisfies readonly ArticleSummary[];

export type ArticleSlug = (typeof ARTICLES)[number]['slug'];
