import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { enterText } from '../../testing/enterText.js';
import { admin, anEntry, anOpportunity, aReport, aUser } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { AdminDashboard } from './AdminDashboard.js';

const none = (): Response => json(200, [], { 'X-Total-Count': '0' });
const list = (rows: readonly unknown[], total = String(rows.length)): Response =>
  json(200, rows, { 'X-Total-Count': total });

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/family-links', none)
    .to('GET /api/join-requests', none)
    .to('GET /api/users', ({ url }) => (url.includes('status=nominated') ? none() : list([aUser()], '20')))
    .to('GET /api/users/5', () => json(200, aUser()))
    .to('GET /api/volunteer-hours', ({ url }) => {
      const params = new URL(url).searchParams;
      if (params.get('limit') !== '1') return list([anEntry()], '66');
      return params.get('singleActor') ? none() : list([anEntry()], '12');
    })
    .to('GET /api/volunteer-opportunities', ({ url }) =>
      list([anOpportunity()], new URL(url).searchParams.get('limit') === '1' ? '8' : '1'),
    )
    .to('GET /api/admin/reports/overview', () => json(200, aReport()))
    .to('GET /api/volunteer-hours/41', () => json(200, anEntry()))
    .to('GET /api/volunteer-hours/summary', () =>
      json(200, { totalHours: 215.5, waitingHours: 55.5, waitingOverAWeek: 3, students: 8 }),
    )
    .to('GET /api/admin/stats', () =>
      json(200, {
        totalUsers: 1320,
        activeUsers: 1319,
        organizations: 1,
        totalHours: 215.5,
        approvedHours: 160,
        pendingHours: 55.5,
        approvedEntries: 66,
        activeByRole: {},
      }),
    );
});
afterEach(() => server.end());

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const visit = (at = '/dashboard') =>
  renderPart(
    <>
      <AdminDashboard />
      <Address />
      <Toaster />
    </>,
    { user: admin, at },
  );
const address = (): string => screen.getByLabelText('Address').textContent;
const lastParams = (): Record<string, string> => {
  const lists = server.sent.filter(({ url }) => new URL(url).searchParams.get('limit') === '25');
  return Object.fromEntries(new URL(lists.at(-1)!.url).searchParams);
};
const hoursTable = () => screen.findByRole('table', { name: 'Hours' });

describe("an administrator's dashboard", () => {
  it('says first what waits, and leads to it', async () => {
    visit();
    const lead = await screen.findByRole('region', { name: 'Waiting for you' });
    expect(within(lead).getByText('12 entries need your review')).toBeVisible();
    expect(await within(lead).findByText('3 waiting longer than 7 days')).toBeVisible();
    expect(within(lead).getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/approvals');
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
  });

  it('leads a new school through its first steps', async () => {
    const figures = {
      totalUsers: 3,
      activeUsers: 3,
      organizations: 1,
      totalHours: 0,
      approvedHours: 0,
      pendingHours: 0,
    };
    server
      .to('GET /api/admin/stats', () => json(200, { ...figures, approvedEntries: 0, activeByRole: { student: 2 } }))
      .to('GET /api/volunteer-opportunities', none);
    visit();
    const steps = within(await screen.findByRole('region', { name: 'First steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Set your school’s goal and rules',
      'Bring in students and staffDone',
      'Publish an opportunity',
      'Approve the first hours that a student logs',
    ]);
  });

  it('says without a click how the students stand and who is behind', async () => {
    visit();
    const standing = await screen.findByRole('region', { name: 'Progress toward the goal' });
    expect(await within(standing).findByText('4 of 31 students reached the goal of 50 hours')).toBeVisible();
    expect(within(standing).getByText(/^1 of 31 students is behind an even pace toward the goal\./)).toBeVisible();
    expect(within(standing).getByRole('link', { name: 'Maya Chen' })).toHaveAttribute('href', '/people/5');
    expect(within(standing).getByText('2 h approved of 14 h expected by now; 1 h waiting')).toBeVisible();
    expect(within(standing).getByRole('link', { name: 'All students' })).toHaveAttribute(
      'href',
      '/people?tab=students',
    );
  });

  it('says what counts and what was approved where they differ', async () => {
    const [one] = aReport().atRisk.rows;
    const rows = [{ ...one!, approvedHours: 12, countedHours: 9 }];
    server.to('GET /api/admin/reports/overview', () => json(200, aReport({ atRisk: { students: 1, rows } })));
    visit();
    expect(await screen.findByText('9 h count of 14 h expected by now · 12 h approved; 1 h waiting')).toBeVisible();
  });

  it('lists five who are behind, and leads to all of them', async () => {
    const [one] = aReport().atRisk.rows;
    const rows = Array.from({ length: 10 }, (_, index) => ({ ...one!, id: 50 + index, name: `Student ${index}` }));
    server.to('GET /api/admin/reports/overview', () => json(200, aReport({ atRisk: { students: 12, rows } })));
    visit();
    const standing = await screen.findByRole('region', { name: 'Progress toward the goal' });
    expect(await within(standing).findAllByRole('link', { name: /^Student/ })).toHaveLength(5);
    expect(within(standing).getByRole('link', { name: 'See all 12 who are behind' })).toHaveAttribute(
      'href',
      '/people?tab=students&progress=behind',
    );
  });

  it('says so if the progress could not be read', async () => {
    server.to('GET /api/admin/reports/overview', () => refusal(503));
    visit();
    expect(await screen.findByText('Couldn’t load the progress of your students')).toBeVisible();
  });

  it('leads to whoever waits to be let in, and to what one person decided', async () => {
    server
      .to('GET /api/family-links', () => list([], '1'))
      .to('GET /api/volunteer-hours', () => list([anEntry()], '7'));
    visit();
    const lead = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    expect(await lead.findByRole('link', { name: '1 family is waiting for confirmation' })).toHaveAttribute(
      'href',
      '/people?tab=waiting',
    );
    expect(await screen.findByRole('link', { name: '7 decided by one person' })).toHaveAttribute(
      'href',
      '/approvals?tab=approved&single=true',
    );
  });

  it('keeps the one filled button for an import that is under way', async () => {
    server.to('GET /api/admin/imports', none);
    const { unmount } = visit();
    expect(await screen.findByRole('link', { name: 'Review' })).toHaveClass('MuiButton-contained');
    unmount();
    visit('/dashboard?tab=exchange&import=hours');
    expect(await screen.findByRole('link', { name: 'Review' })).toHaveClass('MuiButton-outlined');
  });

  it('has four figures, each with the way to the rows that make it', async () => {
    visit();
    for (const words of [
      '1,320',
      '1,319 active',
      '215.5',
      'Approved and pending, 66 approved entries',
      '55.5',
      'Awaiting approval',
      '8',
      'Active events',
    ]) {
      expect(await screen.findByText(words)).toBeVisible();
    }
    await userEvent.click(screen.getByRole('link', { name: 'Pending Hours' }));
    expect(await hoursTable()).toBeVisible();
    expect(address()).toBe('/dashboard?tab=hours&status=pending,verified');
    await waitFor(() => expect(lastParams()).toMatchObject({ status: 'pending,verified' }));
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Awaiting approval');
    await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Hours' })).toHaveFocus());
  });

  it('shows no figures where they cannot be read', async () => {
    server.to('GET /api/admin/stats', () => refusal(503)).to('GET /api/volunteer-opportunities', () => refusal(503));
    visit();
    await waitFor(() => expect(screen.getAllByText('—')).toHaveLength(6));
  });

  it('lists the newest users, leads to all, and leads from a student to their hours', async () => {
    server
      .to('GET /api/admin/users/5/hours', () => json(200, { hours: [anEntry()] }, { 'X-Total-Count': '1' }))
      .to('GET /api/users/5/stats', () => json(200, { totalHours: 3, approvedHours: 0, pendingHours: 3 }));
    visit();
    const people = await screen.findByRole('table', { name: 'Newest users' });
    expect(screen.getByRole('link', { name: 'All users' })).toHaveAttribute('href', '/people');
    await userEvent.click(within(people).getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'View hours' }));
    expect(await screen.findByRole('dialog', { name: 'Volunteer hours' })).toBeVisible();
    expect(await screen.findByRole('table', { name: 'History' })).toBeVisible();
  });

  it('edits a person and deactivates them from their row', async () => {
    server.to('PATCH /api/users/5', () => json(200, aUser({ isActive: false, version: 5 })));
    visit();
    const row = within(await screen.findByRole('row', { name: /Maya Chen/ }));
    await userEvent.click(row.getByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit user' }));
    await userEvent.click(await form.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(row.getByRole('button', { name: 'Deactivate' }));
    const question = within(await screen.findByRole('dialog', { name: 'Deactivate Maya Chen?' }));
    expect(await server.bodies('PATCH /api/users/5')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('User updated successfully')).toBeVisible();
    expect(await server.bodies('PATCH /api/users/5')).toEqual([{ version: 4, isActive: false }]);
  });

  it('offers neither for an erased person, nor deactivating for who is inactive', async () => {
    const erased = aUser({ id: 6, isActive: false, erasedAt: '2026-11-01T12:00:00.000Z' });
    server.to('GET /api/users', () => list([aUser({ isActive: false }), erased]));
    visit();
    const table = within(await screen.findByRole('table', { name: 'Newest users' }));
    expect(table.getAllByRole('button', { name: 'Edit' })).toHaveLength(1);
    expect(table.queryByRole('button', { name: 'Deactivate' })).toBeNull();
  });

  it('has five tabs, and what the last of them shows comes when it is asked for', async () => {
    visit();
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Users',
      'Hours',
      'Opportunities',
      'Reports',
      'Import/Export',
    ]);
    await userEvent.click(tabs[4]!);
    expect(await screen.findByRole('tabpanel', { name: 'Import/Export' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Loading the page')).toBeNull());
    expect(address()).toBe('/dashboard?tab=exchange');
  });

  it('makes an account', async () => {
    server.to('GET /api/auth/options', () =>
      json(200, { google: false, passwordMinLength: 6, staffPasswordMinLength: 12, sendsMail: false }),
    );
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Add User' }));
    expect(await screen.findByRole('dialog', { name: 'Add User' })).toBeVisible();
  });
});

describe('on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(wide(media), { matches: media.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });
  const follows = (first: Element, second: Element): boolean =>
    (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

  it('what waits and the people come first, and the figures after them', async () => {
    visit();
    const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
    const people = await screen.findByRole('tabpanel', { name: 'Users' });
    const figure = await screen.findByRole('link', { name: 'Pending Hours' });
    expect([follows(waiting, people), follows(people, figure)]).toEqual([true, true]);
  });

  it('a tab that was chosen begins with its content', async () => {
    visit('/dashboard?tab=hours');
    expect(await screen.findByText('Showing 1 of 66')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Pending Hours' })).toBeNull();
  });
});

describe("a school's hours", () => {
  it('stand with student, place, hours, day and status, and open for every detail', async () => {
    visit('/dashboard?tab=hours');
    const table = await hoursTable();
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Student',
      'Organization',
      'Hours',
      'Date',
      'Status',
      'Actions',
    ]);
    expect(
      within(table).getByRole('row', { name: /Maya Chen Riverside Food Bank 3.00 h Wed, Sep 30, 2026 Pending/ }),
    ).toBeVisible();
    expect(screen.getByText('Showing 1 of 66')).toBeVisible();
    await userEvent.click(within(table).getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('dialog', { name: 'Hours details' })).toBeVisible();
  });

  it('are asked for as the address says', async () => {
    visit('/dashboard?tab=hours&status=approved&q=maya&from=2026-09-01&to=2026-09-30&single=true&sort=date');
    await hoursTable();
    expect(lastParams()).toMatchObject({
      status: 'approved',
      q: 'maya',
      from: '2026-09-01',
      to: '2026-09-30',
      singleActor: 'true',
      sort: 'date',
    });
  });

  it('are those of one verifier where a link says so, until that filter is removed', async () => {
    server.to('GET /api/users/40', () => json(200, aUser({ id: 40, firstName: 'Ellen', lastName: 'Hargrove' })));
    visit('/dashboard?tab=hours&status=pending&verifier=40');
    await hoursTable();
    expect(lastParams()).toMatchObject({ status: 'pending', verifierId: '40' });
    await userEvent.click(await screen.findByRole('button', { name: 'Verifier: Ellen Hargrove' }));
    await waitFor(() => expect(address()).toBe('/dashboard?tab=hours&status=pending'));
  });

  it('are narrowed by each filter, which then stands in the address', async () => {
    visit('/dashboard?tab=hours');
    await hoursTable();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rejected');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Latest decision first');
    await userEvent.click(screen.getByRole('button', { name: 'Decided by one person' }));
    await userEvent.click(screen.getByRole('button', { name: 'Deleted' }));
    await enterText(screen.getByRole('searchbox'), 'library');
    await waitFor(() =>
      expect(lastParams()).toMatchObject({
        status: 'rejected',
        sort: '-decidedAt',
        singleActor: 'true',
        deleted: 'true',
        q: 'library',
      }),
    );
    const params = new URLSearchParams(address().split('?')[1]);
    expect(Object.fromEntries(params)).toEqual({
      tab: 'hours',
      status: 'rejected',
      sort: '-decidedAt',
      single: 'true',
      deleted: 'true',
      q: 'library',
    });
    expect(screen.getByRole('button', { name: 'Deleted' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('echo what found nothing and let go of it', async () => {
    server.to('GET /api/volunteer-hours', ({ url }) =>
      new URL(url).searchParams.get('q') ? none() : list([anEntry()]),
    );
    visit('/dashboard?tab=hours&q=zzz&status=approved&deleted=true');
    expect(await screen.findByText('No entries match “zzz”, Approved, deleted')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    expect(await hoursTable()).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard?tab=hours'));
  });

  it('leave out a last day before the first, and say so', async () => {
    visit('/dashboard?tab=hours&from=2026-09-30&to=2026-09-01');
    await hoursTable();
    expect(screen.getByText('The To date is before the From date, so it is ignored.')).toBeVisible();
    expect(lastParams()).not.toHaveProperty('to');
  });

  it('say when they cannot be read, and are read again', async () => {
    server.to('GET /api/volunteer-hours', () => refusal(503));
    visit('/dashboard?tab=hours');
    expect(await screen.findByText('Couldn’t load the entries')).toBeVisible();
    server.to('GET /api/volunteer-hours', () => list([anEntry()]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await hoursTable()).toBeVisible();
  });

  it('forget their filters when the people are asked for', async () => {
    visit('/dashboard?tab=hours&status=approved');
    await hoursTable();
    await userEvent.click(screen.getByRole('tab', { name: 'Users' }));
    expect(await screen.findByRole('table', { name: 'Newest users' })).toBeVisible();
    expect(address()).toBe('/dashboard');
  });
});

describe("a school's opportunities", () => {
  it('are counted while they are active and to come, and the figure leads to those', async () => {
    visit();
    await userEvent.click(await screen.findByRole('link', { name: 'Opportunities' }));
    expect(await screen.findByRole('article', { name: 'Creek cleanup' })).toBeVisible();
    expect(address()).toBe('/dashboard?tab=opportunities&active=true');
    const requests = server.sent.filter(
      ({ url }) => url.includes('/volunteer-opportunities') && !url.includes('when=now'),
    );
    for (const { url } of requests) {
      expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ when: 'upcoming', active: 'true' });
    }
  });

  it('stand as cards with all there is to know', async () => {
    visit('/dashboard?tab=opportunities');
    const card = within(await screen.findByRole('article', { name: 'Creek cleanup' }));
    for (const words of [
      'Active',
      'Friends of Mill Creek Park',
      'Pick up litter along the creek.',
      'Sat, Dec 5, 2026',
      /9:00 AM – 12:00 PM/,
      '4/10 signed up',
    ]) {
      expect(card.getByText(words)).toBeVisible();
    }
    expect(card.getByRole('button', { name: /^Manage/ })).toBeVisible();
  });

  it('are added to in a dialog', async () => {
    server.to('GET /api/users/verifiers', () => json(200, []));
    visit('/dashboard?tab=opportunities');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Opportunity' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Opportunity' }));
    expect(await dialog.findByLabelText('End time')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    expect(address()).toBe('/dashboard?tab=opportunities&publish=new');
  });
});
