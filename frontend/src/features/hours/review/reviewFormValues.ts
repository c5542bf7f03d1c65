import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { t, ChangeHours, LIMITS, type HoursView, isRequired } from '@hourtrail/contracts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { hoursInWords, hoursTyped } from '../../../lib/hours.js';
import type { DecidedStatus } from '../decisions/decisionWords.js';

const contractRules = classValidatorResolver(ChangeHours, {}, { raw: true });

export interface ReviewValues {
  /** Credited hours, as typed. */
  readonly hours: string;
  /** Empty for none. */
  readonly categoryId: string;
  readonly comments: string;
}

/** The category if it is another than the entry has. */
export const categorySet = (entry: Pick<HoursView, 'categoryId'>, categoryId: string): number | undefined =>
  categoryId && Number(categoryId) !== entry.categoryId ? Number(categoryId) : undefined;

type Credited = Omit<ReviewValues, 'categoryId'>;
type Problems = Partial<Record<keyof ReviewValues, string>>;

/** `hours` as typed. */
export const creditsFewer = (entry: Pick<HoursView, 'hours'>, hours: string): boolean =>
  Number(hoursTyped(hours)) > 0 && Number(hoursTyped(hours)) < Number(entry.hours);

/**
 * Rejects zero hours, more hours than claimed, and a missing reason: for fewer hours, and at another school
 * (`inOtherSchool`).
 */
export const problemsOfReview = (
  entry: Pick<HoursView, 'hours'>,
  review: Credited,
  inOtherSchool: boolean,
): Problems => ({
  ...problemsOfHours(entry, review),
  ...(inOtherSchool && !review.comments.trim() && { comments: t('hoursReview.otherSchoolComment') }),
});

function problemsOfHours(entry: Pick<HoursView, 'hours'>, review: Credited): Problems {
  if (!review.hours.trim()) return { hours: isRequired(t('common.hours')) };
  const hours = Number(hoursTyped(review.hours));
  if (hours < LIMITS.hoursMin) return { hours: t('rules.noHoursCredited') };
  if (entry.hours !== null && hours > Number(entry.hours)) {
    return { hours: t('hoursReview.creditAtMost', { hours: hoursInWords(entry.hours) }) };
  }
  const unexplained = creditsFewer(entry, review.hours) && !review.comments.trim();
  return unexplained ? { comments: t('hoursReview.sayWhyFewer') } : {};
}

export const reviewResolver =
  (entry: HoursView, status: DecidedStatus, inOtherSchool: boolean): Resolver<ReviewValues> =>
  async (review, context, options) => {
    const hours = hoursTyped(review.hours);
    const wire = { status, approverComments: review.comments, hours } as ChangeHours;
    const { errors } = await contractRules(wire, context, options as never);
    const own = Object.entries(problemsOfReview(entry, review, inOtherSchool)).map(([field, message]) => [
      field,
      { type: 'rule', message },
    ]);
    const all = {
      ...(errors.hours && { hours: errors.hours }),
      ...(errors.approverComments && { comments: errors.approverComments }),
      ...Object.fromEntries(own),
    } as FieldErrors<ReviewValues>;
    return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values: { ...review, hours }, errors: {} };
  };
