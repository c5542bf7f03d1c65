import type { ApprovalPolicy, HoursView } from '@hourtrail/contracts';
import { useSchoolQuery } from '../../../api/organizations.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { actsOutside } from '../../../lib/outside.js';

/** The approval policy of the school of an entry; `standard` until another school's is known. */
export function usePolicy({ organizationId }: Pick<HoursView, 'organizationId'>): ApprovalPolicy {
  const reader = useSessionUser();
  const outside = actsOutside(reader, organizationId);
  const { currentData: school } = useSchoolQuery(organizationId, { skip: !outside });
  return outside ? (school?.approvalPolicy ?? 'standard') : reader.approvalPolicy;
}
