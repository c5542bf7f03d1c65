import type { SessionUser } from '@hourtrail/contracts';

/** A super-admin who acts in a school not their own says why. */
export const actsOutside = (reader: Pick<SessionUser, 'organizationId'>, organizationId: number): boolean =>
  reader.organizationId !== organizationId;

/** What is said before the reason is given. */
export const RECORDED_IN_LOG =
  'You act outside your own school. What you do there stands in its log, with your reason.';

/** What is said where the reason is missing. */
export const OUTSIDE = 'You act outside your own school: give a reason.';
