import type { RecordedEvent } from '../../platform/kernel/event.js';
import { hasFailedForLong, isForWebhooks, secondsToNextTry, subjectOf } from './webhook.js';

const event = (type: string, stream: string, data: object): RecordedEvent => ({
  ...{ organizationId: 3, stream, version: 4, type, at: new Date(), actor: { id: 1, role: 'admin' }, texts: {} },
  data: data as RecordedEvent['data'],
});

test('a delivery is first tried again after five seconds, then later and later, for about three days', () => {
  const waits = Array.from({ length: 11 }, (_, tries) => secondsToNextTry(tries + 1) ?? NaN);
  expect(waits[0]).toBe(5);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  const days = waits.reduce((sum, wait) => sum + wait, 0) / 86_400;
  expect([days > 2.9, days < 3.1, secondsToNextTry(12)]).toEqual([true, true, undefined]);
});

test('a webhook has failed for long after two days in which nothing could be delivered', () => {
  const now = new Date('2026-11-28T10:00:00Z');
  expect(hasFailedForLong(new Date('2026-11-26T10:00:00Z'), now)).toBe(true);
  expect(hasFailedForLong(new Date('2026-11-26T10:00:01Z'), now)).toBe(false);
  expect(hasFailedForLong(null, now)).toBe(false);
});

test('a webhook hears of nothing that only the owner of a draft may know', () => {
  expect(isForWebhooks(event('hours.deleted', 'hours/1', { from: 'draft', to: 'deleted' }))).toBe(false);
  expect(isForWebhooks(event('hours.restored', 'hours/1', { from: 'deleted', to: 'draft' }))).toBe(false);
  expect(isForWebhooks(event('hours.drafted', 'hours/1', { from: null, to: 'draft' }))).toBe(false);
  expect(isForWebhooks(event('hours.submitted', 'hours/1', { from: 'draft', to: 'pending' }))).toBe(true);
  expect(isForWebhooks(event('hours.deleted', 'hours/1', { from: 'pending', to: 'deleted' }))).toBe(true);
});

test('a payload holds ids and nothing else of a person', () => {
  const data = { student: 21, to: 'approved', dateAfter: '2026-11-18' };
  expect(subjectOf(event('hours.approved', 'hours/17', data))).toEqual({ hoursId: 17, studentId: 21, version: 4 });
  expect(subjectOf(event('signup.made', 'signup/9', { opportunityId: 5, userId: 21 }))).toEqual({
    ...{ signupId: 9, opportunityId: 5, userId: 21, version: 4 },
  });
});
