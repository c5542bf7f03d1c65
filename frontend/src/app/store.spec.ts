import { setAside } from '../api/entriesSetAside.js';
import { hoursApi } from '../api/hours.js';
import { identityApi, knowUser } from '../api/identity.js';
import { sessionEnded } from '../api/session.js';
import { outcomesSlice } from '../features/hours/decisions/decisionWords.js';
import { browserStorage } from '../lib/browserStorage.js';
import { anEntry, student } from '../testing/builders.js';
import { json, refusal } from '../testing/server.js';
import { createStore } from './store.js';

type Answer = (request: Request) => Response | Promise<Response>;

describe('what the client keeps of the server', () => {
  const realFetch = globalThis.fetch;
  let sent: Request[];
  const answerWith = (answer: Answer): void => {
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      sent.push(request);
      return answer(request);
    };
  };
  beforeEach(() => {
    sent = [];
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  const signedIn = () => {
    const store = createStore();
    store.dispatch(knowUser(student));
    return store;
  };
  const me = identityApi.endpoints.me.select();
  const page = hoursApi.endpoints.hoursPage;

  it('reads how many rows there are, and where the next ones begin, from the headers', async () => {
    answerWith(() =>
      json(200, [anEntry()], { 'X-Total-Count': '1000+', Link: '</api/volunteer-hours?cursor=c2>; rel="next"' }),
    );
    const { data } = await signedIn().dispatch(page.initiate({ status: ['pending', 'verified'], q: '' }));
    expect(data).toMatchObject({ total: '1000+', next: 'c2' });
    expect(new URL(sent[0]!.url).search).toBe('?status=pending%2Cverified');
  });

  it('forgets everything when the session is over, by choice or by the server', async () => {
    answerWith(() => json(200, [anEntry()]));
    const store = signedIn();
    await store.dispatch(page.initiate({}));
    store.dispatch(sessionEnded('signed-out'));
    expect(page.select({})(store.getState()).data).toBeUndefined();
    expect(me(store.getState()).data).toBeNull();

    const another = signedIn();
    answerWith(() => refusal(401));
    await another.dispatch(page.initiate({}));
    expect(me(another.getState()).data).toBeNull();
    expect(another.getState().session.ended).toBe('expired');
  });

  it('forgets what was decided here, what came of it and what was being imported', () => {
    const store = signedIn();
    setAside([anEntry()]);
    store.dispatch(outcomesSlice.actions.added({ status: 'approved', done: 0, total: 1, left: [], comments: '' }));
    expect(Object.keys(store.getState().entriesSetAside)).toEqual(['41']);
    store.dispatch(sessionEnded('expired'));
    expect(store.getState()).toMatchObject({ entriesSetAside: {}, outcomes: [], importing: null });
  });

  it('takes what somebody typed off the device once they sign out, and leaves it where their session ran out', () => {
    browserStorage.write('hours 5 new', 'Food Bank');
    signedIn().dispatch(sessionEnded('expired'));
    expect(browserStorage.read('hours 5 new')).toBe('Food Bank');
    signedIn().dispatch(sessionEnded('signed-out'));
    expect(browserStorage.read('hours 5 new')).toBeNull();
  });

  it('reads the person anew when the server asks for a password of their own', async () => {
    const store = signedIn();
    const subscription = store.dispatch(identityApi.endpoints.me.initiate());
    answerWith(({ url }) =>
      url.endsWith('/auth/me')
        ? json(200, { ...student, mustChangePassword: true })
        : refusal(403, { code: 'password-change-required' }),
    );
    await store.dispatch(page.initiate({}));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(me(store.getState()).data?.mustChangePassword).toBe(true);
    subscription.unsubscribe();
  });

  it('sends a submit again under the same key after the connection was lost, and under a new one once it was answered', async () => {
    const store = signedIn();
    const log = () => store.dispatch(hoursApi.endpoints.logHours.initiate({ date: '2026-09-30', status: 'draft' }));
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await log();
    answerWith(() => json(201, anEntry()));
    await log();
    await log();
    const keys = sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('keeps the key of a submit that was lost, where the retry was turned away before anybody looked at it', async () => {
    const store = signedIn();
    const log = () => store.dispatch(hoursApi.endpoints.logHours.initiate({ date: '2026-10-01', status: 'draft' }));
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await log();
    for (const status of [401, 403, 429]) {
      answerWith(() => refusal(status));
      await log();
    }
    answerWith(() => json(201, anEntry()));
    await log();
    const keys = sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(1);
  });

  it('reads lists anew after a change, and leaves them alone after a failure', async () => {
    const store = signedIn();
    answerWith(({ method }) => (method === 'GET' ? json(200, [anEntry()]) : refusal(409)));
    await store.dispatch(page.initiate({}));
    const reads = () => sent.filter(({ method }) => method === 'GET').length;
    await store.dispatch(hoursApi.endpoints.changeHours.initiate({ id: 41, status: 'approved' }));
    await Promise.resolve();
    expect(reads()).toBe(1);

    answerWith(({ method }) => json(200, method === 'GET' ? [anEntry()] : anEntry()));
    await store.dispatch(hoursApi.endpoints.changeHours.initiate({ id: 41, status: 'approved' }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reads()).toBe(2);
  });
});
