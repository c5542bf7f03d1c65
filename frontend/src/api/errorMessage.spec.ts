import { errorMessage, errorReference, errorStatus, fieldErrors } from './errorMessage.js';

const refusal = {
  status: 409,
  data: {
    statusCode: 409,
    code: 'hours.wrong-state',
    message: 'This entry is approved.',
    requestId: 'req-7',
    errors: [{ field: 'hours', message: 'Hours is required' }],
  },
};
const FALLBACK = 'Failed to update volunteer hours.';

describe('what people are told when something fails', () => {
  it('is the sentence of the server, with its reference and its messages for single fields', () => {
    expect(errorMessage(refusal, FALLBACK)).toBe('This entry is approved.');
    expect(errorReference(refusal)).toBe('req-7');
    expect(errorStatus(refusal)).toBe(409);
    expect(fieldErrors(refusal)).toEqual([{ field: 'hours', message: 'Hours is required' }]);
  });

  it.each([
    ['a proxy answered with a page', { status: 502, data: '<html>Bad gateway</html>' }],
    ['the sentence is empty', { status: 400, data: { ...refusal.data, message: '' } }],
    ['there is no error at all', undefined],
  ])('is the fallback when %s', (_when, error) => {
    expect(errorMessage(error, FALLBACK)).toBe(FALLBACK);
  });

  it.each(['FETCH_ERROR', 'TIMEOUT_ERROR'])('is that the server could not be reached (%s)', (status) => {
    const words = 'We couldn’t reach the server. Check your connection and try again.';
    expect(errorMessage({ status, error: 'TypeError: Failed to fetch' }, FALLBACK)).toBe(words);
  });

  it('names no reference or field where the server said nothing', () => {
    const lost = { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' };
    expect(errorReference(lost)).toBeUndefined();
    expect(errorStatus(lost)).toBeUndefined();
    expect(fieldErrors(lost)).toEqual([]);
  });
});
