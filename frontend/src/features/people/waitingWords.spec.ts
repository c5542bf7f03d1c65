import { waitingTotal, waitingWords } from './WaitingLink.js';

const nothing = { verifiers: '0', families: '0', joining: '0' };

describe('the words for what waits', () => {
  it('count each kind and agree with their number', () => {
    expect(waitingWords({ ...nothing, verifiers: '2', families: '1' })).toBe(
      '2 verifiers and 1 family are waiting for confirmation',
    );
    expect(waitingWords({ ...nothing, families: '1' })).toBe('1 family is waiting for confirmation');
    expect(waitingWords({ verifiers: '1', families: '3', joining: '2' })).toBe(
      '1 verifier, 3 families, and 2 new members are waiting for confirmation',
    );
  });

  it('are silent where nothing waits', () => {
    expect(waitingWords(nothing)).toBeUndefined();
  });

  it('stay honest where the server stopped counting', () => {
    expect(waitingTotal({ ...nothing, families: '1000+', verifiers: '2' })).toBe('1002+');
  });
});
