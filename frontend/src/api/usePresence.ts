import { useStore } from 'react-redux';
import { identityApi } from './identity.js';
import { useSessionUser } from './useSessionUser.js';

const me = identityApi.endpoints.me.select();

/** For callbacks that may run after the person has signed out. */
export function usePresence(): () => boolean {
  const { id } = useSessionUser();
  const store = useStore<Parameters<typeof me>[0]>();
  return () => me(store.getState()).data?.id === id;
}
