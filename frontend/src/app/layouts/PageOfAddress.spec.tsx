import { lazy } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { student } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json } from '../../testing/server.js';
import { SignedInLayout } from './SignedInLayout.js';

const Opportunities = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

describe('a page whose script does not load', () => {
  let server: Answers;
  beforeEach(() => {
    jest.spyOn(console, 'error').mockReturnValue();
    server = new Answers().to('GET /api/notifications', () => json(200, [], { 'X-Total-Count': '0' }));
  });
  afterEach(() => {
    server.end();
    jest.restoreAllMocks();
  });

  it('leaves the way to every other page', async () => {
    renderPart(
      <Routes>
        <Route element={<SignedInLayout />}>
          <Route path="/opportunities" element={<Opportunities />} />
          <Route path="/my-hours" element={<h1>My Hours</h1>} />
        </Route>
      </Routes>,
      { user: student, at: '/opportunities' },
    );
    expect(await screen.findByText('We couldn’t show this page')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('link', { name: 'My Hours' })[0]!);
    expect(await screen.findByRole('heading', { name: 'My Hours' })).toBeVisible();
    expect(screen.queryByText('We couldn’t show this page')).toBeNull();
    await userEvent.click(screen.getAllByRole('link', { name: 'Opportunities' })[0]!);
    expect(await screen.findByText('We couldn’t show this page')).toBeVisible();
  });
});
