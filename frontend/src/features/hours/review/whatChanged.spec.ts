import { anEntry } from '../../../testing/builders.js';
import { whatChanged } from './useDecision.js';

const seen = anEntry();

describe('what a reviewer is told of an entry that changed meanwhile', () => {
  it('names what is another now, as it is now', () => {
    expect(whatChanged(seen, anEntry({ version: 2, hours: '2.50', endTime: '11:30' }))).toBe(
      'This entry changed while you looked at it: it claims 2.5 hours now, the time is 9:00 AM – 11:30 AM now. ' +
        'Here is how it stands now.',
    );
    expect(whatChanged(seen, anEntry({ version: 2, status: 'rejected', approverComments: 'Paid' }))).toBe(
      'This entry changed while you looked at it: it is rejected now, the approver’s comment is new. ' +
        'Here is how it stands now.',
    );
  });

  it('does not make up a difference', () => {
    expect(whatChanged(seen, anEntry({ version: 3 }))).toBe(
      'This entry changed while you looked at it. Here is how it stands now.',
    );
  });
});
