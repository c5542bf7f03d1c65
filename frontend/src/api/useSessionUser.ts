import type { SessionUser } from '@hourtrail/contracts';
import { useStore } from 'react-redux';
import { useMeQuery, identityApi } from './identity.js';

/** Throws outside the signed-in part of the app. */
export function useSessionUser(): SessionUser {
  const { data } = useMeQuery();
  if (!data) throw new Error('Nobody is signed in.');
  return data;
}

const me = identityApi.endpoints.me.select();

/** For callbacks that may run after the person has signed out. */
export function usePresence(): () => boolean {
  const { id } = useSessionUser();
  const store = useStore<Parameters<typeof me>[0]>();
  return () => me(store.getState()).data?.id === id;
}
