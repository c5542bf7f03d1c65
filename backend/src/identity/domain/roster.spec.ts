import {
  isTooMuch,
  planPeople,
  type Given,
  type RosterOfPeople,
  type PeopleOfSchool,
  type RosteredPerson,
} from './roster.js';
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

const plan = (people: readonly RosteredPerson[], of: PeopleOfSchool, more: Partial<RosterOfPeople> = {}) => {
  const roster = { people, gone: new Set<string>(), isComplete: true, saysFamilies: true, elsewhere: new Map() };
  const { adds, changes, leavers, notes } = planPeople({ ...roster, ...more }, of);
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
    const stops = (count: number, total: number) => isTooMuch({ of: 'leavers', count, total });
    expect([stops(4, 10), stops(5, 50), stops(5, 49), stops(40, 100)]).toEqual([false, false, true, true]);
  });

  it('a student whose sourcedId changed stays, with what someone changed by hand', () => {
    const school1 = linked(account({ lastName: 'Diaz' }));
    const renumbered = person({ sourcedId: 'n1' });
    const kept = ['Someone changed this by hand, so it stays: Last name.'];
    expect(plan([renumbered], school1)).toEqual({ ...SAME, changes: [{}], notes: kept });
    expect(plan([renumbered], school1, { isComplete: false, gone: new Set(['s1']) }).leavers).toBe(0);
    const byUsername = person({ sourcedId: 'n1', email: 'new@x.example' });
    expect(plan([byUsername], linked(account()))).toEqual({ ...SAME, changes: [{ email: 'new@x.example' }] });
    const out = linked(account({ isActive: false }), given({ isActive: false }));
    expect(plan([renumbered], out).changes).toEqual([{ isActive: true }]);
  });

  it('nobody becomes a leaver whose email they got, and a student whose id the file still has stays apart', () => {
    const other = person({ sourcedId: 'n1', firstName: 'Otto', lastName: 'Other', username: 'otto' });
    const left = 'Left out: someone else here has this email address.';
    expect(plan([other], linked(account()))).toEqual({ ...SAME, leavers: 1, notes: [left] });
    expect(plan([person(), person({ sourcedId: 'n1' })], linked(account()))).toEqual({ ...SAME, notes: [left] });
  });

  it('a grade that the file doesn’t say, or says in other words, stays', () => {
    expect(plan([person({ gradeLevel: undefined })], linked(account()))).toEqual(SAME);
    expect(plan([person({ gradeLevel: undefined, unknownGrade: 'KG' })], linked(account()))).toEqual({
      ...SAME,
      notes: ['The grade stays: “KG” isn’t a grade from 9 to 12.'],
    });
  });

  it('parents don’t leave when the file says nothing of families', () => {
    const parent = linked(account({ role: 'parent', gradeLevel: null }), given({ role: 'parent', gradeLevel: null }));
    expect(plan([], parent, { saysFamilies: false })).toEqual(SAME);
    expect(plan([], parent).leavers).toBe(1);
  });

  it('an email that isn’t free stays, and isn’t taken for one that someone changed by hand', () => {
    const taken = person({ email: 'taken@x.example' });
    const of = { ...linked(account()), elsewhere: new Set(['taken@x.example']) };
    const note = 'The email address stays: someone else has the one in the roster.';
    expect(plan([taken], of)).toEqual({ ...SAME, notes: [note] });
    expect(plan([taken], linked(account())).changes).toEqual([{ email: 'taken@x.example' }]);
  });

  it('who is at another school of the file now leaves, with a note', () => {
    expect(plan([], linked(account()), { elsewhere: new Map([['s1', 'Lincoln High']]) })).toMatchObject({
      leavers: 1,
      notes: [expect.stringContaining('at Lincoln High')],
    });
  });
});
