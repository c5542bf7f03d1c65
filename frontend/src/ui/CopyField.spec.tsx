import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/render.js';
import { CopyField } from './CopyField.js';

describe('something to copy', () => {
  it('has a button whose name is its own word, and tells beside it that it was copied', async () => {
    userEvent.setup();
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
    renderPart(<CopyField label="Join code" value="K7QM-2PXD" />);
    const button = screen.getByRole('button', { name: 'Copy' });
    expect(button.querySelector('[role]')).toBeNull();
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBe(button);
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });
});
