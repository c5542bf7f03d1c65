import type { QuickStatistics } from '@hourtrail/contracts';
import { nothingHappened, quickFigures } from './quickStatisticsWords.js';

const figures: QuickStatistics = {
  approvedHours: 42.5,
  approvedEntries: 15,
  rejectedEntries: 1,
  decidedByYou: 9,
  medianDaysToDecision: 2.46,
  verifiedFirst: 12,
  volunteers: 18,
};
const wordsFor = (given: Partial<QuickStatistics> = {}, role: 'teacher' | 'verifier' = 'teacher') =>
  quickFigures({ ...figures, ...given }, role).map(({ label, figure, words }) => `${label}: ${figure} ${words}`);

describe('the last 30 days in words', () => {
  it('tell a teacher what was decided, by whom and how fast', () => {
    expect(wordsFor()).toEqual([
      'Approved: 42.5 hours in 15 entries',
      'Decided by you: 9 entries approved or rejected',
      'Time to a decision: 2.5 days half of the entries were decided within this time',
      'Verified first: 12 of 15 approved entries',
      'Rejected: 1 entry turned down',
      'Volunteers: 18 people submitted hours',
    ]);
  });

  it('do not tell a verifier that entries were verified', () => {
    expect(wordsFor({}, 'verifier').join()).not.toContain('Verified first');
    expect(wordsFor({}, 'verifier')).toContain('Decided by you: 9 entries verified or rejected');
  });

  it('say what there is no figure for', () => {
    const words = wordsFor({ approvedEntries: 0, approvedHours: 0, verifiedFirst: 0, medianDaysToDecision: null });
    expect(words).toContain('Time to a decision: — nothing was decided');
    expect(words).toContain('Verified first: — nothing was approved');
    expect(wordsFor({ medianDaysToDecision: 0.3 }).join()).toContain('Less than a day');
    expect(wordsFor({ medianDaysToDecision: 1 }).join()).toContain(': 1 day half');
  });

  it('are empty where nothing happened at all', () => {
    const none = { approvedHours: 0, approvedEntries: 0, rejectedEntries: 0, decidedByYou: 0, verifiedFirst: 0 };
    expect(nothingHappened({ ...none, medianDaysToDecision: null, volunteers: 0 })).toBe(true);
    expect(nothingHappened({ ...none, medianDaysToDecision: null, volunteers: 1 })).toBe(false);
  });
});
