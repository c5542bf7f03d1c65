import { aNotification } from '../../testing/builders.js';
import { groupByDay, subjectOf } from './groupByDay.js';

const { entry } = aNotification();
const about = (id: number, at: string, entryId: number) =>
  aNotification({ id, at, entry: entry && { ...entry, id: entryId } });
const idsOf = (...given: Parameters<typeof groupByDay>) =>
  groupByDay(...given).map(({ day, groups }) => [day, groups.map((group) => group.map(({ id }) => id))]);

describe('notifications', () => {
  it('come together by day and entry, newest first', () => {
    const newestFirst = [
      about(5, '2026-10-02T15:00:00.000Z', 41),
      about(4, '2026-10-02T14:00:00.000Z', 42),
      about(3, '2026-10-02T13:00:00.000Z', 41),
      about(2, '2026-10-01T13:00:00.000Z', 41),
    ];
    expect(idsOf(newestFirst, 'America/New_York')).toEqual([
      ['2026-10-02', [[5, 3], [4]]],
      ['2026-10-01', [[2]]],
    ]);
  });

  it('belong to the day of the school', () => {
    const late = [about(2, '2026-10-02T03:00:00.000Z', 41)];
    expect(idsOf(late, 'America/New_York')).toEqual([['2026-10-01', [[2]]]]);
    expect(idsOf(late, 'UTC')).toEqual([['2026-10-02', [[2]]]]);
  });

  it('about an account stand alone', () => {
    expect(subjectOf(aNotification({ id: 7, kind: 'account.invited', entry: null }))).toBe('notification 7');
    expect(subjectOf(aNotification({ id: 8, kind: 'account.invited', entry: null }))).toBe('notification 8');
  });
});
