import type { ReviewSignal } from '@hourtrail/contracts';
import { screen, within } from '@testing-library/react';
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
    renderPart(<SignalMark signals={[overlap, late]} />);
    expect(screen.getByRole('img', { name: '2 review signals' })).toBeVisible();
  });

  it('say why, by which rule in which version, and that they block nothing', () => {
    renderPart(<SignalList signals={[overlap, late]} />);
    const list = within(screen.getByRole('region', { name: '2 review signals' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${overlap.reason}Rule: overlapping times, version 1`,
      `${late.reason}Rule: submitted more than 30 days after the date of service, version 2`,
    ]);
    expect(list.getByText('A signal asks you to take a second look. It doesn’t block anything.')).toBeVisible();
  });

  it('are not spoken of where there are none', () => {
    renderPart(
      <main>
        <SignalMark signals={[]} />
        <SignalList signals={[]} />
      </main>,
    );
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
  });
});
