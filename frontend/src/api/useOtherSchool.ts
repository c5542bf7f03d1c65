import { reachOf, SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import { useSchoolQuery } from './organizations.js';
import { useSessionUser } from './useSessionUser.js';

/** The name of a school that is not the reader's own; undefined for their own, and for who sees no other. */
export function useOtherSchool(id: number): string | undefined {
  const { organizationId, role } = useSessionUser();
  const seesOthers = reachOf(role, 'hours.read').includes('everywhere');
  const { currentData } = useSchoolQuery(id, {
    skip: !seesOthers || [organizationId, SYSTEM_ORGANIZATION].includes(id),
  });
  return currentData?.name;
}
