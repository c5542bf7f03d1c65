import { t, type NewCountingRules } from '@hourtrail/contracts';

export interface CountingExample {
  readonly name: string;
  readonly hint: string;
  readonly rules: NewCountingRules;
}

/** What the form can be filled with. Schools check and change it before they save it. */
export const COUNTING_EXAMPLES: readonly CountingExample[] = [
  {
    name: t('whatCounts.florida'),
    hint: t('whatCounts.floridaHint', { goal: 100 }),
    rules: { categories: [{ name: t('whatCounts.volunteerService') }, { name: t('whatCounts.paidWork') }] },
  },
  {
    name: t('whatCounts.maryland'),
    hint: t('whatCounts.marylandHint', { goal: 75 }),
    rules: { reflectionWords: 50, nonProfitOnly: true },
  },
  {
    name: t('whatCounts.ontario'),
    hint: t('whatCounts.ontarioHint', { goal: 40 }),
    rules: { nonProfitOnly: true, notRelatives: true },
  },
];
