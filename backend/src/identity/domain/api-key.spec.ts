import { refusalOf } from '../../../test/given.js';
import { makeKey } from './api-key.js';

const NOW = new Date('2026-11-28T10:00:00Z');
const terms = { id: 7, name: 'Nightly sync', capabilities: ['hours.read', 'audit.read'], expiresAt: NOW } as const;
const until = (instant: string) => ({ ...terms, expiresAt: new Date(instant) });

test('a key lasts a minute at least', () => {
  const admin = { id: 3, role: 'admin' } as const;
  expect(refusalOf(() => makeKey(admin, until('2026-11-28T10:00:59.999Z'), NOW))).toMatchObject({
    code: 'invalid-input',
  });
  expect(makeKey(admin, until('2026-11-28T10:01:00Z'), NOW)).toEqual([
    {
      type: 'user.api-key-made',
      data: {
        userId: 3,
        keyId: 7,
        capabilities: ['hours.read', 'audit.read'],
        expiresAt: '2026-11-28T10:01:00.000Z',
      },
      texts: { keyName: 'Nightly sync' },
    },
  ]);
});

test('a key lasts a year at most, also one of 366 days', () => {
  const admin = { id: 3, role: 'admin' } as const;
  expect(makeKey(admin, until('2027-11-29T10:00:00Z'), NOW)).toHaveLength(1);
  expect(refusalOf(() => makeKey(admin, until('2027-11-29T10:00:00.001Z'), NOW))).toMatchObject({
    code: 'invalid-input',
  });
});

test('a key may only do what its maker may', () => {
  const teacher = { id: 3, role: 'teacher' } as const;
  expect(refusalOf(() => makeKey(teacher, until('2027-11-28T10:00:00Z'), NOW))).toMatchObject({
    code: 'api-key.beyond-maker',
  });
});
