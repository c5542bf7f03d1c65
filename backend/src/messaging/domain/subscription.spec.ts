import { refusalOf } from '../../../test/given.js';
import type { DomainEvent } from '../../platform/kernel/event.js';
import { confirm, end, erase, evolveSubscription, remove, request, type Subscription } from './subscription.js';

const REQUESTED_AT = new Date('2026-11-21T15:00:00Z');
const after = (hours: number): Date => new Date(REQUESTED_AT.getTime() + hours * 3_600_000);

const evolved = (before: Subscription | undefined, [event]: readonly DomainEvent[], at = REQUESTED_AT): Subscription =>
  evolveSubscription(before, {
    organizationId: 0,
    stream: 'subscription/7',
    version: (before?.version ?? 0) + 1,
    at,
    actor: { id: null, role: 'visitor' },
    type: event!.type,
    data: event!.data,
    texts: event!.texts ?? {},
  });

const requested = evolved(
  undefined,
  request(undefined, { email: 'ana@lincoln.example', language: 'es' }, REQUESTED_AT),
);
const confirmed = evolved(requested, confirm(requested, after(1)), after(1));
const unsubscribed = evolved(confirmed, end(confirmed), after(2));
const removed = evolved(confirmed, remove(confirmed), after(2));

test('an address is asked for, confirmed and ended', () => {
  expect(requested).toEqual({
    id: 7,
    version: 1,
    email: 'ana@lincoln.example',
    language: 'es',
    status: 'requested',
    askedAt: REQUESTED_AT,
    confirmedAt: null,
    endedAt: null,
    erasedAt: null,
  });
  expect(confirmed).toMatchObject({ status: 'confirmed', confirmedAt: after(1) });
  expect(unsubscribed).toMatchObject({ status: 'unsubscribed', endedAt: after(2), confirmedAt: after(1) });
  expect(removed).toMatchObject({ status: 'removed', endedAt: after(2) });
});

test('an address that waits is written to once an hour, one that is confirmed not at all', () => {
  expect(request(requested, { email: 'ana@lincoln.example', language: 'es' }, after(0.99))).toEqual([]);
  expect(request(requested, { email: 'Ana@lincoln.example', language: 'es' }, after(1))).toHaveLength(1);
  expect(request(confirmed, { email: 'ana@lincoln.example', language: 'es' }, after(100))).toEqual([]);
});

test.each([
  ['unsubscribed', unsubscribed],
  ['removed', removed],
])('an address that is %s may ask again, and begins anew', (_status, before) => {
  const again = evolved(before, request(before, { email: 'Ana@Lincoln.example', language: 'es' }, after(3)), after(3));
  expect(again).toMatchObject({ version: 4, email: 'Ana@Lincoln.example', status: 'requested', askedAt: after(3) });
  expect([again.confirmedAt, again.endedAt]).toEqual([null, null]);
});

test('seven days after it was asked for nothing can be confirmed any more', () => {
  expect(confirm(requested, after(7 * 24 - 1))).toHaveLength(1);
  for (const [subscription, at] of [
    [requested, after(7 * 24)],
    [confirmed, after(2)],
    [unsubscribed, after(2)],
  ] as const) {
    expect(refusalOf(() => confirm(subscription, at))?.code).toBe('not-found');
  }
});

test('who has left is not let go again', () => {
  expect(end(unsubscribed)).toEqual([]);
  expect(refusalOf(() => remove(unsubscribed))?.code).toBe('subscription.ended');
});

test('an address that is erased is taken off the list first', () => {
  const types = (events: readonly DomainEvent[]) => events.map(({ type }) => type);
  expect(types(erase(confirmed))).toEqual(['subscription.removed', 'subscription.erased']);
  expect(types(erase(unsubscribed))).toEqual(['subscription.erased']);
  const gone = erase(confirmed).reduce((before, event) => evolved(before, [event], after(3)), confirmed);
  expect(gone).toMatchObject({ email: 'erased-7@invalid', status: 'removed', erasedAt: after(3) });
  expect(erase(gone)).toEqual([]);
});

test('an erased address leaves its subscription in the log', () => {
  const event = { type: 'subscription.requested', data: {}, texts: { email: null } };
  expect(evolved(undefined, [event]).email).toBe('erased-7@invalid');
});
