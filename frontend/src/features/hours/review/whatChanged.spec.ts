import { anEntry } from '../../../testing/builders.js';
import { whatChanged } from './whatChanged.js';

const seen = anEntry();

describe('what a reviewer is told of an entry that changed meanwhile', () => {
  it('names what is another now, as it is now', () => {
    expect(whatChanged(seen, anEntry({ version: 2, hours: '2.50', endTime: '11:30' }))).toBe(
      'This entry changed while you were looking at it: it now claims 2.5 hours and the time is now 9:00 AM – 11:30 AM. ' +
        'Here’s how it looks now.',
    );
    expect(whatChanged(seen, anEntry({ version: 2, status: 'rejected', approverComments: 'Paid' }))).toBe(
      'This entry changed while you were looking at it: it’s now rejected and there’s a new approver comment. ' +
        'Here’s how it looks now.',
    );
  });

  it('does not make up a difference', () => {
    expect(whatChanged(seen, anEntry({ version: 3 }))).toBe(
      'This entry changed while you were looking at it. Here’s how it looks now.',
    );
  });
});
