import { anEntry, anotherVerifier, student, teacher, verifier } from '../../testing/builders.js';
import { actionsOn, awaitsReviewBy } from './hoursActions.js';

describe('what a person can do with an entry', () => {
  it('its volunteer can correct, withdraw or delete what waits', () => {
    expect(actionsOn(anEntry(), student)).toEqual(['withdraw', 'amend', 'delete']);
  });

  it('its volunteer can do nothing with what was approved', () => {
    expect(actionsOn(anEntry({ status: 'approved' }), student)).toEqual([]);
  });

  it('only the verifier named on it verifies', () => {
    expect(awaitsReviewBy(anEntry(), verifier)).toBe(true);
    expect(awaitsReviewBy(anEntry(), anotherVerifier)).toBe(false);
    expect(awaitsReviewBy(anEntry({ status: 'verified' }), verifier)).toBe(false);
  });

  it('a teacher decides on what waits and on what was verified, not on what was decided', () => {
    expect(awaitsReviewBy(anEntry(), teacher)).toBe(true);
    expect(awaitsReviewBy(anEntry({ status: 'verified' }), teacher)).toBe(true);
    expect(awaitsReviewBy(anEntry({ status: 'rejected' }), teacher)).toBe(false);
  });

  it('an auditor reads it and decides nothing', () => {
    const auditor = { id: 90, role: 'auditor' } as const;
    expect(actionsOn(anEntry(), auditor)).toEqual([]);
    expect(awaitsReviewBy(anEntry({ status: 'verified' }), auditor)).toBe(false);
  });

  it('nobody decides on their own hours', () => {
    expect(actionsOn(anEntry({ studentId: teacher.id }), teacher)).toEqual([]);
  });

  it('nothing can be done with a deleted entry', () => {
    expect(actionsOn(anEntry({ deletedAt: '2026-10-01T00:00:00.000Z' }), student)).toEqual([]);
  });
});
