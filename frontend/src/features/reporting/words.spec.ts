import { badgeWords } from './Achievements.js';
import { commitmentWords, goalWords, hoursToGo } from './GoalStatement.js';
import { aloneWords, lateWords, queueWords } from './LateLink.js';

const stats = { totalHours: 24.5, approvedHours: 18.5, pendingHours: 6, eventsJoined: 0 };

describe('the first thing people read', () => {
  it('a volunteer reads how far along they are', () => {
    expect(goalWords(stats, 50)).toBe('18.5 of 50 hours approved; 6 waiting');
    expect(goalWords({ ...stats, pendingHours: 0 }, 50)).toBe('18.5 of 50 hours approved');
    expect(goalWords(stats, 50, { firstName: 'Maya' })).toBe('Maya: 18.5 of 50 hours approved; 6 waiting');
  });

  it('a reviewer reads how much waits, and how long', () => {
    expect(queueWords('12')).toBe('12 entries need your review');
    expect(queueWords('1')).toBe('1 entry needs your review');
    expect(queueWords('1000+')).toBe('1000+ entries need your review');
    expect(lateWords(3)).toBe('3 waiting longer than 7 days');
  });

  it('a teacher reads how much was decided by one person', () => {
    expect(aloneWords('12')).toBe('12 decided by one person');
  });
});

describe('what the school asks for', () => {
  it('is told in hours approved, waiting and still to go', () => {
    expect(commitmentWords(stats, 50)).toBe('Your school asks for 50 hours: 18.5 approved, 6 waiting, 25.5 to go.');
    expect(commitmentWords({ ...stats, totalHours: 18.5, pendingHours: 0 }, 50, { firstName: 'Maya' })).toBe(
      'Your school asks Maya for 50 hours: 18.5 approved, 31.5 to go.',
    );
  });

  it('is met once the hours are there, and for certain once they are approved', () => {
    expect(commitmentWords({ ...stats, totalHours: 52, pendingHours: 33.5 }, 50)).toBe(
      'Your school asks for 50 hours: 18.5 approved, 33.5 waiting. That’s enough once they’re approved.',
    );
    expect(commitmentWords({ ...stats, totalHours: 56, approvedHours: 50 }, 50)).toBe(
      'Your school asks for 50 hours. All of them are approved.',
    );
    expect(hoursToGo({ ...stats, totalHours: 56 }, 50)).toBe(0);
  });
});

describe('how near a badge is', () => {
  const helper = { requiredHours: 25 };

  it('counts what waits, and tells the approved part apart', () => {
    expect(badgeWords(helper, stats)).toBe('24.5 of 25 hours, 18.5 approved');
    expect(badgeWords(helper, { totalHours: 30, approvedHours: 18.5 })).toBe('25 of 25 hours, 18.5 approved');
  });

  it('needs no second figure where all or nothing is approved', () => {
    expect(badgeWords(helper, { totalHours: 40, approvedHours: 30 })).toBe('25 of 25 hours, all approved');
    expect(badgeWords(helper, { totalHours: 0, approvedHours: 0 })).toBe('0 of 25 hours');
  });
});
