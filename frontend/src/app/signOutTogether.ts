import { identityApi } from '../api/identity.js';
import { sessionEnded } from '../api/session.js';
import { kept } from '../lib/kept.js';
import type { createStore } from './store.js';

/** Signing out in one tab signs the others out at once, so that nothing of the session is left to be read in them. */
export function signOutTogether(store: ReturnType<typeof createStore>): void {
  const otherTabs = new BroadcastChannel('hourtrail-session');
  const isSignedIn = (): boolean => Boolean(identityApi.endpoints.me.select()(store.getState()).data);
  otherTabs.addEventListener('message', () => {
    if (isSignedIn()) store.dispatch(sessionEnded('expired'));
    kept.dropAll();
  });
  let before = store.getState().session.ended;
  store.subscribe(() => {
    const { ended } = store.getState().session;
    if (ended === 'signed-out' && before !== ended) otherTabs.postMessage(ended);
    before = ended;
  });
}
