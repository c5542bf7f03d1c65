import type { ApprovalPolicy, HoursView } from '@hourtrail/contracts';
import { useSchoolQuery } from '../../../api/organizations.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { actsInOtherSchool } from '../../../lib/otherSchool.js';
import { actionsOn, administers, type Viewer } from '../hoursActions.js';

const ADMIN_ACTIONS = ['approve', 'reject', 'reopen', 'revoke', 'restore', 'delete'] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

/** Whether the policy of the school requires verification before approval. */
export const needsVerification = ({ status }: Pick<HoursView, 'status'>, policy: ApprovalPolicy): boolean =>
  policy === 'strict' && (status === 'pending' || status === 'rejected');

/** The actions to offer; the server checks them again. */
export function adminActions(entry: HoursView, viewer: Viewer, policy: ApprovalPolicy): readonly AdminAction[] {
  if (!administers(entry, viewer)) return [];
  if (entry.erasedAt) return [];
  if (entry.deletedAt) return ['restore'];
  const allowed: readonly string[] = actionsOn(entry, viewer);
  return ADMIN_ACTIONS.filter(
    (action) => allowed.includes(action) && !(action === 'approve' && needsVerification(entry, policy)),
  );
}

/** The policy of the entry's school; `standard` while another school's policy is loading. */
export function usePolicy({ organizationId }: Pick<HoursView, 'organizationId'>): ApprovalPolicy {
  const reader = useSessionUser();
  const inOtherSchool = actsInOtherSchool(reader, organizationId);
  const { currentData: school } = useSchoolQuery(organizationId, { skip: !inOtherSchool });
  return inOtherSchool ? (school?.approvalPolicy ?? 'standard') : reader.approvalPolicy;
}
