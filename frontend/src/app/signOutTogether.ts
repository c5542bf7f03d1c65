import { identityApi } from '../api/identity.js';
import { sessionEnded } from '../api/session.js';
import { browserStorage, SIGNED_IN } from '../lib/browserStorage.js';
import type { createStore } from './store.js';

type Store = ReturnType<typeof createStore>;

/** Broadcast to the other tabs of this browser. */
type SessionNews = 'signed-out' | { readonly signedIn: number };

/** Null without a session, undefined while nobody knows. */
const userOf = (store: Store) => identityApi.endpoints.me.select()(store.getState()).data;
const readerOf = (store: Store): number | undefined => userOf(store)?.id;

/** Sign-out or a change of user ends the session in all other tabs, so that nobody reads or acts there as that user. */
export function signOutTogether(store: Store): void {
  const otherTabs = new BroadcastChannel('hourtrail-session');
  otherTabs.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => {
    const reader = readerOf(store);
    const isOver = data === 'signed-out' || data.signedIn !== reader;
    if (reader !== undefined && isOver) store.dispatch(sessionEnded('expired'));
    if (data === 'signed-out') browserStorage.dropAll();
  });
  const tell = (news: SessionNews): void => otherTabs.postMessage(news);
  let endedBefore = store.getState().session.ended;
  let readerBefore = readerOf(store);
  store.subscribe(() => {
    const { ended } = store.getState().session;
    const reader = readerOf(store);
    if (ended === 'signed-out' && endedBefore !== ended) tell(ended);
    endedBefore = ended;
    if (reader !== undefined && readerBefore !== reader) {
      tell({ signedIn: reader });
      browserStorage.write(SIGNED_IN, 'yes');
    }
    if (userOf(store) === null) browserStorage.drop(SIGNED_IN);
    readerBefore = reader;
  });
}
