import { formatAgo } from './dates.js';

describe('how long ago', () => {
  const now = new Date('2026-10-02T12:00:00Z');
  it.each([
    ['2026-10-02T11:59:30Z', 'just now'],
    ['2026-10-02T12:00:20Z', 'just now'],
    ['2026-10-02T11:59:00Z', '1 minute ago'],
    ['2026-10-02T11:58:10Z', '1 minute ago'],
    ['2026-10-02T09:00:00Z', '3 hours ago'],
    ['2026-10-01T11:00:00Z', '1 day ago'],
    ['2026-09-01T11:00:00Z', 'September 1, 2026'],
  ])('%s is %s', (instant, words) => expect(formatAgo(instant, 'America/New_York', now)).toBe(words));
});
