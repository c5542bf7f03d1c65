import type { SessionUser } from '@hourtrail/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { admin, anEntry, aSignup, aUser, someStats, superAdmin, teacher } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { PersonPage } from './PersonPage.js';

const list = (rows: readonly unknown[]): Response => json(200, rows, { 'X-Total-Count': String(rows.length) });

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/users/5', () => json(200, aUser()))
    .to('GET /api/users/5/stats', () =>
      json(200, { ...someStats, totalHours: 24.5, approvedHours: 18.5, pendingHours: 6 }),
    )
    .to('GET /api/volunteer-hours', () => list([anEntry()]))
    .to('GET /api/opportunity-signups', () => list([aSignup()]))
    .to('GET /api/family-links', () =>
      list([
        {
          id: 3,
          version: 1,
          status: 'confirmed',
          student: { id: 5, firstName: 'Maya', lastName: 'Chen', gradeLevel: '9' },
          parent: { id: 8, firstName: 'Pia', lastName: 'Chen' },
          requestedAt: '2026-09-02T12:00:00.000Z',
          decidedAt: '2026-09-03T12:00:00.000Z',
        },
      ]),
    );
});
afterEach(() => server.end());

const visit = (user: SessionUser, at = '/people/5') =>
  renderPart(
    <Routes>
      <Route path="/people/:id" element={<PersonPage />} />
    </Routes>,
    { user, at },
  );

describe("a student's page for staff", () => {
  it('says how far the student is, and shows entries, sign-ups and parents', async () => {
    visit(teacher);
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Chen' })).toBeVisible();
    expect(await screen.findByText('Maya: 18.5 of 50 hours approved; 6 waiting')).toBeVisible();
    const hours = await screen.findByRole('table', { name: 'Maya’s hours' });
    expect(within(hours).getByText('Riverside Food Bank')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Maya’s sign-ups' })).toHaveTextContent('Creek cleanup');
    expect(await screen.findByRole('button', { name: 'Pia Chen' })).toBeVisible();
  });

  it('asks for the entries in the state that is chosen', async () => {
    visit(teacher);
    await userEvent.click(await screen.findByRole('tab', { name: /^Approved/ }));
    await screen.findByRole('table', { name: 'Maya’s hours' });
    const asked = server.sent.filter(({ url }) => url.includes('/volunteer-hours?')).map(({ url }) => new URL(url));
    expect(asked.at(-1)!.searchParams.get('status')).toBe('approved');
    expect(asked.every(({ searchParams }) => searchParams.get('studentId') === '5')).toBe(true);
    expect(screen.queryByRole('tab', { name: /Drafts/ })).toBeNull();
  });

  it('lets an administrator change the account and the hours, and a teacher not', async () => {
    visit(admin);
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'View hours' })).toBeVisible();
  });

  it('leaves out the goal of another school, which may differ', async () => {
    server.to('GET /api/users/5', () => json(200, aUser({ organizationId: 3, organizationName: 'Roosevelt' })));
    visit(superAdmin);
    expect(await screen.findByRole('table', { name: 'Maya’s hours' })).toBeVisible();
    expect(screen.queryByText(/of 50 hours/)).toBeNull();
  });

  it('shows the account alone of somebody who logs no hours', async () => {
    server.to('GET /api/users/5', () => json(200, aUser({ role: 'verifier', gradeLevel: null })));
    visit(admin);
    expect(await screen.findByRole('region', { name: 'Account' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each(['/people/5', '/people/five'])('says so if nobody is at %s', async (at) => {
    server.to('GET /api/users/5', () => refusal(404));
    visit(teacher, at);
    expect(await screen.findByText('Person not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'People' })).toHaveAttribute('href', '/people');
  });
});
