import { submitKey } from './idempotency.js';

const body = { organizationName: 'Food Bank', hours: '2' };

describe('the key of a submit', () => {
  it('stays the same while nobody has answered, so that a retry has one effect', () => {
    const first = submitKey('POST', '/volunteer-hours', body);
    expect(submitKey('POST', '/volunteer-hours', { ...body }).key).toBe(first.key);
  });

  it('is a new one once the server has answered: the same hours may be logged twice on purpose', () => {
    const first = submitKey('POST', '/volunteer-hours', body);
    first.answered();
    expect(submitKey('POST', '/volunteer-hours', body).key).not.toBe(first.key);
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
});
