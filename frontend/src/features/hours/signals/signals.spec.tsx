import type { ReviewSignal } from '@hourtrail/contracts';
import { screen, within } from '@testing-library/react';
import { anEntry, student, teacher } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { SignalList, SignalMark } from './ReviewSignals.js';

const overlap: ReviewSignal = {
  rule: 'overlaps',
  version: 1,
  reason: 'Overlaps another entry on this day: 9:00 AM to 11:00 AM at Elm Street Library.',
};
const late: ReviewSignal = {
  rule: 'submitted-late',
  version: 2,
  reason: 'Submitted 41 days after the date of service.',
};

describe('review signals', () => {
  it('are counted where there are many entries', () => {
    renderPart(<SignalMark entry={anEntry({ signals: [overlap, late] })} />, { user: teacher });
    expect(screen.getByRole('img', { name: '2 review signals' })).toBeVisible();
  });

  it('say why, by which rule in which version, and that they block nothing', () => {
    renderPart(<SignalList entry={anEntry({ signals: [overlap, late] })} />, { user: teacher });
    const list = within(screen.getByRole('region', { name: '2 review signals' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${overlap.reason}Rule: overlapping times, version 1`,
      `${late.reason}Rule: submitted more than 30 days after the date of service, version 2`,
    ]);
    expect(list.getByText('A signal asks you to take a second look. It doesn’t block anything.')).toBeVisible();
  });

  it('say to those who decide that hours which wait would count for less, and not to their volunteer', () => {
    const sentence = '0 of 3 hours count: the reflection has 8 words and needs 20 words.';
    const entry = anEntry({ status: 'pending', counted: [{ rule: 'reflectionWords', version: 3, sentence }] });
    const { unmount } = renderPart(<SignalList entry={entry} />, { user: teacher });
    expect(screen.getByRole('listitem')).toHaveTextContent(`${sentence}Rule: what counts, version 3`);
    unmount();
    renderPart(<SignalList entry={entry} />, { user: student });
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('say that other entries which wait share its day or category', () => {
    const waitingTogether =
      '2 other waiting entries share its day or category. Of the 9 hours in all of them, 4 count.';
    renderPart(<SignalList entry={anEntry({ waitingTogether })} />, { user: teacher });
    expect(screen.getByRole('listitem')).toHaveTextContent(`${waitingTogether}Rule: what counts`);
  });

  it('are not spoken of where there are none', () => {
    renderPart(
      <main>
        <SignalMark entry={anEntry()} />
        <SignalList entry={anEntry()} />
      </main>,
      { user: teacher },
    );
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
  });
});
