import { planPeople, tooManyLeave, type Given, type PeopleOfSchool, type RosteredPerson } from './roster.js';
import type { User } from './user.js';

const person = (more: Partial<RosteredPerson> = {}): RosteredPerson => ({
  ...{ row: 2, sourcedId: 's1', username: 'ana', email: 'ana@x.example', firstName: 'Ana', lastName: 'Ríos' },
  ...{ role: 'student', gradeLevel: '9' },
  ...more,
});
const given = (more: Partial<Given> = {}): Given => ({
  ...{ firstName: 'Ana', lastName: 'Ríos', email: 'ana@x.example', role: 'student', gradeLevel: '9', isActive: true },
  ...more,
});
const account = (more: Partial<User> = {}): User =>
  ({
    ...{ id: 1, username: 'ana', email: 'ana@x.example', firstName: 'Ana', lastName: 'Ríos', role: 'student' },
    ...{ gradeLevel: '9', isActive: true, graduatedOn: null, emailConfirmed: true, erasedAt: null },
    ...more,
  }) as User;

const school = (more: Partial<PeopleOfSchool> = {}): PeopleOfSchool => ({
  ...{ users: [], links: [], erased: new Set<string>(), elsewhere: new Set<string>(), usernames: new Set<string>() },
  usernamesFor: ({ username, email }) => [username, email],
  ...more,
});
const linked = (user: User, last = given()) =>
  school({ users: [user], links: [{ sourcedId: 's1', userId: 1, given: last }] });

const plan = (people: readonly RosteredPerson[], of: PeopleOfSchool) => {
  const { adds, changes, leavers, notes } = planPeople({ people, gone: new Set(), isComplete: true }, of);
  return {
    adds: adds.map(({ username }) => username),
    changes: changes.map(({ to }) => to),
    leavers: leavers.length,
    notes: notes.map(({ message }) => message),
  };
};
const SAME = { adds: [], changes: [], leavers: 0, notes: [] };

describe('a roster and the people of a school', () => {
  it('nobody changes whom the roster says as it did', () => {
    expect(plan([person()], linked(account()))).toEqual(SAME);
  });

  it('the roster changes what nobody changed by hand', () => {
    expect(plan([person({ gradeLevel: '10' })], linked(account()))).toEqual({
      ...SAME,
      changes: [{ gradeLevel: '10' }],
    });
  });

  it('what staff changed by hand stays, until the roster says the same', () => {
    const byHand = linked(account({ lastName: 'Diaz' }));
    const kept = ['Someone changed this by hand, so it stays: Last name.'];
    expect(plan([person()], byHand)).toEqual({ ...SAME, notes: kept });
    expect(plan([person({ lastName: 'Diaz' })], byHand)).toEqual({ ...SAME, changes: [{}] });
    const agreed = linked(account({ lastName: 'Diaz' }), given({ lastName: 'Diaz' }));
    expect(plan([person({ lastName: 'Lee' })], agreed)).toEqual({ ...SAME, changes: [{ lastName: 'Lee' }] });
  });

  it('a grade that rolled over before the student system did stays', () => {
    expect(plan([person()], linked(account({ gradeLevel: '10' }))).changes).toEqual([]);
  });

  it('an administrator stays one, whatever the roster says', () => {
    expect(
      plan([person({ role: 'teacher', gradeLevel: null, email: 'mine@x.example' })], linked(account({ role: 'admin' })))
        .changes,
    ).toEqual([{}]);
    expect(plan([], linked(account({ role: 'admin' }))).leavers).toBe(0);
  });

  it('a graduate doesn’t leave, and neither does whoever staff reactivated', () => {
    expect(plan([], linked(account()))).toEqual({ ...SAME, leavers: 1 });
    expect(plan([], linked(account({ graduatedOn: '2026-06-20' })))).toEqual(SAME);
    expect(plan([], linked(account(), given({ isActive: false }))).leavers).toBe(0);
  });

  it('whoever the roster took out is back with it, but not whom staff deactivated', () => {
    const out = account({ isActive: false });
    expect(plan([person()], linked(out, given({ isActive: false }))).changes).toEqual([{ isActive: true }]);
    expect(plan([person()], linked(out))).toMatchObject({ changes: [], notes: [expect.stringContaining('inactive')] });
  });

  it('nobody becomes a teacher by typing a teacher’s email or username', () => {
    const teacher = person({ role: 'teacher', gradeLevel: null });
    const typed = school({ users: [account({ emailConfirmed: false })], usernames: new Set(['ana']) });
    expect(plan([teacher], typed)).toMatchObject({
      adds: [],
      changes: [],
      notes: [expect.stringContaining('confirmed')],
    });
    const named = school({ users: [account({ email: 'other@x.example' })], usernames: new Set(['ana']) });
    expect(plan([teacher], named)).toEqual({ ...SAME, adds: ['ana@x.example'] });
  });

  it('a student with a parent’s email doesn’t become the parent', () => {
    const parent = account({ role: 'parent', gradeLevel: null, firstName: 'Pat' });
    expect(plan([person()], school({ users: [parent] }))).toEqual({
      ...SAME,
      notes: ['Left out: someone else here has this email address.'],
    });
  });

  it('of two people with one email the linked one keeps it, and the other is left out', () => {
    const twin = person({ sourcedId: 's0', row: 3, username: 'twin' });
    expect(plan([twin, person()], linked(account()))).toEqual({
      ...SAME,
      notes: ['Left out: someone else here has this email address.'],
    });
  });

  it('stops when more than one in ten leave, and at least five', () => {
    expect([tooManyLeave(4, 10), tooManyLeave(5, 50), tooManyLeave(5, 49), tooManyLeave(40, 100)]).toEqual([
      ...[false, false, true, true],
    ]);
  });
});
