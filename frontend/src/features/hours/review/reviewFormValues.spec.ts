import { problemsOfReview } from './reviewFormValues.js';

const entry = { hours: '3.00' };

describe('a review', () => {
  it('may credit what was claimed, or less', () => {
    expect(problemsOfReview(entry, { hours: '3', comments: '' }, false)).toEqual({});
    expect(problemsOfReview(entry, { hours: '0.5', comments: 'Left early' }, false)).toEqual({});
    expect(problemsOfReview(entry, { hours: '1,5', comments: '' }, false)).toHaveProperty('comments');
  });

  it('asks for a reason where fewer hours are credited', () => {
    expect(problemsOfReview(entry, { hours: '2.5', comments: ' ' }, false)).toEqual({
      comments: 'Say why you’re crediting fewer hours.',
    });
  });

  it('may not raise the hours, credit none, or leave them out', () => {
    expect(problemsOfReview(entry, { hours: '3.5', comments: '' }, false)).toEqual({
      hours: 'You can credit 3 hours at most.',
    });
    expect(problemsOfReview(entry, { hours: '0', comments: '' }, false)).toEqual({
      hours: 'To credit no hours, reject the entry instead.',
    });
    expect(problemsOfReview(entry, { hours: ' ', comments: '' }, false)).toEqual({
      hours: 'Hours is required',
    });
  });

  it('asks for a reason in a school that is not the reviewer’s own', () => {
    expect(problemsOfReview(entry, { hours: '3', comments: '' }, true)).toEqual({
      comments: 'You’re working in another school. Say why in a comment.',
    });
    expect(problemsOfReview(entry, { hours: '3', comments: 'Covering' }, true)).toEqual({});
  });
});
