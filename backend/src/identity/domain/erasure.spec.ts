import type { ErasureReason, Role } from '@hourtrail/contracts';
import type { DomainEvent, RecordedEvent } from '../../platform/kernel/event.js';
import { refusalOf } from '../../../test/given.js';
import { invite } from './credentials.js';
import { erase, eraseExpired, eraseLeftBehind, eraseLink, eraseRequest } from './erasure.js';
import { evolve } from './evolve.js';
import type { Editor } from './with-reason.js';
import { evolve as evolveLink, make, request, type FamilyLink } from './family-link.js';
import { requestToJoin, evolve as evolveRequest, type JoinRequest } from './join-request.js';
import { makeFamilyCode } from './profile.js';
import { change, confirmNomination, moveIn } from './user-changes.js';
import { create, nominate, type User } from './user.js';

const ANA = { username: 'ana.ruiz', email: 'ana@home.example', firstName: 'Ana', lastName: 'Ruiz' };
const AT = new Date('2026-03-02T15:00:00Z');
const [LINCOLN, ROOSEVELT] = [2, 3];
const PEERS = { admins: 1, superAdmins: 1 };

const recorded = (stream: string, happened: DomainEvent, version: number, school: number): RecordedEvent => ({
  organizationId: school,
  stream,
  version,
  at: AT,
  actor: { id: 1, role: 'admin' },
  type: happened.type,
  data: happened.data,
  texts: happened.texts ?? {},
});

function replay<State extends { readonly version: number }>(
  fold: (before: State | undefined, event: RecordedEvent) => State,
  stream: string,
  events: readonly DomainEvent[],
  { before, school = LINCOLN }: { before?: State; school?: number } = {},
): State {
  return events.reduce<State | undefined>(
    (state, event) => fold(state, recorded(stream, event, (state?.version ?? 0) + 1, school)),
    before,
  ) as State;
}

const user = (events: readonly DomainEvent[], before?: User, school = LINCOLN): User =>
  replay(evolve, 'user/17', events, { school, ...(before && { before }) });
const ana = (role: Role = 'student'): User => user(create(17, { ...ANA, role, gradeLevel: '11' }));

const editor = (role: Role, id = 99, organizationId = LINCOLN): Editor => ({ role, id, organizationId });
const admin = editor('admin');
const superAdmin = editor('super-admin', 98);
const erasing = (person: User, by = admin, typed = 'ana.ruiz', peers = PEERS, reason?: ErasureReason) =>
  erase(person, by, { username: typed, peers, reason });
const codeOf = (attempt: () => unknown): string | undefined => refusalOf(attempt)?.code;

/** The events as in a log after their texts were erased. */
const wordless = (events: readonly DomainEvent[]): DomainEvent[] =>
  events.map((event) => ({
    ...event,
    texts: Object.fromEntries(Object.keys(event.texts ?? {}).map((field) => [field, null])),
  }));

it('a schedule erases whoever left, and only whom an administrator may erase', () => {
  const gone = (role: Role): User => ({ ...ana(role), isActive: false });
  expect(eraseExpired(gone('teacher'))).toMatchObject([{ data: { reason: 'kept-long-enough' } }]);
  expect(codeOf(() => eraseExpired(ana()))).toBe('people.active');
  for (const role of ['admin', 'district-admin', 'super-admin'] as const)
    expect(codeOf(() => eraseExpired(gone(role)))).toBe('people.role-not-yours');
});

describe('erasing a person', () => {
  it('is one event, which says nothing of who it was', () => {
    const events = erasing(ana(), admin, 'ana.ruiz', PEERS, 'asked');
    expect(events).toEqual([{ type: 'user.erased', data: { userId: 17, reason: 'asked' } }]);
  });

  it('leaves a person without a name, who can never sign in', () => {
    const student = user(makeFamilyCode(ana(), 'K7QX2M'), ana());
    expect(user(erasing(student), student)).toMatchObject({
      id: 17,
      username: 'erased-17',
      email: 'erased-17@invalid',
      firstName: 'Erased',
      lastName: 'person',
      familyCode: null,
      isActive: false,
      role: 'student',
      erasedAt: AT,
    });
  });

  it('comes to the same from a log that has lost the texts', () => {
    const whole = [
      ...create(17, { ...ANA, role: 'student' }),
      ...change(ana(), admin, { changes: { lastName: 'Ruiz-Ortega', gradeLevel: '12' }, peers: PEERS }),
      ...makeFamilyCode(ana(), 'K7QX2M'),
      ...erasing(ana()),
    ];
    expect(user(wordless(whole))).toEqual(user(whole));
  });

  it('takes the username, typed once more; capitals and spaces around it do not matter', () => {
    expect(codeOf(() => erasing(ana(), admin, 'ana'))).toBe('people.erasure-not-confirmed');
    expect(erasing(ana(), admin, ' Ana.Ruiz ')).toHaveLength(1);
  });

  it('is for those who look after the account, and never for oneself', () => {
    expect(codeOf(() => erasing(ana('admin')))).toBe('people.role-not-yours');
    expect(codeOf(() => erasing(ana(), editor('teacher')))).toBe('people.role-not-yours');
    expect(erasing(ana('admin'), superAdmin)).toHaveLength(1);
    expect(codeOf(() => erasing(ana('super-admin'), editor('super-admin', 17)))).toBe('people.own-erasure');
  });

  it('leaves somebody in charge', () => {
    const alone = { admins: 0, superAdmins: 0 };
    expect(codeOf(() => erasing(ana('admin'), superAdmin, 'ana.ruiz', alone))).toBe('identity.last-admin');
    expect(codeOf(() => erasing(ana('super-admin'), superAdmin, 'ana.ruiz', alone))).toBe('identity.last-super-admin');
  });

  it('happens once, and nothing of the account changes afterwards', () => {
    const erased = user(erasing(ana()), ana());
    const refused = [
      () => erasing(erased, admin, 'erased-17'),
      () => change(erased, admin, { changes: { firstName: 'Ana' }, peers: PEERS }),
      () => change(erased, superAdmin, { changes: { isActive: true }, peers: PEERS }),
      () => change(erased, superAdmin, { changes: { organizationId: ROOSEVELT }, peers: PEERS }),
      () => invite(erased, admin),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => 'people.erased'));
  });

  it('answers a nomination that waits, so that nobody confirms a person without a name', () => {
    const nominee = user(nominate(17, ANA));
    const erased = user(erasing(nominee), nominee);
    expect(erased).toMatchObject({ nomination: 'refused', isActive: false });
    expect(codeOf(() => confirmNomination(erased, admin))).toBe('people.erased');
  });

  it('says that a super-admin gave no reason at a school not their own', () => {
    const visitor = editor('super-admin', 98, ROOSEVELT);
    expect(erasing(ana(), visitor)[0]?.data).toEqual({ userId: 17, noReason: true });
    expect(erasing(ana(), visitor, 'ana.ruiz', PEERS, 'asked')[0]?.data).toEqual({ userId: 17, reason: 'asked' });
  });

  it('goes to the account they left behind at another school, once', () => {
    const left = user(change(ana(), superAdmin, { changes: { organizationId: ROOSEVELT }, peers: PEERS }), ana());
    expect(moveIn(left, superAdmin, { to: ROOSEVELT })).toHaveLength(1);
    const erased = user(eraseLeftBehind(left, superAdmin), left);
    expect(erased).toMatchObject({ firstName: 'Erased', movedTo: ROOSEVELT, erasedAt: AT });
    expect(eraseLeftBehind(erased, superAdmin)).toEqual([]);
  });
});

describe('what goes with a person', () => {
  const typesOf = (events: readonly DomainEvent[]): string[] => events.map(({ type }) => type);
  const link = (events: readonly DomainEvent[], before?: FamilyLink): FamilyLink =>
    replay(evolveLink, 'family-link/4', events, before ? { before } : {});
  const family = { parentId: 17, studentId: 5 };

  it('is their family links: live ones end, and the words that explained one go', () => {
    const explained = link(make(family, { elsewhere: false, reason: 'Her mother, she says' }));
    expect(typesOf(eraseLink(explained, true))).toEqual(['family-link.revoked', 'family-link.erased']);
    const ended = link(eraseLink(explained, true), explained);
    expect(ended).toMatchObject({ status: 'revoked', version: 3 });
    expect(eraseLink(ended, false)).toEqual([]);
    expect(typesOf(eraseLink(link(request(family)), false))).toEqual(['family-link.revoked']);
  });

  it('is their requests to join a school: one that waits is taken back', () => {
    const requested = requestToJoin({ ...ana(), organizationId: 1 });
    const waiting = replay<JoinRequest>(evolveRequest, 'join-request/4', requested);
    expect(typesOf(eraseRequest(waiting))).toEqual(['join-request.withdrawn', 'join-request.erased']);
    const whole = [...requested, ...eraseRequest(waiting)];
    const erased = replay<JoinRequest>(evolveRequest, 'join-request/4', whole);
    expect(erased).toMatchObject({ status: 'withdrawn', firstName: 'Erased', email: 'erased-17@invalid' });
    expect(replay<JoinRequest>(evolveRequest, 'join-request/4', wordless(whole))).toEqual(erased);
    expect(typesOf(eraseRequest(erased))).toEqual(['join-request.erased']);
  });
});
