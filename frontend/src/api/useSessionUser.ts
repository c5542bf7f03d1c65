import type { SessionUser } from '@hourtrail/contracts';
import { useMeQuery } from './identity.js';

/** The signed-in person. Only for what is drawn inside the signed-in part of the site; throws elsewhere. */
export function useSessionUser(): SessionUser {
  const { data } = useMeQuery();
  if (!data) throw new Error('Nobody is signed in.');
  return data;
}
