import { admin, anEntry, aStep, parent, student, superAdmin, teacher } from '../../../testing/builders.js';
import { whatCounts } from './whatCounts.js';

const rejectedBy = { id: teacher.id, name: 'Tomas Rivera', role: 'teacher' } as const;
const rejection = aStep({
  type: 'hours.rejected',
  actor: rejectedBy,
  from: 'pending',
  to: 'rejected',
  comment: 'This was a paid shift',
});
const rejected = anEntry({ status: 'rejected', approverComments: 'This was a paid shift' });

describe('what an entry counts', () => {
  it('is waiting hours until a teacher or administrator approves it', () => {
    const words = 'Counts as waiting: 3 hours. Once approved, it counts toward your 50-hour goal.';
    expect(whatCounts(anEntry(), student).words).toBe(words);
    expect(whatCounts(anEntry({ status: 'verified' }), student).words).toBe(words);
  });

  it('is less with the other entries that wait, where these share its day or category', () => {
    const waitingTogether = '1 other waiting entry shares its day or category. Of the 6 hours in all of them, 4 count.';
    expect(whatCounts(anEntry({ waitingTogether }), student).words).toBe(
      `Counts as waiting: 3 hours. Once approved, it counts toward your 50-hour goal. ${waitingTogether}`,
    );
  });

  it('is approved hours after that, toward whose goal it is', () => {
    const approved = anEntry({ status: 'approved', hours: '2.50' });
    expect(whatCounts(approved, student).words).toBe('Counts as approved: 2.5 hours toward your 50-hour goal.');
    expect(whatCounts(approved, parent).words).toBe('Counts as approved: 2.5 hours toward Maya’s goal.');
    expect(whatCounts(anEntry({ status: 'approved', hours: '1.00' }), { ...student, hoursGoal: 40 }).words).toBe(
      'Counts as approved: 1 hour toward your 40-hour goal.',
    );
  });

  it('is nothing once it is rejected, with who did that and what they said', () => {
    expect(whatCounts(rejected, student, [aStep(), rejection])).toEqual({
      words: 'Doesn’t count: Tomas Rivera rejected it.',
      comment: 'This was a paid shift',
    });
    expect(whatCounts(rejected, teacher, [aStep(), rejection]).words).toBe('Doesn’t count: you rejected it.');
    expect(whatCounts(rejected, student, [{ ...rejection, comment: null }]).words).toBe(
      'Doesn’t count: Tomas Rivera rejected it and gave no reason.',
    );
    expect(whatCounts(rejected, student)).toEqual({
      words: 'Doesn’t count: it was rejected.',
      comment: 'This was a paid shift',
    });
  });

  it('is nothing once the approval was taken back', () => {
    const actor = { id: admin.id, name: 'Dana Whitfield', role: 'admin' } as const;
    const revoked = aStep({ type: 'hours.revoked', actor, from: 'approved', to: 'rejected', comment: 'Wrong day' });
    expect(whatCounts(rejected, student, [rejection, revoked])).toEqual({
      words: 'Doesn’t count: Dana Whitfield revoked the approval.',
      comment: 'Wrong day',
    });
  });

  it('is nothing while it is a draft, and nothing once it is deleted', () => {
    expect(whatCounts(anEntry({ status: 'draft', hours: null }), student).words).toMatch(/^Doesn’t count yet/);
    expect(whatCounts(anEntry({ deletedAt: '2026-10-02T12:00:00.000Z' }), admin).words).toMatch(/^Doesn’t count/);
  });

  it('stays what it was once its volunteer was erased, toward nobody’s goal', () => {
    const erasedAt = '2026-10-02T12:00:00.000Z';
    expect(whatCounts(anEntry({ status: 'approved', erasedAt }), admin).words).toBe(
      'Counts as approved: 3 hours in the school’s totals.',
    );
    expect(whatCounts(anEntry({ erasedAt, deletedAt: erasedAt }), admin).words).toBe(
      'Doesn’t count: no one had decided on it.',
    );
  });

  it('names no goal of a school that is not the reader’s', () => {
    const elsewhere = anEntry({ status: 'approved', organizationId: 3 });
    expect(whatCounts(elsewhere, superAdmin).words).toBe('Counts as approved: 3 hours toward the goal.');
    expect(whatCounts(elsewhere, student).words).toBe('Counts as approved: 3 hours at your earlier school.');
  });
});
