import { sentencesOf, sentencesOfBlocks } from './blocks.js';
import { ACCESSIBILITY } from './accessibility.js';
import { CATEGORIES } from './blog.js';
import { DATA_SECURITY } from './dataSecurity.js';
import { QUESTIONS } from './faq.js';
import { FEATURE_GROUPS } from './features.js';
import { FEATURES } from './home.js';
import { STEPS } from './howItWorks.js';
import { PLANS, SIZES } from './pricing.js';
import { PRIVACY, PRIVACY_LEAD } from './privacy.js';
import { TERMS, TERMS_LEAD } from './terms.js';

describe('what the site promises in figures', () => {
  it('names the prices by the size of a school', () => {
    expect(PLANS.map(({ name, price }) => [name, price])).toEqual([
      ['Professional', '$500 to $3,500'],
      ['Enterprise', 'Custom'],
    ]);
    expect(SIZES.map(({ enrollment, price }) => [enrollment, price])).toEqual([
      ['Up to 250 students', '$500'],
      ['251 to 750 students', '$500 to $1,500'],
      ['751 or more students', '$1,500 to $3,500'],
    ]);
    expect(PLANS.every(({ points }) => points.some((point) => point === 'Setup and 12 months of support'))).toBe(true);
  });

  it('has six features on the first page, three groups of them on their own, three steps and eight questions', () => {
    expect(FEATURES).toHaveLength(6);
    expect(FEATURE_GROUPS.map(({ title }) => title)).toEqual(['Professional', 'Additional Professional', 'Enterprise']);
    expect(STEPS).toHaveLength(3);
    expect(QUESTIONS).toHaveLength(8);
    expect(CATEGORIES).toHaveLength(6);
  });

  it('dates the policy and the terms, and answers about privacy within 30 days', () => {
    expect(PRIVACY_LEAD).toContain('Effective August 6, 2025');
    expect(sentencesOf(PRIVACY).join(' ')).toContain('respond within 30 days');
    expect(TERMS_LEAD).toContain('Last updated January 2025');
  });
});

describe('what the site claims', () => {
  it('holds no certificate', () => {
    const chapter = DATA_SECURITY.filter(({ id }) => id === 'certifications');
    const sentences = sentencesOf(chapter);
    expect(sentences.filter((sentence) => /^Not held/.test(sentence))).toHaveLength(2);
    expect(sentences.join(' ')).toMatch(/We hold none of these today/);
  });

  it.each([
    ['data security', DATA_SECURITY],
    ['privacy', PRIVACY],
    ['terms', TERMS],
    ['accessibility', ACCESSIBILITY],
  ])('names no anchor of %s twice, and says something in each chapter', (_page, chapters) => {
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
    expect(chapters.filter(({ blocks }) => sentencesOfBlocks(blocks).length === 0)).toEqual([]);
  });

  it.each([
    ['data security', DATA_SECURITY],
    ['privacy', PRIVACY],
    ['terms', TERMS],
  ])('marks in %s what the school or the operator decides', (_page, chapters) => {
    const deciders = chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === 'object' && 'set' in block ? [block.set] : [])),
    );
    expect(new Set(deciders)).toEqual(new Set(['school', 'operator']));
  });
});
