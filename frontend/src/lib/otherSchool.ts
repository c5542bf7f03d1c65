import type { SessionUser } from '@hourtrail/contracts';

/** A super-admin who acts in another school has to give a reason. */
export const actsInOtherSchool = (reader: Pick<SessionUser, 'organizationId'>, organizationId: number): boolean =>
  reader.organizationId !== organizationId;

export const RECORDED_IN_LOG =
  'You act outside your own school. What you do there stands in its log, with your reason.';

export const OTHER_SCHOOL_NEEDS_REASON = 'You act outside your own school: give a reason.';
