import { hasBegun, type Role } from '@hourtrail/contracts';
import { refusalOf } from '../../../test/given.js';
import type { RecordedEvent } from '../../platform/kernel/event.js';
import { completeFields, requestedFields, type OpportunityInput } from './opportunity-input.js';
import { amend, announce, cancel, publish } from './opportunity.js';
import { evolve, type OpportunityEvent } from './opportunity.events.js';
import { daysOf } from './opportunity.rules.js';
import type { Circumstances, Opportunity, Person } from './opportunity.state.js';
import { overlap } from './signup.rules.js';

const LINCOLN = 2;
const person = (role: Role, id: number, organizationId = LINCOLN): Person => ({ id, role, organizationId });
const teacher = person('teacher', 3);
const visitor = person('super-admin', 1, 3);
const coordinator = { id: 6, role: 'verifier', isActive: true };

const now: Circumstances = {
  organizationId: LINCOLN,
  timeZone: 'America/New_York',
  now: { date: '2026-11-21', time: '10:00' },
  coordinator,
};

const MORNING = {
  title: 'Sort donations',
  description: 'Help sort what was given.',
  organizationName: 'Riverside Food Bank',
  date: '2026-12-05',
  startTime: '09:00',
  endTime: '12:00',
  location: '12 Water Street',
  coordinatorId: coordinator.id,
} as const;

const published = (input: OpportunityInput = {}, by = teacher, at = now): readonly OpportunityEvent[] =>
  publish(completeFields({ ...MORNING, ...input } as typeof MORNING, at.timeZone), { series: null, by }, at);

const after = (before: Opportunity | undefined, by: Person, events: readonly OpportunityEvent[]): Opportunity =>
  events.reduce<Opportunity | undefined>((state, { type, data, texts }) => {
    const version = (state?.version ?? 0) + 1;
    const event: RecordedEvent = {
      organizationId: LINCOLN,
      stream: 'opportunity/7',
      version,
      type,
      at: new Date(Date.UTC(2026, 10, 21, 15, version)),
      actor: { id: by.id, role: by.role },
      data,
      texts: texts ?? {},
    };
    return evolve(state, event);
  }, before) as Opportunity;

const morning = { ...after(undefined, teacher, published()), currentSignups: 0, waitlisted: 0 };
const amended = (input: OpportunityInput, before = morning, at = now): readonly OpportunityEvent[] =>
  amend(before, requestedFields(input, before, at.timeZone), { by: teacher }, at);
const messages = (decision: () => unknown): unknown =>
  refusalOf(decision)?.details.errors?.map(({ message }) => message);

describe('An opportunity', () => {
  it('begins as it was filled in, with ten places for students and parents', () => {
    expect(morning).toMatchObject({
      ...MORNING,
      id: 7,
      version: 1,
      maxSlots: 10,
      targetAudience: 'both',
      isActive: true,
      createdBy: teacher.id,
      seriesId: null,
      cancelledAt: null,
    });
  });

  it('keeps names and words apart from what the log says for ever', () => {
    const [event] = published();
    expect(JSON.stringify(event?.data)).not.toContain('Food Bank');
    expect(Object.keys(event?.texts ?? {})).toEqual(['title', 'description', 'organizationName', 'location']);
  });

  it('ends some hours after its start, past midnight too', () => {
    const endOf = (startTime: string, hours: number): string | undefined =>
      after(undefined, teacher, published({ startTime, hours, endTime: null })).endTime;
    expect([endOf('09:00', 3.5), endOf('22:00', 2), endOf('20:30', 12)]).toEqual(['12:30', '00:00', '08:30']);
  });

  it.each([
    ['a day', '2026-12-05', '09:00', '2026-12-05'],
    ['the instant of its start', '2026-12-05T14:00:00.000Z', '09:00', '2026-12-05'],
    ['the instant of its start, at midnight in UTC', '2026-12-06T00:00:00.000Z', '19:00', '2026-12-05'],
    ['what a browser makes of a day alone', '2026-12-05T00:00:00.000Z', '09:00', '2026-12-05'],
    ['another instant', '2026-12-06T03:00:00.000Z', '09:00', '2026-12-05'],
  ])('is on the day that %s names', (_what, date, startTime, day) => {
    const endTime = startTime === '19:00' ? '22:00' : '12:00';
    expect(published({ date, startTime, endTime })[0]?.data).toMatchObject({ set: { date: day } });
  });

  it('lasts from half an hour to twelve, so that times that were mixed up are noticed', () => {
    const lasting = (startTime: string, endTime: string): unknown => messages(() => published({ startTime, endTime }));
    expect(lasting('09:00', '09:30')).toBeUndefined();
    expect(lasting('20:00', '08:00')).toBeUndefined();
    expect(lasting('09:00', '09:29')).toEqual(['Must be at least 0.5 hours']);
    expect(lasting('08:00', '20:01')).toEqual(['Cannot exceed 12 hours']);
    expect(lasting('12:00', '09:00')).toEqual(['End time must be after the start time']);
    expect(lasting('09:00', '09:00')).toEqual(['End time must be after the start time']);
  });

  it('is yet to come, by the clocks of the school', () => {
    const on = (date: string, startTime: string): unknown =>
      messages(() => published({ date, startTime, hours: 1, endTime: null }));
    expect(on('2026-11-21', '10:01')).toBeUndefined();
    expect(on('2026-11-21', '10:00')).toEqual(['The start time of an opportunity must not be in the past.']);
    expect(on('2026-11-20', '23:00')).toEqual(['The date of an opportunity must not be in the past.']);
    // nine in the evening of the fourth in New York
    expect(after(undefined, teacher, published({ date: '2026-12-05T02:00:00Z' })).date).toBe('2026-12-04');
  });

  it.each([
    ['nobody the school knows', undefined],
    ['somebody else', { ...coordinator, id: 8 }],
    ['a teacher', { ...coordinator, role: 'teacher' }],
    ['a verifier who is gone', { ...coordinator, isActive: false }],
  ])('is not coordinated by %s', (_who, found) => {
    expect(messages(() => published({}, teacher, { ...now, coordinator: found }))).toEqual([
      'Choose an active coordinator at the school.',
    ]);
  });

  it('is not published in New School', () => {
    const there = { ...now, organizationId: 1 };
    expect(refusalOf(() => published({}, teacher, there))?.code).toBe('opportunities.no-school-yet');
  });

  it('tells of a change what was and what is, and whether who signed up has to know', () => {
    expect(amended({ title: 'Sort tins', maxSlots: 12 })).toEqual([
      {
        type: 'opportunity.amended',
        data: { was: { maxSlots: 10 }, set: { maxSlots: 12 }, moved: false },
        texts: { title: 'Sort tins' },
      },
    ]);
    for (const move of [{ date: '2026-12-06' }, { startTime: '10:00' }, { endTime: '11:00' }, { location: 'Gym' }]) {
      expect(amended(move)[0]?.data).toMatchObject({ moved: true });
    }
    expect(amended({ title: MORNING.title, coordinatorId: 6 })).toEqual([]);
    expect(after(morning, teacher, amended({ coordinatorId: null })).coordinatorId).toBeNull();
  });

  it('is opened and closed beside what else changes', () => {
    const closed = after(morning, teacher, amended({ isActive: false, title: 'Sort tins' }));
    expect(closed).toMatchObject({ isActive: false, title: 'Sort tins', version: 3 });
    expect(amended({ isActive: true }, { ...morning, ...closed }).map(({ type }) => type)).toEqual([
      'opportunity.activated',
    ]);
  });

  it('has no fewer places than people who signed up', () => {
    const full = { ...morning, currentSignups: 10 };
    expect(refusalOf(() => amended({ maxSlots: 9 }, full))).toMatchObject({
      code: 'opportunities.below-signups',
      message: '10 people have already signed up. Keep at least 10 spots.',
    });
    expect(amended({ maxSlots: 10, title: 'Sort tins' }, full)).toHaveLength(1);
  });

  it('keeps its day and start once it has begun', () => {
    const later = { ...now, now: { date: '2026-12-05', time: '09:00' } };
    for (const move of [{ date: '2026-12-12' }, { startTime: '09:30' }]) {
      expect(refusalOf(() => amended(move, morning, later))?.code).toBe('opportunities.past');
    }
    expect(amended({ endTime: '13:00' }, morning, later)).toHaveLength(1);
    expect(refusalOf(() => cancel(morning, { by: teacher, reason: 'Storm' }, later))?.code).toBe('opportunities.past');
  });

  it('is cancelled once and for all, with the reason', () => {
    const cancelled = after(morning, teacher, cancel(morning, { by: teacher, reason: 'Storm' }, now));
    expect(cancelled).toMatchObject({ isActive: false, cancelReason: 'Storm' });
    expect(refusalOf(() => cancel(cancelled, { by: teacher, reason: 'Storm' }, now))?.code).toBe(
      'opportunities.cancelled',
    );
    expect(refusalOf(() => amended({ isActive: true }, { ...morning, ...cancelled }))?.code).toBe(
      'opportunities.cancelled',
    );
  });

  it('is what its coordinator and staff write about to those who signed up, and it stays as it is', () => {
    const texts = { subject: 'Saturday', announcement: 'Bring gloves' };
    for (const by of [teacher, person('verifier', coordinator.id)]) {
      const events = announce(morning, by, texts);
      expect(events).toEqual([{ type: 'opportunity.announced', data: {}, texts }]);
      expect(after(morning, by, events)).toEqual({ ...morning, version: 2 });
    }
    expect(refusalOf(() => announce(morning, person('verifier', 8), texts))?.code).toBe('opportunities.not-yours');
    const cancelled = after(morning, teacher, cancel(morning, { by: teacher, reason: 'Storm' }, now));
    expect(refusalOf(() => announce(cancelled, teacher, texts))?.code).toBe('opportunities.cancelled');
  });

  it('asks super-admins of another school for a reason, and nobody else', () => {
    expect(published({}, visitor)[0]?.data).toMatchObject({ noReason: true });
    expect(published({}, teacher)[0]?.data).not.toHaveProperty('noReason');
    const explained = publish(
      completeFields(MORNING, now.timeZone),
      { series: null, by: visitor, reason: 'By phone' },
      now,
    );
    expect(explained[0]).toMatchObject({ texts: { reason: 'By phone' } });
    expect(explained[0]?.data).not.toHaveProperty('noReason');
  });
});

describe('A weekly repetition', () => {
  it('is on the same day of each week, for some weeks or until a day', () => {
    expect(daysOf('2026-12-01', {})).toEqual(['2026-12-01']);
    expect(daysOf('2026-12-22', { weeks: 3 })).toEqual(['2026-12-22', '2026-12-29', '2027-01-05']);
    expect(daysOf('2026-12-01', { until: '2026-12-15' })).toEqual(['2026-12-01', '2026-12-08', '2026-12-15']);
    expect(daysOf('2026-12-01', { until: '2026-12-14' })).toHaveLength(2);
  });

  it('leaves out the days it is told to, and no others', () => {
    expect(daysOf('2026-12-01', { weeks: 3, except: ['2026-12-08'] })).toEqual(['2026-12-01', '2026-12-15']);
    expect(messages(() => daysOf('2026-12-01', { weeks: 3, except: ['2026-12-09'] }))).toEqual([
      'It doesn’t take place on 2026-12-09, so you can’t leave out that day.',
    ]);
    expect(messages(() => daysOf('2026-12-01', { weeks: 1, except: ['2026-12-01'] }))).toEqual([
      'Keep at least one day.',
    ]);
  });

  it('goes on for a year at most', () => {
    expect(daysOf('2026-12-01', { until: '2027-11-30' })).toHaveLength(53);
    expect(messages(() => daysOf('2026-12-01', { until: '2027-12-07' }))).toEqual([
      'It can take place at most 53 times.',
    ]);
  });
});

describe('Two times', () => {
  const at = (date: string, startTime: string, endTime: string) => ({ date, startTime, endTime });

  it('overlap where they share a minute, past midnight and into another month too', () => {
    const night = at('2026-11-30', '22:00', '02:00');
    expect(overlap(night, at('2026-12-01', '01:59', '03:00'))).toBe(true);
    expect(overlap(at('2026-12-01', '01:59', '03:00'), night)).toBe(true);
    expect(overlap(night, at('2026-12-01', '02:00', '03:00'))).toBe(false);
    expect(overlap(night, at('2026-12-01', '22:00', '23:00'))).toBe(false);
  });

  it('have begun in the minute they begin', () => {
    expect(hasBegun(MORNING, { date: '2026-12-05', time: '08:59' })).toBe(false);
    expect(hasBegun(MORNING, { date: '2026-12-05', time: '09:00' })).toBe(true);
    expect(hasBegun(MORNING, { date: '2026-12-06', time: '00:00' })).toBe(true);
  });
});
