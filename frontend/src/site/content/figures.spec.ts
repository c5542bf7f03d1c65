import * as accessibility from '../../../content/en/legal/accessibility.md';
import * as dataSecurity from '../../../content/en/legal/data-security.md';
import * as privacy from '../../../content/en/legal/privacy.md';
import * as terms from '../../../content/en/legal/terms-of-service.md';
import { chapters as questions } from '../../../content/en/questions/faq.md';
import { FEATURE_GROUPS } from '../pages/FeaturesPage.js';
import { STEPS } from '../pages/HowItWorksPage.js';
import { PLANS, SIZES } from '../pages/PricingPage.js';
import { textsOf } from '../ui/Markdown.js';
import { CATEGORIES } from './blog.js';
import { FEATURES } from './home.js';

const introOf = ({ frontMatter }: { readonly frontMatter: unknown }): string =>
  (frontMatter as { readonly intro: string }).intro;

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
    expect(questions).toHaveLength(8);
    expect(CATEGORIES).toHaveLength(6);
  });

  it('dates the policy and the terms, and answers about privacy within 30 days', () => {
    expect(introOf(privacy)).toContain('Effective August 6, 2025');
    expect(textsOf(privacy.chapters).join(' ')).toContain('respond within 30 days');
    expect(introOf(terms)).toContain('Last updated January 2025');
  });
});

describe('what the site claims', () => {
  it('holds no certificate', () => {
    const sentences = textsOf(dataSecurity.chapters.filter(({ id }) => id === 'certifications'));
    expect(sentences.filter((sentence) => /^Not held/.test(sentence))).toHaveLength(2);
    expect(sentences.join(' ')).toMatch(/We hold none of these today/);
  });

  it.each([
    ['data security', dataSecurity],
    ['privacy', privacy],
    ['terms', terms],
    ['accessibility', accessibility],
  ])('names no anchor of %s twice, and says something in each chapter', (_page, { chapters }) => {
    expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
    expect(chapters.filter(({ body }) => body.length === 0)).toEqual([]);
  });

  it.each([
    ['data security', dataSecurity],
    ['privacy', privacy],
    ['terms', terms],
  ])('marks in %s what the school or the operator decides', (_page, { chapters }) => {
    const labels = chapters.flatMap(({ body }) =>
      body.flatMap((node) => (typeof node === 'object' && node.tag === 'blockquote' ? [node.attributes?.label] : [])),
    );
    expect(new Set(labels)).toEqual(new Set(['Your school decides', 'Set by whoever runs the server']));
  });
});
