import { LIMITS } from '@hourtrail/contracts';

/** Why hours are turned down, as a coordinator says it to the volunteer. */
export const REJECT_REASONS = [
  'Not volunteer work (paid, or for the family)',
  'The date or the times do not fit',
  'The description is too short to judge by',
  'Already logged in another entry',
  'Nobody could confirm that you were there',
  'This organization does not count at our school',
] as const;

/** None of them: then the words say it all. */
export const SOMETHING_ELSE = 'Something else';

export interface Rejection {
  /** One of the reasons or `SOMETHING_ELSE`; empty while none is chosen. */
  readonly reason: string;
  /** What is said besides. */
  readonly words: string;
}

/** The chosen reason and the words added, as the volunteer reads them; empty while nothing is said. */
export function rejectionComment({ reason, words }: Rejection): string {
  const comment = words.trim();
  if (!reason || reason === SOMETHING_ELSE) return comment;
  return comment ? `${reason}. ${comment}` : `${reason}.`;
}

const TOO_LONG = `Reason and comments can have at most ${LIMITS.commentMax} characters together.`;

type RejectionProblems = Partial<Record<keyof Rejection, string>>;

/** What keeps a rejection from being sent. */
export function problemsOfRejection(rejection: Rejection): RejectionProblems {
  const comment = rejectionComment(rejection);
  if (comment.length > LIMITS.commentMax) return { words: TOO_LONG };
  if (comment) return {};
  return rejection.reason
    ? { words: 'Say why, so that it can be corrected.' }
    : { reason: 'Choose a reason, or say why in your own words.' };
}
