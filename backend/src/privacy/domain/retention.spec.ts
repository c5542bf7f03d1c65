import { KEEPS_EVERYTHING } from '@hourtrail/contracts';
import {
  erasedBefore,
  evolve,
  keepsEverything,
  setRetention,
  type Retention,
  type RetentionEvent,
} from './retention.js';

const LINCOLN = 2;
const ADMIN = { role: 'admin', organizationId: LINCOLN };
const nothing = keepsEverything(LINCOLN);
const after = (before: Retention, event: RetentionEvent): Retention =>
  evolve(before, {
    organizationId: LINCOLN,
    stream: `retention/${LINCOLN}`,
    version: before.version + 1,
    at: new Date('2026-10-05T08:30:00Z'),
    actor: { id: 4, role: 'admin' },
    texts: {},
    ...event,
  });
const [set] = setRetention(nothing, ADMIN, { years: { people: 7 }, answerWithinDays: 30 }) as [RetentionEvent];
const schedule = after(nothing, set);
const applied = (kind: 'people' | 'drafts', count: number): RetentionEvent => ({
  type: 'retention.applied',
  data: { kind, count, before: '2019-10-05' },
});

describe('A schedule of retention', () => {
  it('keeps what it does not limit', () => {
    expect(nothing).toMatchObject({ years: KEEPS_EVERYTHING, answerWithinDays: 45, setVersion: 0 });
    expect(schedule).toMatchObject({ years: { ...KEEPS_EVERYTHING, people: 7 }, answerWithinDays: 30, setVersion: 1 });
  });

  it('has no event where nothing changes', () => {
    expect(setRetention(schedule, ADMIN, { years: { people: 7 }, answerWithinDays: 30 })).toEqual([]);
  });

  it('marks a super-admin of elsewhere who gives no reason', () => {
    const visitor = { role: 'super-admin', organizationId: 1 };
    const input = { years: {}, answerWithinDays: 30 };
    expect(setRetention(nothing, visitor, input)).toMatchObject([{ data: { noReason: true } }]);
    expect(setRetention(nothing, visitor, { ...input, reason: 'They asked' })).toMatchObject([
      { texts: { reason: 'They asked' } },
    ]);
  });

  it('is not changed by the nights that apply it, and says what the newest of each kind erased', () => {
    const nights = [applied('people', 50), applied('drafts', 2), applied('people', 3)].reduce(after, schedule);
    expect(nights).toMatchObject({ version: 4, setVersion: 1, years: { people: 7 } });
    expect(nights.lastRuns.map(({ kind, count }) => [kind, count])).toEqual([
      ['drafts', 2],
      ['people', 3],
    ]);
  });

  it('erases nothing a day early, not even on a leap day', () => {
    const dayOf = (now: string, years: number) => erasedBefore(new Date(now), years).toISOString();
    expect(dayOf('2028-02-29T08:30:00Z', 3)).toBe('2025-02-28T08:30:00.000Z');
    expect(dayOf('2028-02-29T08:30:00Z', 4)).toBe('2024-02-29T08:30:00.000Z');
    expect(dayOf('2026-03-01T08:30:00Z', 2)).toBe('2024-03-01T08:30:00.000Z');
  });
});
