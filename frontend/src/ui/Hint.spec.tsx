import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/render.js';
import { Hint } from './Hint.js';

const show = () =>
  renderPart(
    <>
      <Hint text="Compact rows">
        <button aria-label="Compact rows">=</button>
      </Hint>
      <button>Elsewhere</button>
    </>,
  );
const control = () => screen.getByRole('button', { name: 'Compact rows' });

describe('what a control with only an icon is called', () => {
  it('is said to those who come to it by keys, and goes when they go on', async () => {
    show();
    const before = control();
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Compact rows');
    expect(control()).toBe(before);
    expect(control()).toHaveFocus();
    expect(control()).toHaveAccessibleDescription('Compact rows');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    expect(control()).not.toHaveAttribute('aria-describedby');
  });

  it('is said to those who point at it for a while, until Escape', async () => {
    show();
    await userEvent.hover(control());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Compact rows');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });
});
