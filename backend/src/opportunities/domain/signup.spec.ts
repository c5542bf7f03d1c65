import type { Role } from '@hourtrail/contracts';
import { refusalOf } from '../../../test/given.js';
import type { RecordedEvent } from '../../platform/kernel/event.js';
import type { Occupied, Opportunity, Person } from './opportunity.state.js';
import { cancelSignup, endSignup, promote, signUp, type SignUpOptions } from './signup.js';
import { evolve, type SignupEvent, type Signup } from './signup.events.js';
import type { OtherOpportunity } from './signup.rules.js';

const NOW = { date: '2026-11-21', time: '10:00' };
const person = (role: Role): Person => ({ id: 5, role, organizationId: 2 });
const student = person('student');
const parent = person('parent');

const morning: Opportunity & Occupied = {
  organizationId: 2,
  id: 7,
  version: 1,
  title: 'Sort donations',
  description: 'Help sort what was given.',
  organizationName: 'Riverside Food Bank',
  date: '2026-12-05',
  startTime: '09:00',
  endTime: '12:00',
  location: '12 Water Street',
  maxSlots: 10,
  targetAudience: 'both',
  coordinatorId: null,
  createdBy: 3,
  seriesId: null,
  isActive: true,
  cancelledAt: null,
  cancelReason: null,
  createdAt: new Date('2026-11-01T15:00:00Z'),
  currentSignups: 0,
  importId: null,
  waitlisted: 0,
};
const full = { ...morning, currentSignups: 10 };

const signed = (
  opportunity = morning,
  {
    by = student,
    others = [],
    ...options
  }: { by?: Person; others?: readonly OtherOpportunity[] } & Partial<SignUpOptions> = {},
): readonly SignupEvent[] =>
  signUp(opportunity, by, { waitlist: false, despiteClash: false, ...options }, { now: NOW, others });
const code = (decision: () => unknown): string | undefined => refusalOf(decision)?.code;

const after = (before: Signup | undefined, events: readonly SignupEvent[]): Signup =>
  events.reduce<Signup | undefined>((state, { type, data }) => {
    const version = (state?.version ?? 0) + 1;
    const at = new Date(Date.UTC(2026, 10, 21, 15, version));
    const event: RecordedEvent = {
      organizationId: 2,
      stream: 'signup/41',
      version,
      type,
      at,
      actor: { id: 5, role: 'student' },
      data,
      texts: {},
    };
    return evolve(state, event);
  }, before) as Signup;

describe('A sign-up', () => {
  it('takes a place while there is one', () => {
    expect(signed()).toEqual([
      { type: 'signup.made', data: { opportunityId: 7, userId: 5, from: null, to: 'signed-up' } },
    ]);
    expect(signed({ ...morning, currentSignups: 9 })[0]?.type).toBe('signup.made');
  });

  it('waits in line where all places are taken, for who wants that', () => {
    expect(code(() => signed(full))).toBe('opportunities.full');
    expect(signed(full, { waitlist: true })[0]?.type).toBe('signup.waitlisted');
  });

  it('does not pass those who wait, even where a place is free', () => {
    const freed = { ...morning, currentSignups: 9, waitlisted: 1 };
    expect(code(() => signed(freed))).toBe('opportunities.full');
    expect(signed(freed, { waitlist: true })[0]?.type).toBe('signup.waitlisted');
  });

  it.each([
    ['cancelled', { isActive: false, cancelledAt: new Date() }, 'opportunities.cancelled'],
    ['closed', { isActive: false }, 'opportunities.inactive'],
    ['over', { date: '2026-11-20' }, 'opportunities.past'],
    ['just beginning', { date: '2026-11-21', startTime: '10:00' }, 'opportunities.past'],
  ])('is refused where the opportunity is %s', (_how, fields, refusal) => {
    expect(code(() => signed({ ...morning, ...fields }))).toBe(refusal);
  });

  it('is for whom the opportunity is for', () => {
    const messageFor = (targetAudience: Opportunity['targetAudience'], by: Person): string | undefined =>
      refusalOf(() => signed({ ...morning, targetAudience }, { by }))?.message;
    expect([messageFor('students', student), messageFor('parents', parent), messageFor('both', parent)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(messageFor('students', parent)).toBe('This opportunity is for students.');
    expect(messageFor('parents', student)).toBe('This opportunity is for parents.');
    expect(messageFor('both', person('teacher'))).toBe('This opportunity is for students and parents.');
  });

  it('at the same time as another has to be meant, and says so', () => {
    const other = { id: 8, title: 'Tutoring', date: '2026-12-05', startTime: '11:30', endTime: '13:00' };
    expect(refusalOf(() => signed(morning, { others: [other] }))).toMatchObject({
      code: 'opportunities.clashes',
      message: 'You’re signed up for “Tutoring” at the same time.',
      details: { clash: other },
    });
    expect(signed(morning, { others: [other], despiteClash: true })[0]?.data).toMatchObject({ despite: 8 });
    expect(signed(morning, { others: [{ ...other, startTime: '12:00' }] })[0]?.data).not.toHaveProperty('despite');
  });

  it('is given up until the opportunity begins, and promoted or ended without their doing', () => {
    const waiting = after(undefined, signed(full, { waitlist: true }));
    expect(waiting).toMatchObject({ id: 41, status: 'waitlisted', opportunityId: 7, userId: 5, cause: null });
    const placed = after(waiting, promote(waiting));
    expect(placed).toMatchObject({ status: 'signed-up', version: 2, signedUpAt: waiting.signedUpAt });
    const began = { date: '2026-12-05', time: '09:00' };
    expect(code(() => cancelSignup(placed, morning, began))).toBe('opportunities.past');
    expect(cancelSignup(placed, morning, NOW)).toEqual([
      { type: 'signup.cancelled', data: { opportunityId: 7, userId: 5, from: 'signed-up', to: 'cancelled' } },
    ]);
    expect(after(placed, endSignup(placed, 'person-left'))).toMatchObject({
      status: 'cancelled',
      cause: 'person-left',
    });
  });
});
