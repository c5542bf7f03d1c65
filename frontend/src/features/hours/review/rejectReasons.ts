import { t, LIMITS } from '@hourtrail/contracts';

export const REJECT_REASONS = [
  t('hoursReview.notVolunteerWork'),
  t('hoursReview.wrongDateOrTimes'),
  t('hoursReview.descriptionTooShort'),
  t('hoursReview.alreadyLogged'),
  t('hoursReview.notConfirmed'),
  t('hoursReview.organizationNotAccepted'),
] as const;

/** The comment is then the typed text alone. */
export const SOMETHING_ELSE = t('hoursReview.somethingElse');

export interface Rejection {
  /** One of `REJECT_REASONS` or `SOMETHING_ELSE`; empty while none is selected. */
  readonly reason: string;
  readonly words: string;
}

/** Joins the reason and the text; empty if both are. */
export function rejectionComment({ reason, words }: Rejection): string {
  const comment = words.trim();
  if (!reason || reason === SOMETHING_ELSE) return comment;
  return comment ? `${reason}. ${comment}` : `${reason}.`;
}

const TOO_LONG = t('hoursReview.commentTooLong', { max: LIMITS.commentMax });

type RejectionProblems = Partial<Record<keyof Rejection, string>>;

export function problemsOfRejection(rejection: Rejection): RejectionProblems {
  const comment = rejectionComment(rejection);
  if (comment.length > LIMITS.commentMax) return { words: TOO_LONG };
  if (comment) return {};
  return rejection.reason ? { words: t('hoursReview.sayWhy') } : { reason: t('hoursReview.chooseReason') };
}
