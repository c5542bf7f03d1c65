import type { Role } from '@hourtrail/contracts';
import { refusalOf } from '../../../test/given.js';
import type { DomainEvent } from '../../platform/kernel/event.js';
import { localTimeOf } from '../persistence/report-schedules.js';
import {
  add,
  change,
  dueDay,
  evolve,
  nextDueDay,
  remove,
  unsubscribe,
  type ReportSchedule,
  type SchoolOfSchedules,
  type Timing,
} from './report-schedule.js';

const ADMIN = { role: 'admin', organizationId: 2 };
const SUPER_ADMIN = { role: 'super-admin', organizationId: 3 };
const [BELL, WHITFIELD, JORDAN, OKAFOR] = [10, 11, 20, 30] as const;

const SCHOOL: SchoolOfSchedules = {
  organizationId: 2,
  schedules: 0,
  roles: new Map<number, Role>([
    [BELL, 'teacher'],
    [WHITFIELD, 'admin'],
    [JORDAN, 'student'],
    [OKAFOR, 'auditor'],
  ]),
};

const ADDED_AT = new Date('2026-11-21T15:00:00Z');

const scheduleAfter = (events: readonly DomainEvent[], before?: ReportSchedule, at = ADDED_AT): ReportSchedule =>
  events.reduce<ReportSchedule | undefined>(
    (made, event) =>
      evolve(made, {
        ...event,
        texts: event.texts ?? {},
        organizationId: 2,
        stream: 'report-schedule/7',
        version: (made?.version ?? 0) + 1,
        at,
        actor: { id: null, role: 'system' },
      }),
    before,
  ) as ReportSchedule;

const MONDAYS = { every: 'week', weekday: 1, format: 'pdf', recipientIds: [BELL, WHITFIELD] } as const;
const mondays = scheduleAfter(add(SCHOOL, ADMIN, MONDAYS));

describe('a schedule', () => {
  it('says when the report goes to whom in which format', () => {
    expect(mondays).toMatchObject({ ...MONDAYS, id: 7, version: 1, since: ADDED_AT, deletedAt: null });
    const monthly = scheduleAfter(add(SCHOOL, ADMIN, { ...MONDAYS, every: 'month' }));
    expect(monthly).toMatchObject({ every: 'month', weekday: null });
  });

  it('needs the day of the week if it is weekly, also when it becomes weekly', () => {
    const errors = [{ field: 'weekday', message: 'Choose the day of the week.' }];
    expect(refusalOf(() => add(SCHOOL, ADMIN, { ...MONDAYS, weekday: null }))).toMatchObject({ errors });
    const monthly = scheduleAfter(change(mondays, SCHOOL, ADMIN, { every: 'month' }), mondays);
    expect(monthly).toMatchObject({ every: 'month', weekday: null, version: 2 });
    expect(refusalOf(() => change(monthly, SCHOOL, ADMIN, { every: 'week' }))).toMatchObject({ errors });
  });

  it('sends a school’s report to its active teachers and administrators only', () => {
    const errors = [
      { field: 'recipientIds', message: 'Only active teachers and administrators of the school can get its report.' },
    ];
    for (const id of [JORDAN, OKAFOR, 99]) {
      expect(refusalOf(() => add(SCHOOL, ADMIN, { ...MONDAYS, recipientIds: [BELL, id] }))).toMatchObject({ errors });
      expect(refusalOf(() => change(mondays, SCHOOL, ADMIN, { recipientIds: [id] }))).toMatchObject({ errors });
    }
  });

  it('is one of twenty at most', () => {
    expect(add({ ...SCHOOL, schedules: 19 }, ADMIN, MONDAYS)).toHaveLength(1);
    expect(refusalOf(() => add({ ...SCHOOL, schedules: 20 }, ADMIN, MONDAYS))).toMatchObject({
      message: 'A school can have at most 20 scheduled reports. Delete one first.',
    });
  });

  it('changes what is named, and records no change as nothing', () => {
    expect(change(mondays, SCHOOL, ADMIN, { weekday: 1, recipientIds: [BELL, WHITFIELD] })).toEqual([]);
    expect(change(mondays, SCHOOL, ADMIN, { format: 'xlsx' })).toEqual([
      { type: 'report-schedule.changed', data: { format: { from: 'pdf', to: 'xlsx' } } },
    ]);
  });

  it('asks a super-admin of another school for a reason', () => {
    expect(add(SCHOOL, SUPER_ADMIN, MONDAYS)[0]?.data).toMatchObject({ noReason: true });
    expect(add(SCHOOL, SUPER_ADMIN, { ...MONDAYS, reason: 'The principal asked' })[0]).toMatchObject({
      texts: { reason: 'The principal asked' },
    });
    expect(remove(mondays, SUPER_ADMIN, null)[0]?.data).toEqual({ noReason: true });
  });

  it('goes on without a recipient who wants no more', () => {
    const after = scheduleAfter(unsubscribe(mondays, BELL), mondays);
    expect(after.recipientIds).toEqual([WHITFIELD]);
    expect(unsubscribe(after, BELL)).toEqual([]);
  });
});

const WEEKLY: Timing = { every: 'week', weekday: 1 };
const MONTHLY: Timing = { every: 'month', weekday: null };
const YEARLY: Timing = { every: 'year', weekday: null };

describe('the next day', () => {
  const next = (timing: Timing, day: string, time = '12:00', yearEnds: readonly string[] = []) =>
    nextDueDay(timing, { day, time }, yearEnds);

  it('is today until seven in the morning', () => {
    expect([next(WEEKLY, '2026-11-23', '06:59'), next(WEEKLY, '2026-11-23', '07:00')]).toEqual([
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(next({ every: 'week', weekday: 7 }, '2026-11-23')).toBe('2026-11-29');
  });

  it('is the first of the next month, however long this one is', () => {
    const days = ['2027-01-31', '2027-02-01', '2027-02-28', '2028-02-28', '2028-02-29', '2026-12-01', '2026-12-31'];
    expect(days.map((day) => next(MONTHLY, day))).toEqual([
      '2027-02-01',
      '2027-03-01',
      '2027-03-01',
      '2028-03-01',
      '2028-03-01',
      '2027-01-01',
      '2027-01-01',
    ]);
    expect(next(MONTHLY, '2027-03-01', '00:00')).toBe('2027-03-01');
  });

  it('is the day after the next school year that ends, leap days included', () => {
    const ends = ['2028-02-29', '2027-06-30', '2026-06-30'];
    expect(next(YEARLY, '2026-11-23', '12:00', ends)).toBe('2027-07-01');
    expect(next(YEARLY, '2027-07-01', '06:00', ends)).toBe('2027-07-01');
    expect(next(YEARLY, '2027-07-01', '07:00', ends)).toBe('2028-03-01');
    expect(next(YEARLY, '2028-03-01', '07:00', ends)).toBeUndefined();
    expect(next(YEARLY, '2026-11-23')).toBeUndefined();
  });
});

describe('a report is due', () => {
  const due = (timing: Timing, now: string, timeZone: string, since = ADDED_AT, yearEnds: readonly string[] = []) =>
    dueDay(timing, {
      since: localTimeOf(since, timeZone),
      now: localTimeOf(new Date(now), timeZone),
      yearEnds,
    });

  it('from seven in the morning by the school’s clock, wherever that is', () => {
    const sevenOnMonday = {
      'Pacific/Kiritimati': '2026-11-22T17:00Z',
      'Asia/Kathmandu': '2026-11-23T01:15Z',
      'America/New_York': '2026-11-23T12:00Z',
      'Pacific/Honolulu': '2026-11-23T17:00Z',
    };
    for (const [zone, seven] of Object.entries(sevenOnMonday)) {
      const before = new Date(Date.parse(seven) - 60_000).toISOString();
      expect([zone, due(WEEKLY, before, zone), due(WEEKLY, seven, zone)]).toEqual([zone, undefined, '2026-11-23']);
    }
  });

  it('at seven on the days when clocks change too', () => {
    const sundays: Timing = { every: 'week', weekday: 7 };
    const since = new Date('2026-01-01T00:00Z');
    for (const [day, seven] of [
      ['2026-03-08', '2026-03-08T11:00Z'],
      ['2026-11-01', '2026-11-01T12:00Z'],
    ] as const) {
      const before = new Date(Date.parse(seven) - 60_000).toISOString();
      expect(due(sundays, before, 'America/New_York', since)).toBeUndefined();
      expect(due(sundays, seven, 'America/New_York', since)).toBe(day);
    }
  });

  it('for two days more, if no server ran on the day', () => {
    expect(due(WEEKLY, '2026-11-26T11:59Z', 'America/New_York')).toBe('2026-11-23');
    expect(due(WEEKLY, '2026-11-26T12:00Z', 'America/New_York')).toBeUndefined();
  });

  it('not for a day that had begun before the schedule had these days', () => {
    expect(due(WEEKLY, '2026-11-23T15:00Z', 'America/New_York', new Date('2026-11-23T12:00Z'))).toBeUndefined();
    expect(due(WEEKLY, '2026-11-23T15:00Z', 'America/New_York', new Date('2026-11-23T11:59Z'))).toBe('2026-11-23');
    const changed = scheduleAfter(
      change(mondays, SCHOOL, ADMIN, { weekday: 2 }),
      mondays,
      new Date('2026-11-24T13:00Z'),
    );
    expect(due(changed, '2026-11-24T15:00Z', 'America/New_York', changed.since)).toBeUndefined();
    const added = scheduleAfter(
      change(mondays, SCHOOL, ADMIN, { format: 'xlsx' }),
      mondays,
      new Date('2026-11-24T13:00Z'),
    );
    expect(added.since).toEqual(ADDED_AT);
  });

  it('on the first of the month, and on the day after a school year', () => {
    expect(due(MONTHLY, '2028-03-01T13:00Z', 'America/New_York')).toBe('2028-03-01');
    expect(due(MONTHLY, '2028-02-29T13:00Z', 'America/New_York')).toBeUndefined();
    expect(due(YEARLY, '2027-07-01T13:00Z', 'America/New_York', ADDED_AT, ['2027-06-30'])).toBe('2027-07-01');
    expect(due(YEARLY, '2027-06-30T13:00Z', 'America/New_York', ADDED_AT, ['2027-06-30'])).toBeUndefined();
  });
});
