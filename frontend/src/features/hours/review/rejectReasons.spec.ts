import { LIMITS } from '@hourtrail/contracts';
import { problemsOfRejection, REJECT_REASONS, rejectionComment, SOMETHING_ELSE } from './rejectReasons.js';

const [reason] = REJECT_REASONS;

describe('why hours are rejected', () => {
  it('travels as one comment: the reason, and what was said besides', () => {
    expect(rejectionComment({ reason, words: '' })).toBe('Not volunteer work (paid, or for family).');
    expect(rejectionComment({ reason, words: ' See your payslip. ' })).toBe(
      'Not volunteer work (paid, or for family). See your payslip.',
    );
    expect(rejectionComment({ reason: SOMETHING_ELSE, words: 'We were closed' })).toBe('We were closed');
    expect(rejectionComment({ reason: '', words: 'We were closed' })).toBe('We were closed');
  });

  it('is never nothing', () => {
    expect(problemsOfRejection({ reason: '', words: ' ' })).toEqual({
      reason: 'Choose a reason, or say why in your own words.',
    });
    expect(problemsOfRejection({ reason: SOMETHING_ELSE, words: '' })).toEqual({
      words: 'Say why, so the volunteer can correct it.',
    });
    expect(problemsOfRejection({ reason, words: '' })).toEqual({});
  });

  it('fits a comment, the reason included', () => {
    const most = LIMITS.commentMax - `${reason}. `.length;
    expect(problemsOfRejection({ reason, words: 'x'.repeat(most) })).toEqual({});
    expect(problemsOfRejection({ reason, words: 'x'.repeat(most + 1) })).toEqual({
      words: 'The reason and comments can have up to 2,000 characters together.',
    });
  });
});
