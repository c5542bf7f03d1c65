import { t, type CountingRules, type HoursCategory } from '@hourtrail/contracts';
import { formatDate } from './dates.js';

/** "At most 4 hours a day count."; none if every approved hour counts. */
export function sentencesOf(rules: CountingRules): readonly string[] {
  const { dailyCap, earliestDate, submitWithinDays, reflectionWords, categories, goals } = rules;
  const sentences = [
    dailyCap !== null && t('whatCounts.dailyCap', { hours: dailyCap }),
    earliestDate !== null && t('whatCounts.earliestDate', { date: formatDate(earliestDate) }),
    submitWithinDays !== null && t('whatCounts.submitWithinDays', { days: submitWithinDays }),
    reflectionWords !== null && t('whatCounts.reflectionWords', { words: reflectionWords }),
    rules.nonProfitOnly && t('whatCounts.nonProfitOnly'),
    rules.notRelatives && t('whatCounts.notRelatives'),
    rules.notStudents && t('whatCounts.notStudents'),
    categories.length > 0 && t('whatCounts.categoriesOnly'),
    ...categories.map(categoryInWords),
    ...goals.map(({ gradeLevel: grade, hours }) => t('whatCounts.goal', { grade, hours })),
    rules.proRata && t('whatCounts.proRata'),
    rules.resetsYearly && t('whatCounts.resetsYearly'),
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/** "Direct service: at least 20 hours" */
export function categoryInWords({ name, min, max }: HoursCategory): string {
  if (min !== null && max !== null) return t('whatCounts.categoryBoth', { name, min, max });
  if (min !== null) return t('whatCounts.categoryMin', { name, min });
  return max === null ? t('whatCounts.categoryFree', { name }) : t('whatCounts.categoryMax', { name, max });
}

/** What a version has that the one before did not have, and the other way around. */
export function changesOf(version: CountingRules, before: CountingRules): readonly string[] {
  const [now, then] = [sentencesOf(version), sentencesOf(before)];
  const changes = [
    ...now.filter((rule) => !then.includes(rule)).map((rule) => t('whatCounts.added', { rule })),
    ...then.filter((rule) => !now.includes(rule)).map((rule) => t('whatCounts.dropped', { rule })),
  ];
  return changes.length > 0 ? changes : [t('whatCounts.reordered')];
}
