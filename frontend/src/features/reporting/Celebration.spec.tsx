import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parent, student } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Celebration } from './Celebration.js';

const visit = (approvedHours: number, user = student): { leave: () => void; toastText: string | undefined } => {
  const { unmount } = renderPart(<Celebration approvedHours={approvedHours} />, { user });
  return { leave: unmount, toastText: screen.queryByText(/^You earned/)?.textContent };
};
const toastAfter = (approvedHours: number, user = student): string | undefined => {
  const seen = visit(approvedHours, user);
  seen.leave();
  return seen.toastText;
};

describe('a badge that was newly earned', () => {
  beforeEach(() => localStorage.clear());

  it('is celebrated once', () => {
    expect(toastAfter(10)).toBeUndefined();
    expect(toastAfter(25)).toBe('You earned Community Helper');
    expect(toastAfter(25)).toBeUndefined();
    expect(toastAfter(20)).toBeUndefined();
    expect(toastAfter(26)).toBeUndefined();
    expect(toastAfter(100)).toBe('You earned Service Star and Youth Leader');
  });

  it('is no news on a device that somebody uses for the first time', () => {
    expect(toastAfter(60)).toBeUndefined();
    expect(toastAfter(60)).toBeUndefined();
  });

  it('is remembered for each person apart', () => {
    expect(toastAfter(10)).toBeUndefined();
    expect(toastAfter(10, parent)).toBeUndefined();
    expect(toastAfter(25)).toBe('You earned Community Helper');
    expect(toastAfter(25, parent)).toBe('You earned School Supporter');
  });

  it('goes away when it is dismissed', async () => {
    toastAfter(10);
    visit(30);
    expect(screen.getByRole('status')).toHaveTextContent('You earned Community Helper');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
