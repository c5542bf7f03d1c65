import { someStats as stats } from '../../testing/builders.js';
import { badgeWords } from './Achievements.js';
import { goalWords, toGoWords, whyThisGoal } from './GoalStatement.js';
import { aloneWords, lateWords, queueWords } from './LateLink.js';

describe('the first thing people read', () => {
  it('a volunteer reads how far along they are', () => {
    expect(goalWords(stats)).toBe('18.5 of 50 hours approved; 6 waiting');
    expect(goalWords({ ...stats, pendingHours: 0 })).toBe('18.5 of 50 hours approved');
    expect(goalWords(stats, { firstName: 'Maya' })).toBe('Maya: 18.5 of 50 hours approved; 6 waiting');
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

describe('why the goal is what it is', () => {
  const tenth = { hours: 50, whole: 50, gradeLevel: null, joinedOn: null };
  const late = { hours: 20, whole: 40, gradeLevel: '12', joinedOn: '2027-01-31' } as const;

  it('is said where the grade has a goal, or the student joined late', () => {
    expect(whyThisGoal(tenth)).toBe('');
    expect(whyThisGoal({ ...late, hours: 40, joinedOn: null })).toBe('Grade 12: 40 hours.');
    expect(whyThisGoal({ ...late, gradeLevel: null })).toBe('You joined in January: 20 of 40 hours.');
    expect(whyThisGoal(late)).toBe('Grade 12: 40 hours. You joined in January: 20 of 40 hours.');
  });

  it('is said of a child by name', () => {
    expect(whyThisGoal(late, { firstName: 'Maya' })).toBe(
      'Grade 12: 40 hours. Maya joined in January: 20 of 40 hours.',
    );
  });
});

describe('what is still to go', () => {
  it('goes by approved hours, whatever waits', () => {
    expect(toGoWords({ ...stats, totalHours: 18.5, pendingHours: 0 })).toBe('31.5 hours to go.');
    expect(toGoWords(stats)).toBe('31.5 hours to go. Waiting hours count once they’re approved.');
    expect(toGoWords({ ...stats, approvedHours: 49, pendingHours: 0.5 })).toBe(
      '1 hour to go. Waiting hours count once they’re approved.',
    );
  });

  it('is not nothing while enough hours wait: 20.5 approved of 50 leaves 29.5', () => {
    const waiting = { ...stats, totalHours: 50, approvedHours: 20.5, pendingHours: 29.5 };
    expect(toGoWords(waiting)).toBe('29.5 hours to go. The waiting hours are enough once they’re approved.');
  });

  it('is nothing once as many hours are approved', () => {
    const reached = 'All the hours the school asks for are approved.';
    expect(toGoWords({ ...stats, approvedHours: 50 })).toBe(reached);
    expect(toGoWords({ ...stats, approvedHours: 56 })).toBe(reached);
  });
});

describe('how near a badge is', () => {
  const helper = { requiredHours: 25 };

  it('is said in approved hours, with what waits beside them', () => {
    expect(badgeWords(helper, stats)).toBe('18.5 of 25 approved, 6 waiting');
    expect(badgeWords(helper, { totalHours: 18.5, approvedHours: 18.5 })).toBe('18.5 of 25 approved');
    expect(badgeWords(helper, { totalHours: 0, approvedHours: 0 })).toBe('0 of 25 approved');
  });

  it('leaves out the hours beyond it', () => {
    expect(badgeWords(helper, { totalHours: 40, approvedHours: 30 })).toBe('25 of 25 approved');
  });
});
