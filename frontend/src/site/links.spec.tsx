import { createElement } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { renderSite } from '../testing/renderSite.js';
import { SETTINGS_ID } from './hydration.js';
import { SiteFooter } from './layout/SiteFooter.js';
import { SITE_ROUTES } from './routes.js';

const BOOKING = 'https://book.example/call';
const START_TRIAL = '/login?tab=sign-up&who=school';

const LEADS_TO: Readonly<Record<string, string>> = {
  'Start Free Trial': START_TRIAL,
  'sign up': '/login?tab=sign-up',
  'Schedule a Call to Get Started': START_TRIAL,
  'Schedule Call': BOOKING,
  'Book A Demo': BOOKING,
  'book a call': BOOKING,
  'Book a call': BOOKING,
  'Open the calendar in a new tab': BOOKING,
  'See a demo': '#demo',
  'Log in': '/login',
};

beforeAll(() => {
  const settings = document.createElement('script');
  Object.assign(settings, { type: 'application/json', id: SETTINGS_ID });
  settings.textContent = JSON.stringify({ bookingUrl: BOOKING });
  document.body.append(settings);
});

it('an action has one name and one target on every page of the site', async () => {
  const found = new Set<string>();
  for (const [path, { load }] of Object.entries(SITE_ROUTES)) {
    const { Page } = await load();
    const { unmount } = renderSite(
      <>
        {createElement(Page)}
        <SiteFooter />
      </>,
      path,
    );
    // the settings come with the hydration
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Book A Demo', hidden: true })).toHaveAttribute('href', BOOKING),
    );
    for (const link of screen.getAllByRole('link', { hidden: true })) {
      const name = link.textContent;
      const href = link.getAttribute('href')?.replace(/^\/#/, '#') ?? '';
      if (name in LEADS_TO) expect([path, name, href]).toEqual([path, name, LEADS_TO[name]]);
      else expect([path, name, href]).not.toEqual([path, name, expect.stringMatching(/^\/login|book\.example/)]);
      found.add(name);
    }
    unmount();
  }
  expect(Object.keys(LEADS_TO).filter((name) => !found.has(name))).toEqual([]);
});
