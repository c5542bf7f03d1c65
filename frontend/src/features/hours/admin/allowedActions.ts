import type { ApprovalPolicy, HoursView } from '@hourtrail/contracts';
import { useSchoolQuery } from '../../../api/organizations.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { actsOutside } from '../../../lib/otherSchool.js';
import { actionsOn, administers, type Viewer } from '../hoursActions.js';

const ADMIN_ACTS = ['approve', 'reject', 'reopen', 'revoke', 'restore', 'delete'] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

/** Whether the policy of the school requires verification before approval. */
export const needsVerification = ({ status }: Pick<HoursView, 'status'>, policy: ApprovalPolicy): boolean =>
  policy === 'strict' && (status === 'pending' || status === 'rejected');

/** The actions to offer; the server checks them again. */
export function adminActs(entry: HoursView, viewer: Viewer, policy: ApprovalPolicy): readonly AdminAct[] {
  if (!administers(entry, viewer)) return [];
  if (entry.erasedAt) return [];
  if (entry.deletedAt) return ['restore'];
  const allowed: readonly string[] = actionsOn(entry, viewer);
  return ADMIN_ACTS.filter((act) => allowed.includes(act) && !(act === 'approve' && needsVerification(entry, policy)));
}

/** The policy of the entry's school; `standard` while another school's policy is loading. */
export function usePolicy({ organizationId }: Pick<HoursView, 'organizationId'>): ApprovalPolicy {
  const reader = useSessionUser();
  const outside = actsOutside(reader, organizationId);
  const { currentData: school } = useSchoolQuery(organizationId, { skip: !outside });
  return outside ? (school?.approvalPolicy ?? 'standard') : reader.approvalPolicy;
}
