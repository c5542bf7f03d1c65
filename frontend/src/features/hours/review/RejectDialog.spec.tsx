import type { HoursView } from '@hourtrail/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../../testing/enterText.js';
import { anEntry, teacher } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { forgetTyped } from '../decisions/typedReviews.js';
import { RejectDialog } from './RejectDialog.js';

let comments: string[];
let closed: number;
const show = (entries: readonly HoursView[]) => {
  comments = [];
  closed = 0;
  return renderPart(
    <RejectDialog entries={entries} onReject={(comment) => comments.push(comment)} onClose={() => (closed += 1)} />,
    { user: teacher },
  );
};

afterEach(() => forgetTyped([anEntry()]));

describe('rejecting with a reason', () => {
  it('keeps what was chosen and typed for when it is opened again', async () => {
    const { unmount } = show([anEntry()]);
    await userEvent.click(await screen.findByRole('radio', { name: 'Something else' }));
    await enterText(screen.getByRole('textbox'), 'We were closed');
    unmount();
    show([anEntry()]);
    expect(await screen.findByRole('radio', { name: 'Something else' })).toBeChecked();
    expect(screen.getByRole('textbox')).toHaveValue('We were closed');
  });

  it('takes three keys from opening to done', async () => {
    show([anEntry(), anEntry({ id: 42 })]);
    expect(await screen.findByRole('dialog', { name: 'Reject 2 entries' })).toBeVisible();
    await waitFor(async () =>
      expect(await screen.findByRole('radio', { name: 'Not volunteer work (paid, or for family)' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'The date or times don’t look right' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    expect(comments).toEqual(['The date or times don’t look right.']);
  });

  it('names whose hours they are, and says who reads the reason', async () => {
    show([anEntry()]);
    expect(await screen.findByRole('dialog', { name: 'Reject Maya Chen’s 3 hours' })).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Comments (optional)' })).toHaveAccessibleDescription(
      'Maya will see this in the trail.',
    );
  });

  it('sends the words added along with the reason', async () => {
    show([anEntry()]);
    await userEvent.click(await screen.findByRole('radio', { name: 'Already logged in another entry' }));
    await enterText(screen.getByRole('textbox'), 'See September 3');
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(comments).toEqual(['Already logged in another entry. See September 3']);
  });

  it('asks for a reason where nothing was said, and for words where it is something else', async () => {
    show([anEntry()]);
    await screen.findByRole('group', { name: 'Reason' });
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Choose a reason, or say why in your own words.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Reason' })).toHaveAccessibleDescription(/^Choose a reason/);
    await userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Say why, so the volunteer can correct it.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Comments' })).toHaveFocus();
    expect(comments).toEqual([]);
    await userEvent.keyboard('We were closed that day');
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(comments).toEqual(['We were closed that day']);
  });

  it('lets go with Escape', async () => {
    show([anEntry()]);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(closed).toBe(1);
    expect(comments).toEqual([]);
  });
});
