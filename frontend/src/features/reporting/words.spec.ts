import { goalWords } from './goalWords.js';
import { queueWords } from './queueWords.js';

describe('the first thing people read', () => {
  it('a volunteer reads how far along they are', () => {
    const stats = { totalHours: 24.5, approvedHours: 18.5, pendingHours: 6, eventsJoined: 0 };
    expect(goalWords(stats, 50)).toBe('18.5 of 50 hours approved; 6 waiting');
    expect(goalWords({ ...stats, pendingHours: 0 }, 50)).toBe('18.5 of 50 hours approved');
  });

  it('a reviewer reads how much waits, and how long', () => {
    expect(queueWords('12', 3)).toBe('12 entries wait for you; 3 longer than 7 days');
    expect(queueWords('1', 0)).toBe('1 entry waits for you');
    expect(queueWords('1000+', 0)).toBe('1000+ entries wait for you');
  });
});
