import { useStore } from 'react-redux';
import { identityApi } from './identity.js';
import { useSessionUser } from './useSessionUser.js';

const me = identityApi.endpoints.me.select();

/** Whether the person of this screen is still signed in, to be asked at any later moment. */
export function usePresence(): () => boolean {
  const { id } = useSessionUser();
  const store = useStore<Parameters<typeof me>[0]>();
  return () => me(store.getState()).data?.id === id;
}
