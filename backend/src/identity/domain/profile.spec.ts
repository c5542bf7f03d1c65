import type { DomainEvent } from '../../platform/kernel/event.js';
import { evolve } from './evolve.js';
import { endCheckpointMail, startCheckpointMail } from './profile.js';
import { create, type User } from './user.js';

const INGRID = { username: 'ingrid', email: 'ingrid@lincoln.example', firstName: 'Ingrid', lastName: 'Solberg' };

const after = (before: User | undefined, [event]: readonly DomainEvent[]): User =>
  evolve(before, {
    organizationId: 2,
    stream: 'user/17',
    version: (before?.version ?? 0) + 1,
    at: new Date('2026-11-21T15:00:00Z'),
    actor: { id: 17, role: 'auditor' },
    type: event!.type,
    data: event!.data,
    texts: event!.texts ?? {},
  });

const auditor = after(undefined, create(17, { ...INGRID, role: 'auditor' }));
const mailed = after(auditor, startCheckpointMail(auditor));

test('nobody is mailed checkpoints who did not ask for them', () => {
  expect(auditor.checkpointMail).toBe(false);
  expect(endCheckpointMail(auditor)).toEqual([]);
});

test('whoever asks is mailed them until they want no more, and asking twice changes nothing', () => {
  expect(mailed.checkpointMail).toBe(true);
  expect(startCheckpointMail(mailed)).toEqual([]);
  expect(after(mailed, endCheckpointMail(mailed)).checkpointMail).toBe(false);
});

test.each<DomainEvent>([
  { type: 'user.role-changed', data: { userId: 17, from: 'auditor', to: 'admin' } },
  { type: 'user.deactivated', data: { userId: 17 } },
  { type: 'user.moved-away', data: { userId: 17, to: 3 } },
  { type: 'user.erased', data: { userId: 17 } },
])('$type ends it for good', (event) => {
  const ended = after(mailed, [event]);
  expect(ended.checkpointMail).toBe(false);
  expect(after(ended, [{ type: 'user.activated', data: { userId: 17 } }]).checkpointMail).toBe(false);
});
