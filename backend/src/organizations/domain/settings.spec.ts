import type { DomainEvent } from '../../platform/kernel/event.js';
import { changeSettings, evolveSettings, UNCHANGED } from './settings.js';

const recorded = (event: DomainEvent, version: number) => ({
  ...event,
  texts: event.texts ?? {},
  organizationId: 0,
  stream: 'settings/1',
  version,
  at: new Date('2026-03-02T15:00:00Z'),
  actor: { id: 1, role: 'super-admin' },
});

test('a change says what was and what is, and why', () => {
  const [event] = changeSettings(UNCHANGED, { passwordMinLength: 12, sessionDays: 30, reason: 'New policy' });
  expect(event).toEqual({
    type: 'settings.changed',
    data: { passwordMinLength: { from: 6, to: 12 } },
    texts: { reason: 'New policy' },
  });
});

test('the first change begins the settings, the next builds on it', () => {
  const [first] = changeSettings(UNCHANGED, { passwordMinLength: 12 });
  const begun = evolveSettings(undefined, recorded(first as DomainEvent, 1));
  expect(begun).toEqual({ ...UNCHANGED, version: 1, passwordMinLength: 12 });
  const [second] = changeSettings(begun, { defaultHoursGoal: 40 });
  expect(evolveSettings(begun, recorded(second as DomainEvent, 2))).toEqual({
    ...begun,
    version: 2,
    defaultHoursGoal: 40,
  });
});

test('what stands so already is no change', () => {
  expect(changeSettings(UNCHANGED, { sessionDays: 30, defaultApprovalPolicy: null, reason: 'Nothing' })).toEqual([]);
});

test('the settings do not know what happens to others', () => {
  expect(() => evolveSettings(UNCHANGED, recorded({ type: 'user.created', data: {} }, 1))).toThrow('do not know');
});
