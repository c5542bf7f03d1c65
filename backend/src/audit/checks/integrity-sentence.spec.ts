import type { Integrity } from '@hourtrail/contracts';
import { NOT_AS_WRITTEN, type SealingStop } from '../../platform/sealing/sealing-stops.js';
import { integritySentence, integrityState, type Known } from './integrity-sentence.js';

const whole: Known = {
  ...{ organizationId: 2, sealed: 8, waiting: 0, stop: undefined, checks: [], breaks: [], inTrouble: false },
  refusal: undefined,
};
const stateAndSentence = (given: Partial<Known>): readonly [string, string] => {
  const known = { ...whole, ...given };
  const state = integrityState(known);
  return [state, integritySentence(state, known)];
};
const stop = { organizationId: 2, stream: 'hours/12', version: 2, problem: NOT_AS_WRITTEN } as SealingStop;
const fails: Integrity['checks'] = [{ name: 'outside', holds: false, words: '' }];

const NO_SIGN = 'and the checks found no sign that any was changed or removed.';

describe('how a log stands', () => {
  it('is told by how much is sealed while all is well', () => {
    expect(stateAndSentence({})).toEqual(['sealed', `All 8 of this school’s events are sealed, ${NO_SIGN}`]);
    expect(stateAndSentence({ sealed: 1 })).toEqual([
      'sealed',
      'This school’s only event is sealed, and the checks found no sign that it was changed or removed.',
    ]);
    expect(stateAndSentence({ organizationId: 0, sealed: 3 })[1]).toBe(`All 3 system events are sealed, ${NO_SIGN}`);
    expect(stateAndSentence({ sealed: undefined })).toEqual(['empty', 'Nothing has happened here yet.']);
    expect(stateAndSentence({ waiting: 2 })).toEqual([
      'sealing',
      '8 events are sealed. The newest 2 are about to be sealed.',
    ]);
  });

  it('never says that all is sealed where something does not hold', () => {
    const [state, words] = stateAndSentence({ checks: fails });
    expect(state).toBe('faulty');
    expect(words).not.toMatch(/\bAll\b/);
    expect(stateAndSentence({ checks: [{ name: 'outside', holds: null, words: '' }] })[0]).toBe('sealed');
  });

  it('says that work goes on where sealing has to wait', () => {
    expect(stateAndSentence({ waiting: 3, inTrouble: true })).toEqual([
      'waiting',
      expect.stringMatching(
        /^You can keep working as usual, and everything is recorded\. 3 events are waiting to be sealed, but/,
      ),
    ]);
  });

  it('names the record at which sealing stopped', () => {
    expect(stateAndSentence({ waiting: 1, stop, checks: fails })).toEqual([
      'halted',
      'New events here aren’t being sealed. Step 2 of hours/12 was changed before it was sealed. 8 events are sealed. 1 event is waiting. You can keep working as usual.',
    ]);
  });

  it('says why nothing can be changed, and to another school no more than that', () => {
    const breaks = [{ organizationId: 2, kind: 'older', inside: 8, external: 12 }] as const;
    const refusal = 'Nothing can be changed right now.';
    expect(stateAndSentence({ refusal, breaks, stop })).toEqual([
      'read-only',
      'Nothing can be changed right now. The database is older than its signed checkpoints. They cover 12 events, but the database has only 8. The server operator has to fix it.',
    ]);
    expect(stateAndSentence({ refusal, breaks, organizationId: 3 })[1]).toMatch(
      /Another log on this server doesn’t match what was signed last/,
    );
    expect(stateAndSentence({ refusal })).toEqual(['read-only', refusal]);
  });
});
