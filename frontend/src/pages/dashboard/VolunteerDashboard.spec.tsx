import { NEW_SCHOOL } from '@hourtrail/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { anEntry, aNotification, anOpportunity, aSignup, parent, someStats, student } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { VolunteerDashboard } from './VolunteerDashboard.js';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe("a volunteer's first page", () => {
  let server: Answers;

  beforeEach(() => {
    localStorage.clear();
    server = new Answers()
      .to('GET /api/users/5/stats', () => json(200, someStats))
      .to('GET /api/users/8/stats', () =>
        json(200, { ...someStats, totalHours: 20, approvedHours: 20, pendingHours: 0 }),
      )
      .to('GET /api/volunteer-hours', () => json(200, [anEntry()], { 'X-Total-Count': '1' }))
      .to('GET /api/users/verifiers', () => json(200, []))
      .to('GET /api/rules', () => json(200, []))
      .to('GET /api/notifications', () => json(200, [aNotification()], { 'X-Total-Count': '1' }))
      .to('GET /api/volunteer-opportunities', () => json(200, [anOpportunity()], { 'X-Total-Count': '1' }))
      .to('GET /api/opportunity-signups', () => json(200, [aSignup()], { 'X-Total-Count': '1' }))
      .to('GET /api/family-links', () =>
        json(200, [
          {
            id: 1,
            status: 'confirmed',
            student: { id: 5, firstName: 'Maya', lastName: 'Chen', gradeLevel: '11' },
          },
        ]),
      );
  });
  afterEach(() => server.end());
  const show = (user = student, at = '/dashboard') => renderPart(<VolunteerDashboard />, { user, at });

  it('welcomes a student and says how far along they are', async () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Maya');
    expect(await screen.findByText('18.5 of 50 hours approved; 6 waiting')).toBeVisible();
    const percent = await screen.findByText('37% of your 50-hour goal approved, 49% with waiting hours');
    await waitFor(() => expect(percent).toBeVisible());
    expect(screen.getByRole('link', { name: 'Approved' })).toHaveAttribute('href', '/my-hours?show=approved');
    expect(screen.getByRole('link', { name: 'Events Joined' })).toHaveAttribute('href', '/opportunities?show=joined');
  });

  it('welcomes a newcomer without claiming to know them', () => {
    server.to('GET /api/profile', () => json(200, { joinRequest: null }));
    show({ ...student, organizationId: NEW_SCHOOL.id, organizationName: NEW_SCHOOL.name });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome, Maya$/);
  });

  it('tells a graduate so, with the official record instead of the form', async () => {
    server.to('GET /api/users/5/records', () => json(200, []));
    show({ ...student, graduatedOn: '2026-06-20' });
    expect(await screen.findByRole('heading', { name: 'You graduated' })).toBeVisible();
    expect(await screen.findByText(/^Congratulations! You graduated on .*Jun 20, 2026\./)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Issue record' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Log hours' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Upcoming opportunities' })).toBeNull();
  });

  it.each([
    ['student', student],
    ['parent', parent],
  ])('stands the form to log hours before all else for a %s, and is ready for the next', async (_role, user) => {
    server.to('POST /api/volunteer-hours', () => json(201, anEntry({ id: 77 })));
    show(user);
    const form = await section('Log hours');
    const place = await form.findByRole('combobox', { name: 'Organization' });
    expect(place).not.toHaveFocus();
    const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
    expect(regions[0]).toBe(screen.getByRole('heading', { name: 'Log hours' }).id);
    await enterText(place, 'Elm Street Library');
    fireEvent.change(form.getByLabelText('End time'), { target: { value: '12:00' } });
    await userEvent.click(form.getByRole('button', { name: 'Submit for Verification' }));
    await waitFor(() => expect(form.queryByDisplayValue('Elm Street Library')).toBeNull());
    expect(await form.findByRole('combobox', { name: 'Organization' })).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Log hours' })).toHaveFocus();
    expect(await server.bodies('POST /api/volunteer-hours')).toMatchObject([
      { organizationName: 'Elm Street Library', hours: '3', status: 'pending' },
    ]);
  });

  it('begins with the check-in of what is on now', async () => {
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'performance'],
      now: new Date('2026-12-05T14:05:00Z'),
    });
    server.to('GET /api/volunteer-hours', () => json(200, []));
    show();
    const card = await section('Happening now');
    expect(card.getByText('Now')).toBeVisible();
    expect(card.getByText(/Sat, Dec 5, 2026, 9:00 AM – 12:00 PM/)).toBeVisible();
    expect(await card.findByRole('button', { name: 'Check in' })).toBeVisible();
    expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('Happening now');
    jest.useRealTimers();
  });

  it('says that entries were rejected or are drafts, and leads to them', async () => {
    server.to('GET /api/volunteer-hours', ({ url }) => {
      const totals: Record<string, string> = { rejected: '2', draft: '1' };
      return json(200, [anEntry()], { 'X-Total-Count': totals[new URL(url).searchParams.get('status') ?? ''] ?? '7' });
    });
    show();
    expect(await screen.findByText(/^2 of your entries were rejected\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read why and correct them' })).toHaveAttribute(
      'href',
      '/my-hours?show=rejected',
    );
    expect(screen.getByText('You have a draft. No one reads it until you submit it.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the draft' })).toHaveAttribute('href', '/my-hours?show=drafts');
  });

  it('says in one place how many of the hours the school asks for are approved, wait and are to go', async () => {
    show();
    const commitments = await section('School commitments');
    expect(await commitments.findByText('18.5 of 50 hours approved; 6 waiting')).toBeVisible();
    expect(commitments.getByText('31.5 hours to go. Waiting hours count once they’re approved.')).toBeVisible();
    expect(commitments.getByRole('progressbar', { name: 'Progress toward your goal' })).toHaveAttribute(
      'aria-valuenow',
      '37',
    );
    await screen.findByRole('region', { name: 'Achievements' });
    expect(screen.getAllByText(/of 50 hours approved|to go/)).toHaveLength(2);
  });

  it('takes hours that wait for no success', async () => {
    localStorage.setItem('hourtrail-badges-5', '');
    const waiting = { ...someStats, totalHours: 50, approvedHours: 20.5, pendingHours: 29.5 };
    server.to('GET /api/users/5/stats', () => json(200, waiting));
    show();
    const badges = await section('Achievements');
    expect(await badges.findAllByText('Earned, pending approval')).toHaveLength(2);
    expect(badges.queryByText('Earned')).toBeNull();
    expect(screen.getByText('29.5 hours to go. The waiting hours are enough once they’re approved.')).toBeVisible();
    expect(screen.queryByText(/^You earned/)).toBeNull();
  });

  it('shows the badges of the role, with what is earned', async () => {
    server.to('GET /api/users/5/stats', () => json(200, { ...someStats, totalHours: 30 }));
    show();
    const badges = await section('Achievements');
    expect(await badges.findByText('18.5 of 25 approved, 11.5 waiting')).toBeVisible();
    const named = badges.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(named).toEqual(['Community Helper', 'Service Star', 'Youth Leader']);
    expect(badges.getAllByText(/Earned/).map(({ textContent }) => textContent.trim())).toEqual([
      'Earned, pending approval',
    ]);
  });

  it('shows a parent the badges of parents', async () => {
    show(parent);
    const badges = await section('Achievements');
    expect(await badges.findByText('20 of 20 approved')).toBeVisible();
    expect(badges.getAllByText('Earned')).toHaveLength(1);
    expect(badges.getByText('Parent Leader')).toBeVisible();
  });

  it('tells a parent at once how far along each child is', async () => {
    show(parent);
    const children = await section('Your children');
    const maya = await children.findByRole('link', { name: 'Maya: 18.5 of 50 hours approved; 6 waiting' });
    expect(maya).toHaveAttribute('href', '/dashboard?child=5');
    expect(children.getByRole('progressbar', { name: 'Maya’s progress toward the goal' })).toBeVisible();
    expect(await screen.findByText('20 of 50 hours approved')).toBeVisible();
  });

  it('says of a child whose hours could not be read that it was so, and reads them again', async () => {
    server.to('GET /api/users/5/stats', () => refusal(503));
    show(parent);
    const children = await section('Your children');
    expect(await children.findByText(/Couldn’t load Maya’s hours/)).toBeVisible();
    server.to('GET /api/users/5/stats', () => json(200, someStats));
    await userEvent.click(children.getByRole('button', { name: 'Try again' }));
    expect(await children.findByRole('link', { name: /^Maya: 18.5/ })).toBeVisible();
  });

  it('shows a parent how far along their child is, with the ways to those entries', async () => {
    show(parent, '/dashboard?child=5');
    expect(
      await screen.findByText(/^Maya: 18.5 of 50 hours approved; 6 waiting|18.5 of 50 hours approved; 6 waiting/),
    ).toBeVisible();
    const commitments = await section('School commitments');
    expect(commitments.getByText('31.5 hours to go. Waiting hours count once they’re approved.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pending' })).toHaveAttribute('href', '/my-hours?child=5&show=waiting');
  });

  it('shows the next opportunities, and lets one sign up at once', async () => {
    show();
    const upcoming = await section('Upcoming opportunities');
    expect(await upcoming.findByRole('link', { name: 'Creek cleanup' })).toBeVisible();
    expect(upcoming.getByRole('button', { name: 'Sign Up' })).toBeVisible();
  });

  it('shows a parent what their child signed up to', async () => {
    show(parent, '/dashboard?child=5');
    const signups = await section('Maya’s sign-ups');
    expect(await signups.findByRole('button', { name: 'Creek cleanup' })).toBeVisible();
    expect(signups.getByRole('link', { name: 'All of Maya’s sign-ups' })).toHaveAttribute(
      'href',
      '/opportunities?child=5',
    );
    expect(screen.getByRole('link', { name: 'Events Joined' })).toHaveAttribute('href', '/opportunities?child=5');
  });

  it('tells what happened, and leads to all of it', async () => {
    show();
    const list = await section('Notifications');
    expect(await list.findByText(/approved 3 hours at Riverside Food Bank/)).toBeVisible();
    expect(list.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/notifications');
  });

  it('says what could not be loaded, and tries again', async () => {
    server.to('GET /api/users/5/stats', () => refusal(503));
    show();
    expect(await screen.findByText('Couldn’t load your totals')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Log hours' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Achievements' })).toBeNull();
    server.to('GET /api/users/5/stats', () => json(200, someStats));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('18.5 of 50 hours approved; 6 waiting')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('offers to log the first hours where there are none', async () => {
    server.to('GET /api/volunteer-hours', () => json(200, [], { 'X-Total-Count': '0' }));
    show();
    expect(await screen.findByText('No volunteer hours yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log your first hours' }));
    const form = await section('Log hours');
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Organization' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
