import type { SecondFactorKind } from '@hourtrail/contracts';
import { refusalOf } from '../../../test/given.js';
import { addFactor, removeFactor, replaceCodes, resetFactors } from './second-factor.js';
import type { User } from './user.js';

const teacher = { id: 7, organizationId: 2, role: 'teacher' } as User;
const admin = { id: 5, organizationId: 2, role: 'admin' } as const;
const passkey = (id: number): { id: number; kind: SecondFactorKind } => ({ id, kind: 'passkey' });
const app = { id: 20, kind: 'authenticator' } as const;
const added = (kind: string) => ({ type: 'user.second-factor-added', data: { userId: 7, kind } });

test('recovery codes come with the first factor and not with the next', () => {
  expect(addFactor(teacher, 'passkey', [])).toEqual({
    events: [added('passkey'), added('recovery-codes')],
    withCodes: true,
  });
  expect(addFactor(teacher, 'authenticator', [passkey(1)])).toEqual({
    events: [added('authenticator')],
    withCodes: false,
  });
});

test('a person has ten factors at most, of which one is an app', () => {
  const ten = Array.from({ length: 10 }, (_, n) => passkey(n));
  expect(refusalOf(() => addFactor(teacher, 'passkey', ten))?.code).toBe('identity.too-many-second-factors');
  expect(refusalOf(() => addFactor(teacher, 'authenticator', [app]))?.code).toBe('identity.authenticator-set');
  expect(addFactor(teacher, 'passkey', [app]).events).toHaveLength(1);
});

test('new codes need a factor that they replace', () => {
  expect(refusalOf(() => replaceCodes(teacher, []))?.code).toBe('identity.no-second-factor');
  expect(replaceCodes(teacher, [app])).toEqual([added('recovery-codes')]);
});

test('the last factor stays where the school requires one', () => {
  const last = { present: [app], isRequired: true };
  expect(refusalOf(() => removeFactor(teacher, app, last))?.code).toBe('identity.second-factor-required');
  expect(removeFactor(teacher, app, { ...last, isRequired: false })).toHaveLength(1);
  expect(removeFactor(teacher, app, { ...last, present: [app, passkey(1)] })).toEqual([
    { type: 'user.second-factor-removed', data: { userId: 7, kind: 'authenticator' } },
  ]);
});

test('a lost factor is reset by those who may let the person in, never by themselves', () => {
  const lost = { present: [app], reason: 'Lost phone' };
  expect(resetFactors(teacher, admin, lost)).toEqual([
    { type: 'user.second-factor-reset', data: { userId: 7 }, texts: { reason: 'Lost phone' } },
  ]);
  const boss = { ...teacher, id: 5, role: 'super-admin' } as User;
  const codes = [
    refusalOf(() => resetFactors({ ...teacher, role: 'admin' }, admin, lost))?.code,
    refusalOf(() => resetFactors(boss, { ...admin, role: 'super-admin' }, lost))?.code,
    refusalOf(() => resetFactors(teacher, admin, { ...lost, present: [] }))?.code,
  ];
  expect(codes).toEqual(['identity.not-yours-to-let-in', 'identity.own-second-factor', 'identity.no-second-factor']);
});
