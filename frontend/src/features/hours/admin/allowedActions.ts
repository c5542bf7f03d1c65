import type { HoursView } from '@hourtrail/contracts';
import { useSchoolQuery } from '../../../api/organizations.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { actsInOtherSchool } from '../../../lib/otherSchool.js';
import { whyNotVerified } from '../decisions/mayDecide.js';
import { actionsOn, administers, type Viewer } from '../hoursActions.js';

const ADMIN_ACTIONS = ['approve', 'reject', 'reopen', 'revoke', 'restore', 'delete'] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

/** The actions to offer; the server checks them again. */
export function adminActions(
  entry: HoursView,
  viewer: Viewer,
  whyNotApproved: string | undefined,
): readonly AdminAction[] {
  if (!administers(entry, viewer)) return [];
  if (entry.erasedAt) return [];
  if (entry.deletedAt) return ['restore'];
  const allowed: readonly string[] = actionsOn(entry, viewer);
  return ADMIN_ACTIONS.filter((action) => allowed.includes(action) && !(action === 'approve' && whyNotApproved));
}

/** By the policy of the entry's school; undefined while another school's is loading. */
export function useWhyNotApproved(entry: HoursView): string | undefined {
  const reader = useSessionUser();
  const inOtherSchool = actsInOtherSchool(reader, entry.organizationId);
  const { currentData: school } = useSchoolQuery(entry.organizationId, { skip: !inOtherSchool });
  const rules = inOtherSchool ? school : reader;
  return rules && whyNotVerified(entry, rules);
}
