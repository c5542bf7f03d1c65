import { browserStorage } from '../lib/browserStorage.js';
import { submitKey } from './idempotency.js';

const body = { organizationName: 'Food Bank', hours: '2' };
const DAY_MS = 24 * 60 * 60 * 1000;
let loads = 0;

/** The module as a page that was loaded anew has it. */
async function afterAReload(): Promise<typeof submitKey> {
  const anew = `./idempotency.js?${(loads += 1)}`;
  return ((await import(anew)) as { submitKey: typeof submitKey }).submitKey;
}

describe('the key of a submit', () => {
  afterEach(() => {
    jest.useRealTimers();
    browserStorage.dropAll();
  });

  it('stays the same while nobody has answered, so that a retry has one effect', () => {
    const first = submitKey('POST', '/volunteer-hours', body);
    expect(submitKey('POST', '/volunteer-hours', { ...body }).key).toBe(first.key);
    const other = submitKey('POST', '/users', body);
    expect(submitKey('POST', '/users', body).key).toBe(other.key);
  });

  it('is a new one once the server has answered: the same hours may be logged twice on purpose', () => {
    for (const path of ['/volunteer-hours', '/users']) {
      const first = submitKey('POST', path, body);
      first.answered();
      expect(submitKey('POST', path, body).key).not.toBe(first.key);
    }
  });

  it('differs for another body, path or method', () => {
    const keys = [
      submitKey('POST', '/volunteer-hours', body),
      submitKey('POST', '/volunteer-hours', { ...body, hours: '3' }),
      submitKey('PATCH', '/volunteer-hours', body),
      submitKey('POST', '/volunteer-hours/review', body),
    ].map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it('survives a reload for hours that somebody logged or changed', async () => {
    const logged = submitKey('POST', '/volunteer-hours', body);
    const changed = submitKey('PATCH', '/volunteer-hours/41', body);
    const anew = await afterAReload();
    expect(anew('POST', '/volunteer-hours', body).key).toBe(logged.key);
    expect(anew('PATCH', '/volunteer-hours/41', body).key).toBe(changed.key);
    anew('POST', '/volunteer-hours', body).answered();
    expect(submitKey('POST', '/volunteer-hours', body).key).not.toBe(logged.key);
  });

  it('leaves nothing on the device of what else is sent, such as a password', () => {
    localStorage.clear();
    submitKey('POST', '/auth/login', { password: 'volunteer-demo' });
    expect(localStorage).toHaveLength(0);
  });

  it('is forgotten as soon as the server forgets it', () => {
    jest.useFakeTimers();
    const first = submitKey('POST', '/volunteer-hours', body);
    jest.setSystemTime(Date.now() + DAY_MS - 1);
    expect(submitKey('POST', '/volunteer-hours', body).key).toBe(first.key);
    jest.setSystemTime(Date.now() + 1);
    expect(submitKey('POST', '/volunteer-hours', body).key).not.toBe(first.key);
  });
});
