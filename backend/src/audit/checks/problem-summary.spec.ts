import { ProblemSummary, stepProblemSentence } from './problem-summary.js';
import type { Problem } from './problem.js';

const problem = (kind: Problem['kind'], number: number | null = null, event: string | null = null): Problem => ({
  ...{ organizationId: 2, kind, number, event },
});

function found(...problems: readonly Problem[]): ProblemSummary {
  const summary = new ProblemSummary();
  problems.forEach((one) => summary.add(one));
  return summary;
}

describe('what a check found, as a school reads it', () => {
  it('is nothing where all is as it was recorded', () => {
    expect(found()).toMatchObject({ count: 0, summary: '', sentences: [] });
  });

  it('tells of one changed event once, however many checkpoints disagree with it', () => {
    const summary = found(
      problem('edited', 7, 'hours/12 version 2'),
      problem('forged', 7, 'hours/12 version 2'),
      problem('tile-changed', 1),
      ...[8, 9, 10].map((size) => problem('seal-contradicted', size)),
      ...[8, 9, 10].map((size) => problem('seal-contradicted', size)),
    );
    expect(summary.count).toBe(9);
    expect(summary.summary).toBe('Not as recorded: 1 record, the stored hashes, and 3 checkpoints.');
    expect(summary.sentences).toEqual([
      'hours/12: step 2 was changed after it was recorded.',
      'The stored hashes don’t match the events.',
      '3 checkpoints don’t match the events.',
    ]);
  });

  it('names the steps of a record together, with what became of them', () => {
    const summary = found(
      problem('removed', 4, 'hours/12 version 3'),
      problem('removed', 5, 'hours/12 version 4'),
      problem('text-swapped', 2, 'hours/12 version 1'),
      problem('missing-before', null, 'user/9 version 2'),
      problem('forged', 8, 'user/9 version 3'),
    );
    expect(summary.summary).toBe('Not as recorded: 2 records.');
    expect(summary.sentences).toEqual([
      'hours/12: steps 3 and 4 were taken out of the log; step 1 has text that isn’t what was written.',
      'user/9: step 2 is missing the step before it; step 3 was written or changed by something other than HourTrail.',
    ]);
  });

  it('says of what nobody can tell any more whose it was that it is gone', () => {
    expect(found(problem('removed', 4)).sentences).toEqual([
      'Event 4 is gone, and nothing shows which record it came from.',
    ]);
    const many = found(...[4, 5, 6, 7, 8, 9, 10].map((number) => problem('removed', number)));
    expect(many.summary).toBe('Not as recorded: 7 missing events.');
    expect(many.sentences).toEqual([
      '7 events are gone (numbers 4, 5, 6, 7, 8, and 2 more), and nothing shows which records they came from.',
    ]);
  });

  it('tells how much a log that was cut had', () => {
    const summary = found(problem('truncated', 120), problem('truncated', 110), problem('seal-broken'));
    expect(summary.summary).toBe('Not as recorded: 1 checkpoint and the end of the log.');
    expect(summary.sentences).toEqual([
      '1 checkpoint has no valid signature from this server.',
      'The log was cut short: a checkpoint covers 120 events, but the log has fewer.',
    ]);
    expect(found(problem('truncated', 120)).summary).toBe('Not as recorded: the end of the log.');
  });

  it('tells of the first of very many records, and how many more there are', () => {
    const summary = found(
      ...Array.from({ length: 300 }, (_, index) => problem('edited', index + 1, `hours/${index + 1} version 1`)),
    );
    expect(summary.summary).toBe('Not as recorded: 300 records.');
    expect(summary.sentences).toHaveLength(13);
    expect(summary.sentences.at(-1)).toBe('288 more records. To see them, run npx --no -- hourtrail audit fsck.');
  });

  it('says of a single step of a trail what is wrong with it', () => {
    expect(stepProblemSentence('edited')).toBe('This step was changed after it was recorded.');
    expect(stepProblemSentence('tile-changed')).toBe('This step isn’t the one that was sealed under its number.');
  });
});
