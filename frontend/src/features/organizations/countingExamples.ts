import { t, type NewCountingRules } from '@hourtrail/contracts';

export interface CountingExample {
  readonly name: string;
  readonly hint: string;
  readonly rules: NewCountingRules;
}

/** Of those who are in grade 12 now. */
function summerBeforeGrade9(today = new Date()): string {
  const yearBegan = today.getFullYear() - (today.getMonth() < 6 ? 1 : 0);
  return `${yearBegan - 3}-07-01`;
}

/**
 * What the form can be filled with; docs/guides/public-rules.md has the sources. Schools check and change it before they
 * save it.
 */
export const COUNTING_EXAMPLES: readonly CountingExample[] = [
  {
    name: t('whatCounts.florida'),
    hint: t('whatCounts.floridaHint', { goal: 100 }),
    rules: {
      earliestDate: summerBeforeGrade9(),
      categories: [{ name: t('whatCounts.volunteerService') }, { name: t('whatCounts.paidWork') }],
    },
  },
  {
    name: t('whatCounts.maryland'),
    hint: t('whatCounts.marylandHint', { goal: 75 }),
    rules: { dailyCap: 8, reflectionWords: 50, nonProfitOnly: true, notRelatives: true },
  },
  {
    name: t('whatCounts.ontario'),
    hint: t('whatCounts.ontarioHint', { goal: 40 }),
    rules: { earliestDate: summerBeforeGrade9() },
  },
];
