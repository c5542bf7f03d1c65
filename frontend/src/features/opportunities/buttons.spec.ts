import type { Audience, OpportunityState, OpportunityView, Role, SessionUser } from '@hourtrail/contracts';
import { anOpportunity, student, teacher } from '../../testing/builders.js';
import { buttonsOf, chipOf } from './signUpWords.js';

const of = (state: OpportunityState, role: Role = 'student', targetAudience: Audience = 'both') =>
  buttonsOf(anOpportunity({ state, targetAudience }), role);

describe('the button of an opportunity', () => {
  it.each([
    ['past', 'past', null],
    ['full', 'full', 'join'],
    ['waitlisted', 'full', 'leave'],
    ['signed-up', 'signed-up', null],
    ['open', 'sign-up', null],
  ] as const)('of one that is %s is %s', (state, main, waitlist) => {
    expect(of(state)).toEqual({ main, waitlist });
  });

  it.each(['cancelled', 'inactive'] as const)('is not there where it is %s', (state) => {
    expect(of(state)).toBeNull();
  });

  it.each(['teacher', 'admin', 'verifier', 'super-admin'] as const)('is nothing for a %s', (role) => {
    expect([of('open', role), of('full', role), of('past', role)]).toEqual([null, null, null]);
  });

  it('is for whom the opportunity is for', () => {
    expect(of('open', 'parent', 'students')).toBeNull();
    expect(of('open', 'student', 'parents')).toBeNull();
    expect(of('open', 'parent', 'parents')).toEqual({ main: 'sign-up', waitlist: null });
  });

  it('still gives up a place that somebody has at one that was since changed to be for others', () => {
    expect(of('signed-up', 'parent', 'students')).toEqual({ main: 'signed-up', waitlist: null });
  });
});

describe('the chip beside it', () => {
  const OVER = { day: '2020-01-04' } as const;
  const mySignup = { id: 501, status: 'signed-up', position: null } as const;
  const chip = (given: Partial<OpportunityView>, reader: SessionUser = student) =>
    chipOf(anOpportunity(given), reader).state;

  it('says what the button does not', () => {
    expect(chip({ state: 'cancelled' })).toBe('cancelled');
    expect(chip({ state: 'waitlisted', mySignup: { id: 501, status: 'waitlisted', position: 2 } })).toBe('waitlisted');
    expect([chip({ state: 'past' }), chip({ state: 'signed-up', mySignup })]).toEqual([null, null]);
  });

  it('says of what is over that one had a place', () => {
    expect(chip({ state: 'past', mySignup })).toBe('signed-up');
  });

  it('says all to staff, who have no button', () => {
    expect([chip({ ...OVER, state: 'past' }, teacher), chip({ state: 'inactive' }, teacher)]).toEqual([
      'past',
      'inactive',
    ]);
  });

  it('says to staff that one is on, until it ends', () => {
    jest.useFakeTimers({ now: new Date('2026-12-05T14:05:00Z') });
    expect([chip({ state: 'past' }, teacher), chip({ state: 'past' })]).toEqual(['now', null]);
    jest.setSystemTime(new Date('2026-12-05T17:00:00Z'));
    expect(chip({ state: 'past' }, teacher)).toBe('past');
    jest.useRealTimers();
  });
});
