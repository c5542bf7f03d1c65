import { plainText } from '../../ui/inlineText.js';
import { sentencesOf, type Chapter } from '../blocks.js';
import { ARTICLES, CATEGORIES, type ArticleSlug } from '../blog.js';
import { CHAPTERS as fiftieth } from './after-the-fiftieth-hour.js';
import { CHAPTERS as rule } from './a-rule-students-can-follow.js';
import { CHAPTERS as hosting } from './hosting-student-volunteers.js';
import { CHAPTERS as onTime } from './hours-verified-on-time.js';
import { CHAPTERS as oneEntry } from './one-entry-start-to-finish.js';
import { CHAPTERS as proves } from './what-an-audit-trail-proves.js';

const CHAPTERS_OF: Readonly<Record<ArticleSlug, readonly Chapter[]>> = {
  'hours-verified-on-time': onTime,
  'a-rule-students-can-follow': rule,
  'one-entry-start-to-finish': oneEntry,
  'hosting-student-volunteers': hosting,
  'what-an-audit-trail-proves': proves,
  'after-the-fiftieth-hour': fiftieth,
};

describe('the articles of the blog', () => {
  it('are six, one in each category, the newest first, and one of them stands out', () => {
    expect(ARTICLES.map(({ category }) => category).sort()).toEqual([...CATEGORIES].sort());
    expect(ARTICLES.filter(({ featured }) => featured)).toHaveLength(1);
    const dates = ARTICLES.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each(ARTICLES)(
    '$slug has 500 to 900 words, takes as long as it says, and no anchor twice',
    ({ slug, readTime }) => {
      const chapters = CHAPTERS_OF[slug];
      const words = sentencesOf(chapters).map(plainText).join(' ').split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(500);
      expect(words).toBeLessThanOrEqual(900);
      expect(readTime).toBe(Math.ceil(words / 200));
      expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
    },
  );
});
