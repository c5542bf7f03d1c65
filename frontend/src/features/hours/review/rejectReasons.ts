import { LIMITS } from '@hourtrail/contracts';

export const REJECT_REASONS = [
  'Not volunteer work (paid, or for the family)',
  'The date or the times do not fit',
  'The description is too short to judge by',
  'Already logged in another entry',
  'Nobody could confirm that you were there',
  'This organization does not count at our school',
] as const;

/** The comment is then the typed text alone. */
export const SOMETHING_ELSE = 'Something else';

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

const TOO_LONG = `Reason and comments can have at most ${LIMITS.commentMax} characters together.`;

type RejectionProblems = Partial<Record<keyof Rejection, string>>;

export function problemsOfRejection(rejection: Rejection): RejectionProblems {
  const comment = rejectionComment(rejection);
  if (comment.length > LIMITS.commentMax) return { words: TOO_LONG };
  if (comment) return {};
  return rejection.reason
    ? { words: 'Say why, so that it can be corrected.' }
    : { reason: 'Choose a reason, or say why in your own words.' };
}
