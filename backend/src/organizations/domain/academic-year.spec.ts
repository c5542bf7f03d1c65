import type { DomainEvent } from '../../platform/kernel/event.js';
import { refusalOf } from '../../../test/given.js';
import {
  add,
  change,
  endsNow,
  evolve,
  isUndoable,
  remove,
  rollOver,
  undoRollover,
  type AcademicYear,
  type YearsOfSchool,
} from './academic-year.js';

const ADMIN = { role: 'admin', organizationId: 2 };
const SUPER_ADMIN = { role: 'super-admin', organizationId: 3 };
const THIS_YEAR = { name: '2026–27', startsOn: '2026-08-01', endsOn: '2027-07-31' };

const yearAfter = (events: readonly DomainEvent[], before?: AcademicYear): AcademicYear =>
  events.reduce<AcademicYear | undefined>(
    (year, event) =>
      evolve(year, {
        ...event,
        texts: event.texts ?? {},
        organizationId: 2,
        stream: 'academic-year/7',
        version: (year?.version ?? 0) + 1,
        at: new Date('2026-11-21T15:00:00Z'),
        actor: { id: null, role: 'system' },
      }),
    before,
  ) as AcademicYear;

const NONE: YearsOfSchool = { organizationId: 2, years: [], yearsOfClasses: [] };
const thisYear = yearAfter(add(NONE, ADMIN, THIS_YEAR));
const school = { ...NONE, years: [thisYear] };
const between = (startsOn: string, endsOn: string) => ({ name: 'Another', startsOn, endsOn });

test('a school adds the year as it is named and dated', () => {
  expect(thisYear).toMatchObject({ organizationId: 2, id: 7, version: 1, ...THIS_YEAR, deletedAt: null });
  expect(thisYear.rolledOverAt).toBeNull();
});

test('a year ends after it starts, and is not much longer than a year', () => {
  expect(refusalOf(() => add(NONE, ADMIN, between('2026-08-01', '2026-07-31')))?.message).toBe(
    'The last day must not be before the first day.',
  );
  expect(refusalOf(() => add(NONE, ADMIN, between('2026-01-01', '2027-02-05')))?.message).toBe(
    'A school year can have at most 400 days.',
  );
  expect(add(NONE, ADMIN, between('2026-01-01', '2027-02-04'))).toHaveLength(1);
  expect(add(NONE, ADMIN, between('2026-01-01', '2026-01-01'))).toHaveLength(1);
});

test('two years of a school share no day, and the refusal names the other', () => {
  for (const [from, to] of [
    ['2027-07-31', '2028-07-30'],
    ['2025-08-02', '2026-08-01'],
    ['2026-09-01', '2026-09-30'],
  ] as const) {
    const refusal = refusalOf(() => add(school, ADMIN, between(from, to)));
    expect([refusal?.code, refusal?.message]).toEqual([
      'academic-years.overlap',
      'These dates overlap with the school year 2026–27, August 1, 2026 to July 31, 2027.',
    ]);
  }
});

test('years follow each other without a gap, or with one', () => {
  expect(add(school, ADMIN, between('2027-08-01', '2028-07-31'))).toHaveLength(1);
  expect(add(school, ADMIN, between('2027-09-01', '2028-06-30'))).toHaveLength(1);
});

test('a change says what was and what is, does not overlap with itself, and is no event if nothing changes', () => {
  const events = change(thisYear, school, ADMIN, { name: 'This year', endsOn: '2027-06-30' });
  expect(events).toEqual([
    {
      type: 'academic-year.changed',
      data: { endsOn: { from: '2027-07-31', to: '2027-06-30' } },
      texts: { name: 'This year' },
    },
  ]);
  expect(yearAfter(events, thisYear)).toEqual({
    ...thisYear,
    version: 2,
    name: 'This year',
    endsOn: '2027-06-30',
  });
  expect(change(thisYear, school, ADMIN, { ...THIS_YEAR })).toEqual([]);
});

test('a school has a hundred years at most', () => {
  const full = { ...NONE, years: Array.from({ length: 100 }, () => thisYear) };
  expect(refusalOf(() => add(full, ADMIN, between('2030-08-01', '2031-07-31')))?.message).toBe(
    'A school can have at most 100 school years.',
  );
});

test('a year that classes belong to stays', () => {
  const withClasses = (...yearsOfClasses: number[]) =>
    refusalOf(() => remove(thisYear, { ...school, yearsOfClasses }, ADMIN, {}))?.message;
  expect(withClasses(7)).toBe('One class belongs to this school year. Move it to another year or delete it first.');
  expect(withClasses(7, 8, 7)).toBe(
    '2 classes belong to this school year. Move them to another year or delete them first.',
  );
  expect(withClasses(8)).toBeUndefined();
});

test('a super-admin of another school says why, or the event says that they did not', () => {
  const [explained] = remove(thisYear, school, SUPER_ADMIN, { reason: 'Entered twice' });
  expect(explained).toEqual({ type: 'academic-year.deleted', data: {}, texts: { reason: 'Entered twice' } });
  const events = change(thisYear, school, SUPER_ADMIN, { startsOn: '2026-08-15' });
  expect(events).toMatchObject([{ data: { noReason: true } }]);
  expect(yearAfter(events, thisYear)).toEqual({ ...thisYear, version: 2, startsOn: '2026-08-15' });
});

describe('the end of a year', () => {
  const COUNTS = { movedUp: 300, graduated: 98, metGoal: 90, leavers: 2, repeaters: 1, withoutGrade: 4 };
  const ended = yearAfter(rollOver(thisYear, ADMIN, COUNTS, {}), thisYear);
  const code = (attempt: () => unknown): string | undefined => refusalOf(attempt)?.code;

  test('comes at most sixty days before its last day', () => {
    expect(code(() => endsNow(thisYear, school, '2027-05-31'))).toBe('academic-years.too-early');
    expect(code(() => endsNow(thisYear, school, '2027-06-01'))).toBeUndefined();
    expect(code(() => endsNow(thisYear, school, '2029-01-01'))).toBeUndefined();
  });

  test('comes once, is remembered with its numbers, and keeps the year', () => {
    expect(ended).toMatchObject({ version: 2, movedUp: 300, graduated: 98, leavers: 2 });
    expect(code(() => endsNow(ended, school, '2027-08-01'))).toBe('academic-years.rolled-over');
    expect(code(() => remove(ended, school, ADMIN, {}))).toBe('academic-years.rolled-over');
  });

  test('is undone once, and tells how many were left alone', () => {
    expect(code(() => isUndoable(thisYear, school))).toBe('academic-years.not-rolled-over');
    const undone = undoRollover(ended, ADMIN, 397, { reason: 'Too early' });
    expect(undone).toEqual([
      {
        type: 'academic-year.rollover-undone',
        data: { restored: 397, leftAlone: 3 },
        texts: { reason: 'Too early' },
      },
    ]);
    expect(yearAfter(undone, ended)).toMatchObject({ version: 3, rolledOverAt: null, movedUp: null });
  });

  test('comes in the order of the years, and is undone the other way', () => {
    const earlier = { ...thisYear, id: 6, startsOn: '2025-08-01', endsOn: '2026-07-31' };
    const years = { ...NONE, years: [ended, earlier] };
    expect(code(() => endsNow(earlier, years, '2027-08-01'))).toBe('academic-years.later-ended');
    expect(code(() => isUndoable({ ...earlier, rolledOverAt: new Date() }, years))).toBe('academic-years.later-ended');
    expect(code(() => isUndoable(ended, years))).toBeUndefined();
  });
});
