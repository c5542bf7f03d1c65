import { act, waitFor } from '@testing-library/react';
import { identityApi, knowUser } from '../api/identity.js';
import { sessionEnded } from '../api/session.js';
import { browserStorage, SIGNED_IN } from '../lib/browserStorage.js';
import { student, teacher, verifier } from '../testing/builders.js';
import { signOutTogether } from './signOutTogether.js';
import { createStore } from './store.js';

/** The browser's own, which jsdom lacks: what one tab says the others hear. */
class Channel extends EventTarget {
  static readonly open: Channel[] = [];

  constructor() {
    super();
    Channel.open.push(this);
  }

  postMessage(data: unknown): void {
    const others = Channel.open.filter((one) => one !== this);
    for (const one of others) setTimeout(() => one.dispatchEvent(new MessageEvent('message', { data })));
  }
}

describe('the tabs of one browser', () => {
  beforeAll(() => Object.assign(globalThis, { BroadcastChannel: Channel }));
  afterEach(() => {
    Channel.open.splice(0);
    browserStorage.dropAll();
  });

  const tab = (reader = teacher) => {
    const store = createStore();
    signOutTogether(store);
    store.dispatch(knowUser(reader));
    return store;
  };
  type Tab = ReturnType<typeof tab>;
  const readerOf = (store: Tab): number | undefined => identityApi.endpoints.me.select()(store.getState()).data?.id;

  it('are signed out together, and nothing that was typed is left', async () => {
    const [one, other] = [tab(), tab()];
    browserStorage.write('hours 4 new', 'Food Bank');
    one.dispatch(sessionEnded('signed-out'));
    await waitFor(() => expect(readerOf(other)).toBeUndefined());
    expect(browserStorage.read('hours 4 new')).toBeNull();
  });

  it('show nobody’s work once somebody else has signed in, who would be named for what is done there', async () => {
    const [one, other] = [tab(), tab()];
    browserStorage.write('hours 4 new', 'Food Bank');
    one.dispatch(sessionEnded('expired'));
    expect(readerOf(other)).toBe(teacher.id);
    one.dispatch(knowUser(verifier));
    await waitFor(() => expect(readerOf(other)).toBeUndefined());
    expect(other.getState().session.ended).toBe('expired');
    expect(browserStorage.read('hours 4 new')).toBe('Food Bank');
  });

  it('let the public site know that somebody is signed in, until they are not', async () => {
    const known = (is: boolean): Promise<void> =>
      waitFor(() => expect(browserStorage.read(SIGNED_IN) !== null).toBe(is));
    const one = tab();
    await known(true);
    one.dispatch(sessionEnded('expired'));
    await known(false);
    one.dispatch(knowUser(verifier));
    await known(true);
    one.dispatch(sessionEnded('signed-out'));
    await known(false);
  });

  it('go on where the same person signs in again', async () => {
    const [one, other] = [tab(student), tab(student)];
    one.dispatch(sessionEnded('expired'));
    one.dispatch(knowUser(student));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect([readerOf(one), readerOf(other)]).toEqual([student.id, student.id]);
  });
});
