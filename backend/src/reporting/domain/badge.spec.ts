import type { RecordedEvent } from '../../platform/kernel/event.js';
import { eraseBadge, evolveBadge, unshareBadge, type Badge } from './badge.js';

const at = (version: number, type: string, more: Partial<RecordedEvent> = {}): RecordedEvent => ({
  organizationId: 2,
  stream: 'badge/7',
  version,
  type,
  at: new Date(Date.UTC(2026, 10, 20 + version)),
  actor: { id: 5, role: 'student' },
  data: { student: 5 },
  texts: {},
  ...more,
});

describe('a badge', () => {
  const earnedAt = '2026-11-20T10:00:00.000Z';
  const shared = evolveBadge(
    undefined,
    at(1, 'badge.shared', {
      data: { student: 5, achievement: 3, earnedAt, badgeCode: 'K7QM2XPR9DHT' },
      texts: { document: '{}' },
    }),
  );
  const after = (badge: Badge, events: readonly { readonly type: string }[]): Badge =>
    events.reduce((state, { type }) => evolveBadge(state, at(state.version + 1, type)), badge);

  it('is shared with what was signed, for the achievement of that time', () => {
    expect(shared).toMatchObject({ id: 7, studentId: 5, achievementId: 3, unsharedAt: null, document: '{}' });
    expect(shared.earnedAt).toEqual(new Date(earnedAt));
  });

  it('keeps what was signed when its holder stops sharing it, which happens once', () => {
    const unshared = after(shared, unshareBadge(shared));
    expect(unshared).toMatchObject({ version: 2, unsharedAt: new Date('2026-11-22'), document: '{}' });
    expect(unshareBadge(unshared)).toEqual([]);
  });

  it('is no longer shared once it is erased, and holds nothing', () => {
    const erased = after(shared, eraseBadge(shared));
    expect(erased).toMatchObject({ unsharedAt: new Date('2026-11-22'), document: null });
    const unshared = after(shared, unshareBadge(shared));
    expect(after(unshared, eraseBadge(unshared))).toMatchObject({ unsharedAt: unshared.unsharedAt, document: null });
  });
});
