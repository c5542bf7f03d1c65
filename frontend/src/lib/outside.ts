import type { SessionUser } from '@hourtrail/contracts';

/** A super-admin who acts in a school not their own says why. */
export const actsOutside = (reader: Pick<SessionUser, 'organizationId'>, organizationId: number): boolean =>
  reader.organizationId !== organizationId;

/** What is said where the reason is missing. */
export const OUTSIDE = 'You act outside your own school: give a reason.';
