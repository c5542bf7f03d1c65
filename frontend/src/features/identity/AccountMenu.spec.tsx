import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { student } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { AccountMenu } from './AccountMenu.js';

it('shows the name and the role badge inside the menu, where the header of a phone has no room', async () => {
  renderPart(<AccountMenu />, { user: student });
  await userEvent.click(screen.getByRole('button', { name: /Maya Chen/ }));
  const menu = within(await screen.findByRole('menu', { name: 'Account' }));
  expect(menu.getByText('Student')).toBeVisible();
  expect(menu.getByText('Maya Chen')).toBeVisible();
});
