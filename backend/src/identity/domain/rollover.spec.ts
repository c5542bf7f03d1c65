import type { DomainEvent } from '../../platform/kernel/event.js';
import { evolve } from './evolve.js';
import { passageOf, rollOver, undoRollover, type Passage } from './rollover.js';
import { change } from './user-changes.js';
import { create, type User } from './user.js';

const ANA = { username: 'ana', email: 'ana@home.example', firstName: 'Ana', lastName: 'Ruiz' };
const admin = { id: 99, role: 'admin', organizationId: 2 } as const;
const DAYS = { endsOn: '2026-06-19', on: '2026-06-20' };
const YEAR = { by: admin, organizationId: 2, yearId: 7, ...DAYS, leaverIds: [], repeaterIds: [] };

const after = (user: User | undefined, events: readonly DomainEvent[]): User =>
  events.reduce<User | undefined>(
    (state, event) =>
      evolve(state, {
        ...event,
        texts: event.texts ?? {},
        organizationId: 2,
        stream: 'user/17',
        version: (state?.version ?? 0) + 1,
        at: new Date('2026-06-20T15:00:00Z'),
        actor: { id: 99, role: 'admin' },
      }),
    user,
  ) as User;

const GAVE = { approvedHundredths: 5_000, countedHundredths: 5_000, goal: 50, met: true, rules: 0 };

const inGrade = (gradeLevel: string | null): User =>
  after(undefined, create(17, { ...ANA, role: 'student', gradeLevel }));
const rolled = (user: User, passage: Passage): User => after(user, rollOver(user, passage, YEAR, GAVE));
const noOne = { leaverIds: new Set<number>(), repeaterIds: new Set<number>() };
const her = new Set([17]);

test('a student moves up, and graduates from the last grade', () => {
  expect([passageOf(inGrade('9'), noOne), passageOf(inGrade('12'), noOne)]).toEqual(['moves-up', 'graduates']);
  expect(passageOf(inGrade(null), noOne)).toBe('has-no-grade');
  expect(rolled(inGrade('9'), 'moves-up')).toMatchObject({ gradeLevel: '10', rolloverYearId: 7 });
});

test('whoever leaves or repeats does so in any grade, and who repeats changes nothing', () => {
  for (const grade of ['9', '12', null]) {
    expect(passageOf(inGrade(grade), { ...noOne, leaverIds: her })).toBe('leaves');
    expect(passageOf(inGrade(grade), { ...noOne, repeaterIds: her })).toBe('repeats');
  }
  expect(rollOver(inGrade('12'), 'repeats', YEAR)).toEqual([]);
  expect(rollOver(inGrade(null), 'has-no-grade', YEAR)).toEqual([]);
  expect(rolled(inGrade('9'), 'leaves')).toMatchObject({ isActive: false, gradeLevel: '9' });
});

test('a graduation holds the hours and the goal of that moment', () => {
  const [event] = rollOver(inGrade('12'), 'graduates', { ...YEAR, reason: 'Class of 2026' }, GAVE);
  expect(event).toEqual({
    type: 'user.graduated',
    data: { userId: 17, rollover: 7, on: '2026-06-20', approvedHundredths: 5_000, goal: 50, met: true },
    texts: { reason: 'Class of 2026' },
  });
  const underRules = { ...GAVE, countedHundredths: 1_000, met: false, rules: 3 };
  const [short] = rollOver(inGrade('12'), 'graduates', YEAR, underRules);
  expect(short?.data).toEqual({ userId: 17, rollover: 7, on: '2026-06-20', ...underRules });
  expect(rolled(inGrade('12'), 'graduates')).toMatchObject({ graduatedOn: '2026-06-20', isActive: true });
});

test('is undone to what was before', () => {
  for (const [grade, passage] of [
    ['9', 'moves-up'],
    ['11', 'moves-up'],
    ['12', 'graduates'],
    ['10', 'leaves'],
  ] as const) {
    const before = inGrade(grade);
    const gone = rolled(before, passage);
    expect({ ...after(gone, undoRollover(gone, YEAR)), version: 1 }).toEqual(before);
  }
});

test('an account that someone changed in that respect since is no longer of the roll-over', () => {
  const peers = { admins: 1, superAdmins: 1 };
  const changed = (user: User, changes: object): User => after(user, change(user, admin, { changes, peers }));
  expect(changed(rolled(inGrade('9'), 'moves-up'), { gradeLevel: '9' }).rolloverYearId).toBeNull();
  expect(changed(rolled(inGrade('9'), 'moves-up'), { firstName: 'Anna' }).rolloverYearId).toBe(7);
  expect(changed(rolled(inGrade('9'), 'leaves'), { isActive: true }).rolloverYearId).toBeNull();
  const teacher = changed(rolled(inGrade('12'), 'graduates'), { role: 'teacher' });
  expect(teacher).toMatchObject({ graduatedOn: null, rolloverYearId: null });
});
