import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { t, ChangeHours, LIMITS, type HoursView, isRequired } from '@hourtrail/contracts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { hoursInWords } from '../../../lib/hours.js';
import { OTHER_SCHOOL_NEEDS_REASON } from '../../../lib/otherSchool.js';
import type { Review } from './useDecision.js';

const contractRules = classValidatorResolver(ChangeHours, {}, { raw: true });

type Problems = Partial<Record<keyof Review, string>>;

/** Rejects zero hours, more than claimed, and a missing reason for fewer or at another school (`inOtherSchool`). */
export const problemsOfReview = (
  entry: Pick<HoursView, 'hours'>,
  review: Review,
  inOtherSchool: boolean,
): Problems => ({
  ...problemsOfCredit(entry, review),
  ...(inOtherSchool && !review.comments.trim() && { comments: OTHER_SCHOOL_NEEDS_REASON }),
});

export const creditsFewer = (entry: Pick<HoursView, 'hours'>, hours: string): boolean =>
  Number(hours) > 0 && Number(hours) < Number(entry.hours);

function problemsOfCredit(entry: Pick<HoursView, 'hours'>, review: Review): Problems {
  if (review.decision === 'rejected') return {};
  if (!review.hours.trim()) return { hours: isRequired(t('common.hours')) };
  if (Number(review.hours) < LIMITS.hoursMin) return { hours: t('rules.noHoursCredited') };
  if (entry.hours !== null && Number(review.hours) > Number(entry.hours)) {
    return { hours: t('hoursReview.creditAtMost', { hours: hoursInWords(entry.hours) }) };
  }
  return creditsFewer(entry, review.hours) && !review.comments.trim() ? { comments: t('hoursReview.sayWhyFewer') } : {};
}

export const reviewResolver =
  (entry: HoursView, inOtherSchool: boolean): Resolver<Review> =>
  async (review, context, options) => {
    const { decision, hours, comments } = review;
    const wire = {
      status: decision,
      approverComments: comments,
      ...(decision === 'rejected' ? {} : { hours }),
    } as ChangeHours;
    const { errors } = await contractRules(wire, context, options as never);
    const own = Object.entries(problemsOfReview(entry, review, inOtherSchool)).map(([field, message]) => [
      field,
      { type: 'rule', message },
    ]);
    const all = {
      ...(errors.hours && { hours: errors.hours }),
      ...(errors.approverComments && { comments: errors.approverComments }),
      ...Object.fromEntries(own),
    } as FieldErrors<Review>;
    return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values: review, errors: {} };
  };
