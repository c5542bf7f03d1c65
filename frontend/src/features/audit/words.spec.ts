import { AUDITED_RECORDS, INTEGRITY_STATES } from '@hourtrail/contracts';
import { dataFacts } from './dataWords.js';
import { fieldName } from './fieldNames.js';
import { checkWords, STATES } from './integrityWords.js';
import { cutAtRecords, KIND_LABELS, recordIn, recordName } from './recordKinds.js';

describe('the words of the workbench', () => {
  it('name every kind of record that the log keeps', () => {
    expect(AUDITED_RECORDS.filter((kind) => !KIND_LABELS[kind])).toEqual([]);
    expect(recordName('hours/12')).toBe('Hours entry 12');
    expect(recordName('family-link/3')).toBe('Family link 3');
    expect(recordName('settings/system')).toBe('System settings');
    expect(recordName('kite/4')).toBe('kite 4');
  });

  it('find the records that a sentence of the server names', () => {
    expect(cutAtRecords('hours/12: step 2 was changed after it was recorded.')).toEqual([
      '',
      'hours/12',
      ': step 2 was changed after it was recorded.',
    ]);
    expect(cutAtRecords('The key localhost/2 is unknown.')).toEqual(['The key localhost/2 is unknown.']);
  });

  it('take for a record only what can be one', () => {
    expect(recordIn('hours/12')).toBe('hours/12');
    expect(['', 'hours', 'hours/', 'hours/1/2', '../hours/1', 'Hours/1', 'hours/1?x'].map(recordIn)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });

  it('tell everything that was recorded, hours as hours and days as days', () => {
    expect(fieldName('verifierId')).toBe('Verifier');
    expect(fieldName('readerId')).toBe('Reader id');
    expect(
      dataFacts({
        student: 5,
        from: null,
        to: 'pending',
        hundredthsAfter: 250,
        dateAfter: '2026-09-30',
        set: { hundredths: 100, verifierId: null },
        opportunityId: 3,
        rules: 1,
        singleActor: true,
        ids: [1, 2],
        none: [],
      }),
    ).toEqual([
      { name: 'Student', value: '5', person: 5 },
      { name: 'From', value: 'empty' },
      { name: 'To', value: 'pending' },
      { name: 'Hours after', value: '2.5 hours' },
      { name: 'Date after', value: 'Wed, Sep 30, 2026' },
      { name: 'New values: Hours', value: '1 hour' },
      { name: 'New values: Verifier', value: 'empty' },
      { name: 'Opportunity', value: '3', record: 'opportunity/3' },
      { name: 'Version of the school’s rules', value: '1' },
      { name: 'Decided by one person', value: 'yes' },
      { name: 'Ids', value: '1, 2' },
      { name: 'None', value: 'none' },
    ]);
  });

  it('give every state of a log a name of its own, and say what to do where something is wrong', () => {
    expect(new Set(INTEGRITY_STATES.map((state) => STATES[state].title)).size).toBe(INTEGRITY_STATES.length);
    const asking = INTEGRITY_STATES.filter((state) => STATES[state].advice);
    expect(asking).toEqual(['waiting', 'faulty', 'halted', 'read-only']);
    expect(INTEGRITY_STATES.filter((state) => STATES[state].look === 'approved')).toEqual(['sealed']);
  });

  it('tell a check that could not be made from one that fails', () => {
    expect([true, false, null].map((holds) => checkWords({ holds }).label)).toEqual([
      'Passed',
      'Failed',
      'Couldn’t be checked',
    ]);
  });
});
