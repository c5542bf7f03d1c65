import type { Role } from '@hourtrail/contracts';
import type { DomainEvent, RecordedEvent } from '../../platform/kernel/event.js';
import { refusalOf } from '../../../test/given.js';
import { evolve } from './evolve.js';
import type { Editor } from './with-reason.js';
import { admitted, change, confirmNomination, moveIn, refuseNomination, type UserChanges } from './user-changes.js';
import type { Peers } from './user.rules.js';
import { create, nominate, type User } from './user.js';

const ANA = { username: 'ana', email: 'ana@home.example', firstName: 'Ana', lastName: 'Ruiz' };
const AT = new Date('2026-03-02T15:00:00Z');
const LINCOLN = 2;
const ROOSEVELT = 3;
const PLENTY: Peers = { admins: 1, superAdmins: 1 };

const recorded = (happened: DomainEvent, version: number, by: number | null, school = LINCOLN): RecordedEvent => ({
  organizationId: school,
  stream: 'user/17',
  version,
  at: AT,
  actor: { id: by, role: 'admin' },
  type: happened.type,
  data: happened.data,
  texts: happened.texts ?? {},
});

const after = (user: User | undefined, events: readonly DomainEvent[], by: number | null = 1, school = LINCOLN): User =>
  events.reduce<User | undefined>(
    (state, event) => evolve(state, recorded(event, (state?.version ?? 0) + 1, by, school)),
    user,
  ) as User;

const anAccount = (role: Role, more: Partial<User> = {}): User => ({
  ...after(undefined, create(17, { ...ANA, role })),
  ...more,
});
const aNominee = (): User => after(undefined, nominate(17, ANA), 5);

const anEditor = (role: Role, id = 99, organizationId = LINCOLN): Editor => ({ role, id, organizationId });
const admin = anEditor('admin');
const superAdmin = anEditor('super-admin', 98);

const changing = (user: User, changes: UserChanges, by = admin, peers = PLENTY) => change(user, by, { changes, peers });
const typesOf = (events: readonly DomainEvent[]): string[] => events.map(({ type }) => type);
const codeOf = (attempt: () => unknown): string | undefined => refusalOf(attempt)?.code;

describe('changing an account', () => {
  it('tells only what differs, one event for each kind of change', () => {
    const changes = { ...ANA, lastName: 'Ruiz-Ortega', role: 'teacher', isActive: false, gradeLevel: '11' } as const;
    expect(changing(anAccount('student'), changes)).toEqual([
      { type: 'user.details-changed', data: { userId: 17, gradeLevel: '11' }, texts: { lastName: 'Ruiz-Ortega' } },
      { type: 'user.role-changed', data: { userId: 17, from: 'student', to: 'teacher', couldEnter: [99] } },
      { type: 'user.deactivated', data: { userId: 17 } },
    ]);
  });

  it('is nothing where all is so already', () => {
    const student = anAccount('student');
    expect(changing(student, { ...ANA, role: 'student', isActive: true, organizationId: LINCOLN })).toEqual([]);
    expect(changing(student, {})).toEqual([]);
  });

  it('takes a grade away by null and leaves it where nothing is said', () => {
    const student = anAccount('student', { gradeLevel: '11' });
    expect(after(student, changing(student, { gradeLevel: null })).gradeLevel).toBeNull();
    expect(after(student, changing(student, { firstName: 'Anna' }))).toMatchObject({
      gradeLevel: '11',
      firstName: 'Anna',
    });
  });

  it('takes the family code away with the role of a student', () => {
    const student = anAccount('student', { familyCode: 'K7QM2XPR' });
    expect(after(student, changing(student, { role: 'parent' })).familyCode).toBeNull();
    expect(after(student, changing(student, { firstName: 'Anna' })).familyCode).toBe('K7QM2XPR');
  });

  it.each(['admin', 'super-admin'] as const)('of an %s is not for admins', (role) => {
    expect(codeOf(() => changing(anAccount(role), { firstName: 'Anna' }))).toBe('people.role-not-yours');
  });

  it.each(['admin', 'super-admin'] as const)('makes nobody %s by an admin', (role) => {
    expect(codeOf(() => changing(anAccount('teacher'), { role }))).toBe('people.role-not-yours');
  });

  it('gives any role by a super-admin', () => {
    expect(typesOf(changing(anAccount('student'), { role: 'super-admin' }, superAdmin))).toEqual(['user.role-changed']);
  });

  it('says why, and at another school that nobody said why', () => {
    const student = anAccount('student');
    const visitor = anEditor('super-admin', 98, ROOSEVELT);
    const changes = { firstName: 'Anna' };
    const events = change(student, visitor, { changes, peers: PLENTY, reason: 'Asked by her' });
    expect(events[0]).toMatchObject({ texts: { firstName: 'Anna', reason: 'Asked by her' } });
    expect(change(student, visitor, { changes, peers: PLENTY })[0]?.data).toEqual({ userId: 17, noReason: true });
    expect(change(student, superAdmin, { changes, peers: PLENTY })[0]?.data).toEqual({ userId: 17 });
  });
});

describe('being in charge', () => {
  const NO_PEERS: Peers = { admins: 0, superAdmins: 0 };
  const last = anAccount('admin');

  it.each<[string, UserChanges]>([
    ['demoted', { role: 'teacher' }],
    ['promoted', { role: 'super-admin' }],
    ['deactivated', { isActive: false }],
    ['moved', { organizationId: ROOSEVELT }],
  ])('stays with the last admin of a school, who is not %s', (_case, changes) => {
    expect(codeOf(() => changing(last, changes, superAdmin, { admins: 0, superAdmins: 5 }))).toBe(
      'identity.last-admin',
    );
    expect(changing(last, changes, superAdmin, { admins: 1, superAdmins: 0 })).toHaveLength(1);
  });

  it('stays with the last super-admin', () => {
    const changes = { role: 'admin' } as const;
    const one = anAccount('super-admin');
    expect(codeOf(() => changing(one, changes, superAdmin, { admins: 5, superAdmins: 0 }))).toBe(
      'identity.last-super-admin',
    );
    expect(changing(one, changes, superAdmin, { admins: 0, superAdmins: 1 })).toHaveLength(1);
  });

  it('is not with who is not active', () => {
    const former = anAccount('admin', { isActive: false });
    expect(typesOf(changing(former, { role: 'teacher' }, superAdmin, NO_PEERS))).toEqual(['user.role-changed']);
  });

  it('lets the last one change their name', () => {
    expect(typesOf(changing(last, { firstName: 'Anna' }, superAdmin, NO_PEERS))).toEqual(['user.details-changed']);
  });

  it.each<[Role, UserChanges]>([
    ['admin', { role: 'teacher' }],
    ['super-admin', { role: 'admin' }],
    ['super-admin', { isActive: false }],
  ])('of an %s is not given up by themselves: %j', (role, changes) => {
    const self = anEditor(role, 17);
    expect(codeOf(() => changing(anAccount(role), changes, self))).toBe('people.own-role');
    expect(codeOf(() => changing(anAccount(role), changes, self, NO_PEERS))).toBe(`identity.last-${role}`);
  });

  it('changes their own email where it takes their password', () => {
    const self = anEditor('super-admin', 17);
    const mine = anAccount('super-admin');
    expect(codeOf(() => changing(mine, { email: 'new@home.example' }, self))).toBe('people.own-email');
    expect(changing(mine, { email: mine.email }, self)).toEqual([]);
  });
});

describe('moving to another school', () => {
  const move = (user: User): readonly DomainEvent[] => changing(user, { organizationId: ROOSEVELT }, superAdmin);

  it('leaves the name behind and begins anew with all that the account was', () => {
    const student = anAccount('student', { gradeLevel: '11', familyCode: 'K7QM2XPR', mustChangePassword: true });
    const left = after(student, move(student));
    expect(left).toMatchObject({ ...ANA, movedTo: ROOSEVELT, familyCode: null, version: 2 });
    const arrived = after(undefined, moveIn(left, superAdmin, { to: ROOSEVELT }), 98, ROOSEVELT);
    expect(arrived).toEqual({
      ...student,
      organizationId: ROOSEVELT,
      version: 1,
      familyCode: null,
      movedFrom: LINCOLN,
      createdBy: 98,
    });
  });

  it('takes up the row that they left when they come back', () => {
    const left = after(anAccount('student'), move(anAccount('student')));
    const away = { ...left, organizationId: ROOSEVELT };
    const back = after(left, moveIn(away, superAdmin, { to: LINCOLN }));
    expect(back).toMatchObject({ version: 3, movedTo: null, movedFrom: ROOSEVELT, organizationId: LINCOLN });
  });

  it('gives another role and grade only where the school that admits says so', () => {
    const left = anAccount('student', { gradeLevel: '11' });
    const anew = { role: 'parent', gradeLevel: undefined } as const;
    expect(moveIn(left, superAdmin, { to: ROOSEVELT, anew })[0]?.data).toMatchObject({
      role: 'parent',
      gradeLevel: '11',
    });
  });

  it('is not for super-admins, nor for whoever becomes one in the same request', () => {
    expect(codeOf(() => move(anAccount('super-admin')))).toBe('people.super-admins-stay');
    const changes = { organizationId: ROOSEVELT, role: 'super-admin' } as const;
    expect(codeOf(() => changing(anAccount('teacher'), changes, superAdmin))).toBe('people.super-admins-stay');
    const both = { to: ROOSEVELT, peers: PLENTY };
    expect(codeOf(() => admitted(anAccount('super-admin'), admin, both))).toBe('people.super-admins-stay');
  });
});

describe('a nomination', () => {
  it('is a verifier who is not active and waits', () => {
    expect(aNominee()).toMatchObject({ role: 'verifier', isActive: false, nomination: 'waiting', createdBy: 5 });
  });

  it('is confirmed or refused once', () => {
    const confirmed = after(aNominee(), confirmNomination(aNominee(), admin));
    expect(confirmed).toMatchObject({ isActive: true, nomination: 'confirmed' });
    const refused = after(aNominee(), refuseNomination(aNominee(), admin));
    expect(refused).toMatchObject({ isActive: false, nomination: 'refused' });
    for (const decided of [confirmed, refused, anAccount('verifier')]) {
      expect(codeOf(() => confirmNomination(decided, admin))).toBe('people.no-nomination-waiting');
      expect(codeOf(() => refuseNomination(decided, admin))).toBe('people.no-nomination-waiting');
    }
  });

  it('is not answered by who made it, whatever they have become', () => {
    const nominator = anEditor('teacher', 5);
    expect(codeOf(() => confirmNomination(aNominee(), nominator))).toBe('people.own-nomination');
    expect(codeOf(() => refuseNomination(aNominee(), nominator))).toBe('people.own-nomination');
  });

  it.each<UserChanges>([{ isActive: true }, { role: 'teacher' }, { organizationId: ROOSEVELT }])(
    'is not passed over by %j',
    (changes) => {
      expect(codeOf(() => changing(aNominee(), changes, superAdmin))).toBe('people.nomination-waiting');
    },
  );

  it('may be corrected while it waits', () => {
    expect(typesOf(changing(aNominee(), { email: 'ana@work.example' }))).toEqual(['user.details-changed']);
  });

  it('counts as confirmed once somebody activates the account after all', () => {
    const refused = after(aNominee(), refuseNomination(aNominee(), admin));
    const active = after(refused, changing(refused, { isActive: true }));
    expect(active).toMatchObject({ isActive: true, nomination: 'confirmed' });
  });
});
