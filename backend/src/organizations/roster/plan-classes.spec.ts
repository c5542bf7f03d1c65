import type { SchoolClass } from '../domain/school-class.js';
import type { ListedClass, Session } from './one-roster.js';
import { lossOfMembers, planClasses, planYears, type GivenClass, type Linked } from './plan-classes.js';
import type { RosterNote } from '@hourtrail/contracts';
import type { RosteredClass } from './school-roster.js';

const by = { id: 9, role: 'admin', organizationId: 7 } as const;
const session = (sourcedId: string, startsOn: string, endsOn: string): Session => ({
  ...{ row: 2, sourcedId, title: sourcedId, type: 'schoolYear', startsOn, endsOn, parent: '' },
});
const aClass = (more: Partial<SchoolClass> = {}): SchoolClass => ({
  ...{ organizationId: 7, id: 1, version: 1, name: 'Algebra', academicYearId: null, deletedAt: null },
  ...{ teacherIds: [], studentIds: [11, 12] },
  ...more,
});
const listed = (sourcedId: string, more: Partial<ListedClass> = {}, students = ['s1', 's2']): RosteredClass => ({
  listed: { ...{ row: 2, sourcedId, isDeleted: false, title: 'Algebra', code: '', school: 'o', terms: [] }, ...more },
  ...{ year: undefined, teachers: new Set(), students: new Set(students), left: new Set() },
});
const GIVEN: GivenClass = { name: 'Algebra', academicYearId: null, teacherIds: [], studentIds: [11, 12] };
const linked = (sourcedId: string, recordId = 1): Linked<GivenClass> => ({ sourcedId, recordId, given: GIVEN });

function plan(
  classes: readonly RosteredClass[],
  has: readonly SchoolClass[],
  links: readonly Linked<GivenClass>[],
  { leavers = [] as readonly number[], hasAllClasses = true } = {},
) {
  const notes: RosterNote[] = [];
  const school = {
    ...{ by, organizationId: 7, years: [], classes: has, links, yearLinks: [], reason: null, yearIdOf: new Map() },
    ...{ idOf: new Map([...['s1', 's2', 's3']].map((id, at) => [id, 11 + at])), leaverIds: new Set(leavers) },
    roles: new Map([11, 12, 13].map((id) => [id, 'student' as const])),
  };
  const planned = planClasses({ classes, hasAllClasses, areClassesComplete: true }, school, notes);
  const did = planned.map(({ before, events: [event], movedFrom }) => ({
    ...{ id: before?.id, type: event?.type, movedFrom, name: event?.texts?.['name'] },
  }));
  return { did, notes: notes.map(({ message }) => message), loss: lossOfMembers(planned, { classes }, links) };
}

describe('the classes of a roster', () => {
  it('a section that is made again under another id is the same class', () => {
    expect(plan([listed('c9')], [aClass()], [linked('c1')]).did).toEqual([
      { id: 1, type: undefined, movedFrom: 'c1', name: undefined },
    ]);
  });

  it('a section with the name of another class gets its code, or is left out with a note', () => {
    const has = [aClass()];
    const changes = { hasAllClasses: false };
    expect(plan([listed('c9', { code: 'A-2' })], has, [linked('c1')], changes)).toMatchObject({
      did: [{ id: undefined, type: 'class.added', name: 'Algebra (A-2)' }],
      notes: [],
    });
    expect(plan([listed('c9')], has, [linked('c1')], changes)).toMatchObject({
      did: [],
      notes: ['This class is left out. Another class is named “Algebra.”'],
    });
  });

  it('a class that is renamed doesn’t take the name of another', () => {
    const has = [aClass(), aClass({ id: 2, name: 'Biology' })];
    const { did, notes } = plan([listed('c1', { title: 'Biology' })], has, [linked('c1')]);
    expect([did, notes.length]).toEqual([[], 1]);
  });

  it('who leaves the school stays in the class, and who only leaves the class doesn’t', () => {
    const { did, loss } = plan([listed('c1', {}, ['s1'])], [aClass()], [linked('c1')]);
    expect([did[0]?.type, loss]).toEqual(['class.changed', { of: 'members', count: 1, total: 2 }]);
    expect(plan([listed('c1', {}, ['s1'])], [aClass()], [linked('c1')], { leavers: [12] })).toMatchObject({
      did: [{ type: undefined }],
      loss: { count: 0 },
    });
  });
});

describe('the school years of a roster', () => {
  it('that share a day are one', () => {
    const notes: RosterNote[] = [];
    const both = [session('y1', '2026-08-24', '2026-12-18'), session('y2', '2026-12-18', '2027-06-11')];
    const school = { by, organizationId: 7, years: [], yearLinks: [], reason: null };
    const planned = planYears(both, school, notes);
    expect(planned.map(({ as, events }) => [as, events.length])).toEqual([
      [undefined, 1],
      ['y1', 0],
    ]);
    expect(notes).toEqual([]);
  });
});
