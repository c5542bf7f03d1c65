import { t, type ApprovalRules, type HoursView, type SessionUser } from '@hourtrail/contracts';
import { awaitsReviewBy, mayRecordPaper } from '../hoursActions.js';

export type Reviewer = Pick<SessionUser, 'id' | 'role' | 'organizationId' | 'approvalPolicy' | 'acceptsSupervisors'>;

export const approvesVerifiedOnly = ({ role, approvalPolicy }: Pick<Reviewer, 'role' | 'approvalPolicy'>): boolean =>
  role !== 'verifier' && approvalPolicy === 'strict';

/** Whether the user may record a paper form of the entry: where the policy of their school counts paper. */
export const recordsPaper = (entry: HoursView, reviewer: Reviewer): boolean => {
  const refuses =
    entry.organizationId === reviewer.organizationId && approvesVerifiedOnly(reviewer) && !reviewer.acceptsSupervisors;
  return mayRecordPaper(entry, reviewer) && !refuses;
};

/** Why this user cannot decide on an entry; undefined if they can. */
export function whyNotDecide(entry: HoursView, reviewer: Reviewer): string | undefined {
  if (entry.studentId === reviewer.id) return t('hoursReview.ownHours');
  if (!awaitsReviewBy(entry, reviewer)) return t('hoursReview.notAssigned');
  if (entry.status === 'verified' && entry.verifierId === reviewer.id) {
    return t('hoursReview.youVerified');
  }
  return undefined;
}

/** Why this user cannot verify or approve an entry. They may still be able to reject it. */
export function whyNotAccept(entry: HoursView, reviewer: Reviewer): string | undefined {
  const own = entry.organizationId === reviewer.organizationId && reviewer.role !== 'verifier';
  return whyNotDecide(entry, reviewer) ?? (own ? whyNotVerified(entry, reviewer) : undefined);
}

/** Why the school's policy asks for another verification; undefined if it doesn't. */
export function whyNotVerified(
  { status, verification }: HoursView,
  { approvalPolicy, acceptsSupervisors }: ApprovalRules,
): string | undefined {
  if (approvalPolicy !== 'strict') return undefined;
  if (status === 'pending' || status === 'rejected') return t('rules.verifiedFirst');
  const withoutAccount = verification?.level === 'email-link' || verification?.level === 'paper';
  return withoutAccount && !acceptsSupervisors ? t('rules.supervisorNotCounted') : undefined;
}
