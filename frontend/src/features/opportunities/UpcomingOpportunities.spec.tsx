import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOpportunity, aSignup, student } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { UpcomingOpportunities } from './UpcomingOpportunities.js';

const LIST = 'GET /api/volunteer-opportunities';
let server: Answers;
beforeEach(() => {
  server = new Answers().to(LIST, () => json(200, [anOpportunity(), anOpportunity({ id: 13, title: 'Book fair' })]));
});
afterEach(() => server.end());
const show = () => renderPart(<UpcomingOpportunities />, { user: student, at: '/dashboard' });

describe('the next opportunities on a first page', () => {
  it('are the next three, each with the way to all about it', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Creek cleanup' })).toHaveAttribute(
      'href',
      '/opportunities?opportunity=12',
    );
    expect(screen.getByRole('link', { name: 'All opportunities' })).toHaveAttribute('href', '/opportunities');
    expect(screen.getAllByText('Sat, Dec 5, 2026, 9:00 AM – 12:00 PM')).toHaveLength(2);
    const searches = server.sent.map(({ url }) => new URL(url).search);
    expect(searches).toEqual(['?when=upcoming&limit=3']);
  });

  it('can be signed up to there', async () => {
    let joined = false;
    const mine = anOpportunity({
      state: 'signed-up',
      spotsLeft: 5,
      mySignup: { id: 501, status: 'signed-up', position: null },
    });
    server
      .to(LIST, () => json(200, [joined ? mine : anOpportunity()]))
      .to('POST /api/opportunity-signups', () => {
        joined = true;
        return json(201, aSignup());
      });
    show();
    const [row] = await screen.findAllByRole('listitem');
    await userEvent.click(within(row as HTMLElement).getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByRole('button', { name: 'Signed Up' })).toBeVisible();
    expect(await screen.findByText('5 spots left')).toBeVisible();
  });

  it('are none, or could not be loaded', async () => {
    server.to(LIST, () => json(200, []));
    const { unmount } = show();
    expect(await screen.findByText('No upcoming opportunities')).toBeVisible();
    unmount();
    server.to(LIST, () => refusal(503));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load opportunities');
  });
});
