import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/renderSite.js';
import { DemoSection } from './DemoSection.js';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const picture = () => screen.getByRole('img').getAttribute('alt');

it('shows the product step by step, each with a caption and a picture in words, and nothing before it is asked to', async () => {
  renderSite(<DemoSection />);
  expect(screen.queryByRole('img', { name: /form for logging hours/ })).toBeNull();
  await press('Walk through the demo');
  const walk = await screen.findByRole('group', { name: 'See a demo' });
  expect(screen.getByRole('heading', { level: 3, name: 'A student logs the hours' })).toHaveFocus();
  expect(picture()).toMatch(/form for logging hours/);

  const seen = new Set([picture()]);
  for (let step = 2; step <= 7; step += 1) {
    await press('Next');
    expect(screen.getByRole('button', { name: /Next|Start over/ })).toHaveFocus();
    expect(within(walk).getByRole('status')).toHaveTextContent(`Step ${step} of 7`);
    seen.add(picture());
  }
  expect(seen.size).toBe(7);
  expect(screen.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
    'href',
    '/login?tab=sign-up&who=school',
  );
  await press('Back');
  expect(within(walk).getByRole('status')).toHaveTextContent('Step 6 of 7');
  await press('Next');
  await press('Start over');
  expect(within(walk).getByRole('status')).toHaveTextContent('Step 1 of 7');
  await press('Back');
  expect(within(walk).getByRole('status')).toHaveTextContent('Step 1 of 7');
});
