import type { HoursView, SessionUser, UserView } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../../testing/enterText.js';
import { admin, anEntry, aUser, someStats, superAdmin } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { UserHoursDialog } from './UserHoursDialog.js';

const ENTRIES = [anEntry(), anEntry({ id: 42, status: 'approved', organizationName: 'City Library', version: 3 })];

const withTotal = (total: string): Response => json(200, [], { 'X-Total-Count': total });
const history = (hours: readonly HoursView[], headers: Readonly<Record<string, string>> = {}): Response =>
  json(200, { hours }, { 'X-Total-Count': '61', ...headers });

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/users/5', () => json(200, aUser()))
    .to('GET /api/users/verifiers', () => json(200, []))
    .to('GET /api/users/5/stats', () =>
      json(200, { ...someStats, totalHours: 118.5, approvedHours: 100, pendingHours: 18.5 }),
    )
    .to('GET /api/volunteer-hours', ({ url }) => {
      const status = new URL(url).searchParams.get('status');
      return withTotal(status === 'approved' ? '44' : status === 'pending,verified' ? '9' : '61');
    })
    .to('GET /api/admin/users/5/hours', () => history(ENTRIES));
});
afterEach(() => server.end());

const show = (user: SessionUser = admin): void =>
  void renderPart(
    <>
      <UserHoursDialog id={5} onClose={() => undefined} />
      <Toaster />
    </>,
    { user },
  );
const table = () => screen.findByRole('table', { name: 'History' });
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async (title: string, button: string): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog', { name: title });
  await userEvent.click(await within(dialog).findByRole('button', { name: button }));
  return dialog;
};

describe('all hours of one person', () => {
  it('begin with what they come to, whatever part of the entries is on screen', async () => {
    show();
    const dialog = await screen.findByRole('dialog', { name: 'Volunteer hours' });
    expect(await within(dialog).findByText('Maya Chen')).toBeVisible();
    const figures = () =>
      Object.fromEntries(
        within(dialog)
          .getAllByRole('term')
          .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
      );
    await waitFor(() =>
      expect(figures()).toEqual({
        Entries: '61',
        'Total hours': '118.5 hours',
        Approved: '44 entries',
        Pending: '9 entries',
      }),
    );
  });

  it('stand entry by entry, a page at a time', async () => {
    server.to('GET /api/admin/users/5/hours', ({ url }) =>
      url.includes('cursor=')
        ? history([anEntry({ id: 43, organizationName: 'Animal Shelter' })])
        : history(ENTRIES, { Link: '</api/admin/users/5/hours?limit=25&cursor=next>; rel="next"' }),
    );
    show();
    expect(within(await table()).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText('Showing 2 of 61')).toBeVisible();
    await press('Load more');
    expect(await screen.findByText('Animal Shelter')).toBeVisible();
    expect(server.sent.some(({ url }) => url.includes('/admin/users/5/hours?limit=25'))).toBe(true);
  });

  it('say that there are none, and how to add some', async () => {
    server.to('GET /api/admin/users/5/hours', () => json(200, { hours: [] }, { 'X-Total-Count': '0' }));
    show();
    expect(await screen.findByText('No volunteer hours yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add Hours' })).toHaveLength(2);
  });

  it('say with which status they could not be fetched, and are fetched again', async () => {
    server.to('GET /api/admin/users/5/hours', () => refusal(503));
    show();
    expect(await screen.findByText('Failed to fetch user hours: 503')).toBeVisible();
    server.to('GET /api/admin/users/5/hours', () => history(ENTRIES));
    await press('Try again');
    expect(await table()).toBeVisible();
  });
});

describe('adding hours for somebody', () => {
  const day = '2024-03-09';
  const fill = async (form: HTMLElement): Promise<void> => {
    await enterText(within(form).getByLabelText('Organization'), 'City Library');
    await userEvent.clear(within(form).getByLabelText('Date'));
    await enterText(within(form).getByLabelText('Date'), day);
    await enterText(within(form).getByLabelText('Hours'), '2.5');
  };
  const opened = async (): Promise<HTMLElement> => {
    await press('Add Hours');
    const form = await screen.findByRole('dialog', { name: 'Add Hours' });
    await within(form).findByLabelText('Organization');
    return form;
  };
  const posts = () => server.bodies('POST /api/admin/users/5/hours');

  it('names all that is missing beside its field', async () => {
    show();
    const form = await opened();
    for (const label of ['Date', 'Start time', 'End time']) await userEvent.clear(within(form).getByLabelText(label));
    await userEvent.click(within(form).getByRole('button', { name: 'Add Hours' }));
    await waitFor(() => {
      for (const label of ['Organization', 'Date', 'Start time', 'End time', 'Hours']) {
        expect(within(form).getByLabelText(label)).toHaveAccessibleDescription(`${label} is required`);
      }
    });
    expect(await posts()).toEqual([]);
  });

  it('accepts a day of years ago and closes when it is done', async () => {
    server.to('POST /api/admin/users/5/hours', () => json(201, anEntry({ id: 90 })));
    show();
    const form = await opened();
    await fill(form);
    await userEvent.click(within(form).getByRole('button', { name: 'Add Hours' }));
    expect(await screen.findByText('Hours Added')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add Hours' })).toBeNull());
    expect(await posts()).toEqual([
      {
        organizationName: 'City Library',
        date: day,
        startTime: '09:00',
        endTime: '17:00',
        hours: '2.5',
        verifierId: null,
        description: null,
      },
    ]);
  });

  it('refuses a day to come', async () => {
    show();
    const form = await opened();
    await fill(form);
    await userEvent.clear(within(form).getByLabelText('Date'));
    await enterText(within(form).getByLabelText('Date'), '2099-01-01');
    await userEvent.click(within(form).getByRole('button', { name: 'Add Hours' }));
    await waitFor(() =>
      expect(within(form).getByLabelText('Date')).toHaveAccessibleDescription('You can’t log hours for a future date.'),
    );
    expect(await posts()).toEqual([]);
  });

  it('keeps what was typed where the server cannot be reached', async () => {
    server.to('POST /api/admin/users/5/hours', () => new Response('', { status: 502 }));
    show();
    const form = await opened();
    await fill(form);
    await userEvent.click(within(form).getByRole('button', { name: 'Add Hours' }));
    expect(await screen.findByText('Failed to add volunteer hours.')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(within(form).getByLabelText('Organization')).toHaveValue('City Library');
  });

  it('asks a super-admin for a reason in a school not their own', async () => {
    const elsewhere: UserView = aUser({ organizationId: 3, organizationName: 'Roosevelt High School' });
    server.to('GET /api/users/5', () => json(200, elsewhere));
    show(superAdmin);
    const form = await opened();
    await fill(form);
    await userEvent.click(within(form).getByRole('button', { name: 'Add Hours' }));
    await waitFor(() =>
      expect(within(form).getByLabelText('Reason')).toHaveAccessibleDescription(/working in another school/),
    );
    expect(await posts()).toEqual([]);
  });
});

describe('what can be done with a row', () => {
  const rowOf = async (name: RegExp): Promise<HTMLElement> => within(await table()).findByRole('row', { name });

  it('is to edit it', async () => {
    const entry = ENTRIES[1]!;
    server
      .to('GET /api/volunteer-hours/42', () => json(200, entry))
      .to('PUT /api/admin/hours/42', () => json(200, anEntry({ id: 42, version: 4 })));
    show();
    await userEvent.click(within(await rowOf(/City Library/)).getByRole('button', { name: 'Edit' }));
    const form = await screen.findByRole('dialog', { name: 'Edit Details' });
    const description = await within(form).findByLabelText('Description (optional)');
    await enterText(description, '!');
    await enterText(await within(form).findByLabelText('Reason'), 'Typing mistake');
    await userEvent.click(within(form).getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Hours Updated')).toBeVisible();
    expect(screen.getByText('Hours updated successfully')).toBeVisible();
    const [sent] = await server.bodies('PUT /api/admin/hours/42');
    expect(sent).toMatchObject({ version: 3, description: 'Packed donations!', reason: 'Typing mistake' });
    expect(sent).not.toHaveProperty('status');
  });

  it('is to delete it, after the question', async () => {
    server.to('DELETE /api/admin/hours/41', () => new Response(null, { status: 204 }));
    show();
    await userEvent.click(within(await rowOf(/Riverside/)).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Are you sure you want to delete this volunteer hours entry?')).toBeVisible();
    server.to('GET /api/admin/users/5/hours', () => history(ENTRIES.slice(1)));
    await inDialog('Delete hours', 'Delete');
    expect(await screen.findByText('Hours Deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Riverside Food Bank')).toBeNull());
  });
});
