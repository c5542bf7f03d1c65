import { t } from './translate.js';

describe('a name in a sentence', () => {
  it('that reads from right to left keeps to itself, so that the hours after it stay after it', () => {
    expect(t('hours.readInTrail', { name: 'שרה' })).toMatch(/^\u2068שרה\u2069 will/);
  });

  it('of any other script stands as it was typed', () => {
    for (const name of ['Jordan', 'Đặng', '小明', '{name}', '<b>'])
      expect(t('hours.readInTrail', { name })).toMatch(new RegExp(`^${name} will`));
  });
});

it('a large count has its separators', () => {
  expect(t('hours.countAndHours', { count: 10_000, hours: '25,000 hours' })).toBe('10,000 entries, 25,000 hours');
});
