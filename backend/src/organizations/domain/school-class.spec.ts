import type { Role } from '@hourtrail/contracts';
import type { DomainEvent } from '../../platform/kernel/event.js';
import { refusalOf } from '../../../test/given.js';
import { add, change, evolve, remove, type SchoolClass, type SchoolOfClasses } from './school-class.js';

const ADMIN = { role: 'admin', organizationId: 2 };
const SUPER_ADMIN = { role: 'super-admin', organizationId: 3 };
const [BELL, WHITFIELD, JORDAN, AMARA, BEN, PARENT] = [10, 11, 20, 21, 22, 30] as const;

const SCHOOL: SchoolOfClasses = {
  organizationId: 2,
  classes: 0,
  yearIds: [4, 5],
  roles: new Map<number, Role>([
    [BELL, 'teacher'],
    [WHITFIELD, 'admin'],
    [JORDAN, 'student'],
    [AMARA, 'student'],
    [BEN, 'student'],
    [PARENT, 'parent'],
  ]),
};

const classAfter = (events: readonly DomainEvent[], before?: SchoolClass): SchoolClass =>
  events.reduce<SchoolClass | undefined>(
    (made, event) =>
      evolve(made, {
        ...event,
        texts: event.texts ?? {},
        organizationId: 2,
        stream: 'class/7',
        version: (made?.version ?? 0) + 1,
        at: new Date('2026-11-21T15:00:00Z'),
        actor: { id: null, role: 'system' },
      }),
    before,
  ) as SchoolClass;

const ADVISORY = { name: 'Advisory 11B', teacherIds: [BELL], studentIds: [JORDAN, AMARA], academicYearId: 4 };
const advisory = classAfter(add(SCHOOL, ADMIN, ADVISORY));

test('a school adds a class with its teachers, students and year', () => {
  expect(advisory).toEqual({ organizationId: 2, id: 7, version: 1, ...ADVISORY, deletedAt: null });
  expect(classAfter(add(SCHOOL, ADMIN, { name: 'Band' }))).toMatchObject({
    teacherIds: [],
    studentIds: [],
    academicYearId: null,
  });
});

test('only active staff of the school teach a class, only its active students are in it', () => {
  const problem = (input: object) => refusalOf(() => add(SCHOOL, ADMIN, { name: 'Band', ...input }))?.message;
  const onlyStaff = 'Only active teachers and administrators of the school can teach a class.';
  const onlyStudents = 'Only active students of the school can be in a class.';
  expect(problem({ teacherIds: [WHITFIELD] })).toBeUndefined();
  expect(problem({ teacherIds: [BELL, PARENT] })).toBe(onlyStaff);
  expect(problem({ teacherIds: [JORDAN] })).toBe(onlyStaff);
  expect(problem({ teacherIds: [99] })).toBe(onlyStaff);
  expect(problem({ studentIds: [JORDAN, BELL] })).toBe(onlyStudents);
  expect(problem({ studentIds: [99] })).toBe(onlyStudents);
  expect(problem({ academicYearId: 9 })).toBe('The school has no such school year. It may have been deleted.');
  expect(refusalOf(() => change(advisory, SCHOOL, ADMIN, { addStudentIds: [PARENT] }))?.message).toBe(onlyStudents);
});

test('a change adds and removes students, and what it does not name stays', () => {
  const events = change(advisory, SCHOOL, ADMIN, { addStudentIds: [BEN, AMARA], removeStudentIds: [JORDAN, 99] });
  expect(events).toEqual([{ type: 'class.changed', data: { addedStudentIds: [BEN], removedStudentIds: [JORDAN] } }]);
  expect(classAfter(events, advisory)).toEqual({ ...advisory, version: 2, studentIds: [AMARA, BEN] });
  const renamed = change(advisory, SCHOOL, ADMIN, { name: '11B', teacherIds: [WHITFIELD], academicYearId: null });
  expect(classAfter(renamed, advisory)).toEqual({
    ...advisory,
    version: 2,
    name: '11B',
    teacherIds: [WHITFIELD],
    academicYearId: null,
  });
});

test('a change that changes nothing is no event, and who is both added and removed stays', () => {
  expect(change(advisory, SCHOOL, ADMIN, { ...ADVISORY, addStudentIds: [JORDAN], removeStudentIds: [BEN] })).toEqual(
    [],
  );
  expect(change(advisory, SCHOOL, ADMIN, { addStudentIds: [JORDAN], removeStudentIds: [JORDAN] })).toEqual([]);
});

test('a school has 500 classes and a class 500 students at most, without those who left', () => {
  expect(refusalOf(() => add({ ...SCHOOL, classes: 500 }, ADMIN, ADVISORY))?.message).toBe(
    'A school can have at most 500 classes.',
  );
  const ids = Array.from({ length: 500 }, (_, n) => 1000 + n);
  const full = { ...advisory, studentIds: ids };
  const roles = new Map<number, Role>([...SCHOOL.roles, ...ids.map((id) => [id, 'student'] as const)]);
  const grown = () => change(full, { ...SCHOOL, roles }, ADMIN, { addStudentIds: [BEN] });
  expect(refusalOf(grown)?.message).toBe('A class can have at most 500 students.');
  expect(change(full, { ...SCHOOL, roles }, ADMIN, { addStudentIds: [BEN], removeStudentIds: [1000] })).toHaveLength(1);
  roles.delete(1001);
  expect(grown()).toHaveLength(1);
});

test('a super-admin of another school says why, or the event says that they did not', () => {
  expect(remove(advisory, SUPER_ADMIN, { reason: 'Entered twice' })).toEqual([
    { type: 'class.deleted', data: {}, texts: { reason: 'Entered twice' } },
  ]);
  expect(change(advisory, SCHOOL, SUPER_ADMIN, { name: '11B' })).toMatchObject([{ data: { noReason: true } }]);
});
