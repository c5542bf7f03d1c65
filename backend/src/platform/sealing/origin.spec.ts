import { originIn, originOf } from './origin.js';

const KEY = { name: 'hours.example.org' };

describe('the name of a log in its checkpoints', () => {
  it.each([
    [2, 1, 'hours.example.org/2'],
    [0, 1, 'hours.example.org/0'],
    [1, 2, 'hours.example.org/1/2'],
    [12, 10, 'hours.example.org/12/10'],
  ])('says school %i and life %i', (organizationId, generation, text) => {
    expect(originOf(KEY, organizationId, generation)).toBe(text);
    expect(originIn(text)).toEqual({ organizationId, generation });
  });

  it('takes the second life of school 1 for no log of school 2', () => {
    expect(originIn('hours.example.org/1/2')?.organizationId).toBe(1);
  });

  it.each([
    '',
    'hours.example.org',
    'hours.example.org/',
    'hours.example.org/02',
    'hours.example.org/2/',
    'hours.example.org/2/0',
    'hours.example.org/2/1',
    'hours.example.org/2/02',
    'hours.example.org/2/2/2',
    'hours.example.org/-1',
    'hours.example.org/2 ',
    'hours.example.org/2147483648',
    'hours.example.org/2/99999999999',
    '/2',
  ])('is not read out of "%s"', (text) => {
    expect(originIn(text)).toBeUndefined();
  });
});
