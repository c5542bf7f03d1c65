import { AUDITED_RECORDS, type Integrity } from '@hourtrail/contracts';
import { dataFacts, fieldName } from './dataWords.js';
import { stateWords } from './integrityWords.js';
import { KIND_LABELS, recordIn, recordName } from './kinds.js';

describe('the words of the workbench', () => {
  it('name every kind of record that the log keeps', () => {
    expect(AUDITED_RECORDS.filter((kind) => !KIND_LABELS[kind])).toEqual([]);
    expect(recordName('hours/12')).toBe('Hours entry 12');
    expect(recordName('family-link/3')).toBe('Family link 3');
    expect(recordName('settings/system')).toBe('System settings');
    expect(recordName('kite/4')).toBe('kite 4');
  });

  it('take for a record only what can be one', () => {
    expect(recordIn('hours/12')).toBe('hours/12');
    expect(['', 'hours', 'hours/', 'hours/1/2', '../hours/1', 'Hours/1', 'hours/1?x'].map(recordIn)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });

  it('tell everything that was recorded, hours as hours and days as days', () => {
    expect(fieldName('verifierId')).toBe('Verifier id');
    expect(
      dataFacts({
        student: 5,
        from: null,
        to: 'pending',
        hundredthsAfter: 250,
        dateAfter: '2026-09-30',
        set: { hundredths: 100, verifierId: null },
        singleActor: true,
        ids: [1, 2],
        none: [],
      }),
    ).toEqual([
      ['Student', '5'],
      ['From', 'empty'],
      ['To', 'pending'],
      ['Hours after', '2.5 hours'],
      ['Date after', 'September 30, 2026'],
      ['Set, hours', '1 hour'],
      ['Set, verifier id', 'empty'],
      ['Single actor', 'yes'],
      ['Ids', '1, 2'],
      ['None', 'none'],
    ]);
  });

  it('say that a log does not hold where one check fails, whatever else was sealed', () => {
    const checks = (holds: boolean): Integrity['checks'] => [{ name: 'outside', holds, words: '' }];
    expect(stateWords({ state: 'sealed', checks: checks(true) }).title).toBe('Sealed');
    expect(stateWords({ state: 'sealed', checks: checks(false) }).title).toBe('Does not hold');
    expect(stateWords({ state: 'halted', checks: checks(false) }).title).toBe('Halted');
  });
});
