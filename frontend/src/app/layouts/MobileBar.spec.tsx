import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { superAdmin, teacher } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { MobileBar } from './MobileBar.js';

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;
/** A wide screen hides the bar, and so its roles. */
const linksIn = (bar: HTMLElement): readonly (string | null)[] =>
  [...bar.querySelectorAll('nav > a')].map(({ textContent }) => textContent);

describe('the bar of a phone', () => {
  it('leads a super-admin to every place, some behind More', async () => {
    const { container } = renderPart(
      <>
        <MobileBar />
        <Address />
      </>,
      { user: superAdmin, at: '/people' },
    );
    expect(linksIn(container)).toEqual(['Dashboard', 'People', 'Schools', 'Inbox']);
    await userEvent.click(screen.getByText('More'));
    await userEvent.click(await screen.findByText('Audit'));
    expect(screen.getByLabelText('Address')).toHaveTextContent('/audit');
    expect(screen.getByText('More').closest('button')).toHaveClass('active');
  });

  it('has no More where all places fit', () => {
    const { container } = renderPart(<MobileBar />, { user: teacher });
    expect(linksIn(container)).toEqual(['Dashboard', 'Opportunities', 'Approvals', 'People']);
    expect(screen.queryByText('More')).toBeNull();
  });
});
