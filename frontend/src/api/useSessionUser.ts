import { reachOf, SYSTEM_ORGANIZATION, type SessionUser } from '@hourtrail/contracts';
import { useMeQuery } from './identity.js';
import { useSchoolQuery } from './organizations.js';

/** The signed-in person. Only for what is drawn inside the signed-in part of the site; throws elsewhere. */
export function useSessionUser(): SessionUser {
  const { data } = useMeQuery();
  if (!data) throw new Error('Nobody is signed in.');
  return data;
}

/** The name of a school that is not the reader's own; undefined for their own, and for who sees no other. */
export function useOtherSchool(id: number): string | undefined {
  const { organizationId, role } = useSessionUser();
  const seesOthers = reachOf(role, 'hours.read').includes('everywhere');
  const { currentData } = useSchoolQuery(id, {
    skip: !seesOthers || [organizationId, SYSTEM_ORGANIZATION].includes(id),
  });
  return currentData?.name;
}
