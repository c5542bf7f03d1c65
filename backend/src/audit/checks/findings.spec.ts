import type { Fault } from './fault.js';
import { Findings, stepWords } from './findings.js';

const fault = (kind: Fault['kind'], number: number | null = null, event: string | null = null): Fault => ({
  ...{ organizationId: 2, kind, number, event },
});

function found(...faults: readonly Fault[]): Findings {
  const findings = new Findings();
  faults.forEach((one) => findings.add(one));
  return findings;
}

describe('what a check found, as a school reads it', () => {
  it('is nothing where all is as it was recorded', () => {
    expect(found()).toMatchObject({ count: 0, summary: '', words: [] });
  });

  it('tells of one changed event once, however many checkpoints disagree with it', () => {
    const findings = found(
      fault('edited', 7, 'hours/12 version 2'),
      fault('forged', 7, 'hours/12 version 2'),
      fault('tile-changed', 1),
      ...[8, 9, 10].map((size) => fault('seal-contradicted', size)),
      ...[8, 9, 10].map((size) => fault('seal-contradicted', size)),
    );
    expect(findings.count).toBe(9);
    expect(findings.summary).toBe('Not as recorded: 1 record, the stored hashes and 3 checkpoints.');
    expect(findings.words).toEqual([
      'hours/12: step 2 was changed after it was recorded.',
      'The stored hashes do not agree with the events.',
      '3 checkpoints do not agree with the events.',
    ]);
  });

  it('names the steps of a record together, with what became of them', () => {
    const findings = found(
      fault('removed', 4, 'hours/12 version 3'),
      fault('removed', 5, 'hours/12 version 4'),
      fault('text-swapped', 2, 'hours/12 version 1'),
      fault('missing-before', null, 'user/9 version 2'),
      fault('forged', 8, 'user/9 version 3'),
    );
    expect(findings.summary).toBe('Not as recorded: 2 records.');
    expect(findings.words).toEqual([
      'hours/12: steps 3 and 4 were taken out of the log; step 1 has a text that is not the one that was written.',
      'user/9: step 2 lacks the step before it; step 3 was written or changed by something other than HourTrail.',
    ]);
  });

  it('says of what nobody can tell any more whose it was that it is gone', () => {
    expect(found(fault('removed', 4)).words).toEqual([
      'The event with the number 4 is gone, and nothing tells any more which record it was of.',
    ]);
    const many = found(...[4, 5, 6, 7, 8, 9, 10].map((number) => fault('removed', number)));
    expect(many.summary).toBe('Not as recorded: 7 missing events.');
    expect(many.words).toEqual([
      '7 events are gone (numbers 4, 5, 6, 7, 8 and 2 more), and nothing tells any more which records they were of.',
    ]);
  });

  it('tells how much a log that was cut had', () => {
    const findings = found(fault('truncated', 120), fault('truncated', 110), fault('seal-broken'));
    expect(findings.summary).toBe('Not as recorded: 1 checkpoint and the end of the log.');
    expect(findings.words).toEqual([
      '1 checkpoint carries no valid signature of this server.',
      'The log was cut: a checkpoint seals 120 events, and not all are there.',
    ]);
    expect(found(fault('truncated', 120)).summary).toBe('Not as recorded: the end of the log.');
  });

  it('tells of the first of very many records, and how many more there are', () => {
    const findings = found(
      ...Array.from({ length: 300 }, (_, index) => fault('edited', index + 1, `hours/${index + 1} version 1`)),
    );
    expect(findings.summary).toBe('Not as recorded: 300 records.');
    expect(findings.words).toHaveLength(13);
    expect(findings.words.at(-1)).toBe('288 more records, which npm run audit:fsck lists.');
  });

  it('says of a single step of a trail what is wrong with it', () => {
    expect(stepWords('edited')).toBe('This step was changed after it was recorded.');
    expect(stepWords('tile-changed')).toBe('This step is not the one that was sealed under its number.');
  });
});
