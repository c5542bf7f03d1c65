import type { MarkdownDocument } from '../../../../markdown.js';
import { textsOf } from '../../ui/Markdown.js';
import { ARTICLES, CATEGORIES } from '../blog.js';
import { ARTICLE_SHOTS } from '../shots.js';

describe('the articles of the blog', () => {
  it('are six, one in each category, the newest first, and one of them stands out', () => {
    expect(ARTICLES.map(({ category }) => category).sort()).toEqual([...CATEGORIES].sort());
    expect(ARTICLES.filter(({ featured }) => featured)).toHaveLength(1);
    const dates = ARTICLES.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('each shows a part of the product, and no two the same', () => {
    expect(ARTICLES.map(({ picture }) => picture).sort()).toEqual(Object.keys(ARTICLE_SHOTS).sort());
  });

  it.each(ARTICLES)(
    '$slug has 500 to 900 words, takes as long as it says, and no anchor twice',
    async ({ slug, readTime }) => {
      const { frontMatter, chapters } = (await import(`../../../../content/en/blog/${slug}.md`)) as MarkdownDocument;
      expect(frontMatter).toMatchObject({ slug });
      const words = textsOf(chapters).join(' ').split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(500);
      expect(words).toBeLessThanOrEqual(900);
      expect(readTime).toBe(Math.ceil(words / 200));
      expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
    },
  );
});
