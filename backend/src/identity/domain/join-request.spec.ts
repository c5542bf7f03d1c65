import { refusalOf } from '../../../test/given.js';
import type { DomainEvent } from '../../platform/kernel/event.js';
import { admit, askedToJoinAs, requestToJoin, evolve, refuse, withdraw, type JoinRequest } from './join-request.js';
import { create, type User } from './user.js';
import { evolve as evolveUser } from './evolve.js';

const AT = new Date('2026-03-02T15:00:00Z');
const LINCOLN = 2;
const ANA = { username: 'ana', email: 'ana@home.example', firstName: 'Ana', lastName: 'Ruiz' };
const admin = { id: 99, role: 'admin', organizationId: LINCOLN } as const;

const happened = (event: DomainEvent, version: number, by: number, at = AT) => ({
  organizationId: LINCOLN,
  stream: 'join-request/4',
  version,
  at,
  actor: { id: by, role: 'student' },
  type: event.type,
  data: event.data,
  texts: event.texts ?? {},
});

const ana = (organizationId: number): User =>
  evolveUser(undefined, {
    ...happened(create(17, { ...ANA, role: 'student' })[0] as DomainEvent, 1, 17),
    organizationId,
  });
const waiting = (): JoinRequest => evolve(undefined, happened(requestToJoin(ana(1))[0] as DomainEvent, 1, 17));
const decidedBy = (events: readonly DomainEvent[], by: number): JoinRequest =>
  evolve(waiting(), happened(events[0] as DomainEvent, 2, by));

test('a request keeps who asked by name, beside the event, at the school that is asked', () => {
  const [event] = requestToJoin(ana(1));
  expect(event?.data).toEqual({ userId: 17, from: 1, role: 'student' });
  expect(waiting()).toEqual({
    organizationId: LINCOLN,
    id: 4,
    version: 1,
    userId: 17,
    fromSchool: 1,
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@home.example',
    role: 'student',
    status: 'waiting',
    askedAt: AT,
    decidedBy: null,
    decidedAt: null,
  });
});

test('a parent says so in the request, and anybody else asks to join as a student', () => {
  const parents = evolve(undefined, happened(requestToJoin(ana(1), 'parent')[0] as DomainEvent, 1, 17));
  expect(parents.role).toBe('parent');
  expect([askedToJoinAs(parents), askedToJoinAs(waiting())]).toEqual(['parent', 'student']);
});

test('whoever has a school does not ask for another', () => {
  expect(refusalOf(() => requestToJoin(ana(LINCOLN)))?.code).toBe('join.has-a-school');
});

test('a request is admitted, refused or taken back, and only once', () => {
  const decisions = [
    [admit(waiting(), 'student', { by: admin }), 99, 'admitted'],
    [refuse(waiting(), { by: admin }), 99, 'refused'],
    [withdraw(waiting()), 17, 'withdrawn'],
  ] as const;
  for (const [events, by, status] of decisions) {
    const decided = decidedBy(events, by);
    expect(decided).toMatchObject({ status, version: 2, decidedBy: by, decidedAt: AT });
    expect(refusalOf(() => admit(decided, 'student', { by: admin }))?.code).toBe('join.answered');
    expect(refusalOf(() => refuse(decided, { by: admin }))?.code).toBe('join.answered');
    expect(refusalOf(() => withdraw(decided))?.code).toBe('join.answered');
  }
});

test('a super-admin of another school says why, or the log tells that they did not', () => {
  const by = { id: 98, role: 'super-admin', organizationId: 3 } as const;
  expect(refuse(waiting(), { by })[0]?.data).toEqual({ userId: 17, noReason: true });
  expect(refuse(waiting(), { by, reason: 'Not one of ours' })[0]?.texts).toEqual({ reason: 'Not one of ours' });
  expect(refuse(waiting(), { by: admin })[0]?.data).toEqual({ userId: 17 });
});

test('an event of another kind is not taken for one of ours', () => {
  const requested = requestToJoin(ana(1))[0] as DomainEvent;
  expect(() => evolve(waiting(), happened(requested, 2, 17))).toThrow('join-request.asked');
  expect(() => evolve(undefined, happened({ type: 'join-request.refused', data: {} }, 1, 17))).toThrow('refused');
});
