import { identityApi } from '../api/identity.js';
import { sessionEnded } from '../api/session.js';
import { browserStorage } from '../lib/browserStorage.js';
import type { createStore } from './store.js';

type Store = ReturnType<typeof createStore>;

/** What a tab tells the others: that somebody signed out, or who is signed in at this browser now. */
type SessionNews = 'signed-out' | { readonly signedIn: number };

const readerOf = (store: Store): number | undefined => identityApi.endpoints.me.select()(store.getState()).data?.id;

/**
 * Signing out in one tab, or signing in as somebody else, ends the others at once: nothing of the session is left to be
 * read in them, and nothing that is done in them is done in another's name.
 */
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
    if (reader !== undefined && readerBefore !== reader) tell({ signedIn: reader });
    readerBefore = reader;
  });
}
