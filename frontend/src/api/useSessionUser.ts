import type { SessionUser } from '@hourtrail/contracts';
import { useMeQuery } from './identity.js';

/** Throws outside the signed-in part of the app. */
export function useSessionUser(): SessionUser {
  const { data } = useMeQuery();
  if (!data) throw new Error('Nobody is signed in.');
  return data;
}
