import { t, type SessionUser } from '@hourtrail/contracts';

/** A super-admin who acts in another school has to give a reason. */
export const actsInOtherSchool = (reader: Pick<SessionUser, 'organizationId'>, organizationId: number): boolean =>
  reader.organizationId !== organizationId;

export const RECORDED_IN_LOG = t('ui.otherSchoolNote');

export const OTHER_SCHOOL_NEEDS_REASON = t('ui.otherSchoolReason');
