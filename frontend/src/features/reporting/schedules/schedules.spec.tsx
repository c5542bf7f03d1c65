import type { ReportScheduleView } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, aUser, teacher } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { ScheduleReports } from './ScheduleReports.js';

const MONDAYS: ReportScheduleView = {
  id: 7,
  version: 1,
  every: 'week',
  weekday: 1,
  format: 'pdf',
  recipients: [
    { id: teacher.id, firstName: 'Tomas', lastName: 'Rivera', getsEmail: true },
    { id: 31, firstName: 'Ana', lastName: 'Abel', getsEmail: false },
  ],
  nextOn: '2026-11-30',
};
const YEARLY: ReportScheduleView = {
  ...{ id: 8, version: 2, every: 'year', weekday: null, format: 'xlsx', recipients: [], nextOn: null },
};
const ADD = 'POST /api/report-schedules';
const CHANGE = 'PATCH /api/report-schedules/7';

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/profile', () => json(200, { sendsMail: true, savesMail: false }))
    .to('GET /api/users', () =>
      json(200, [aUser({ id: 40, firstName: 'Marcus', lastName: 'Bell', role: 'teacher', gradeLevel: null })], {
        'X-Total-Count': '1',
      }),
    );
});
afterEach(() => server.end());

const visit = (schedules: readonly ReportScheduleView[], { user = admin, search = '?schedules=open' } = {}): void => {
  server.to('GET /api/report-schedules', () => json(200, schedules));
  renderPart(
    <>
      <ScheduleReports />
      <Toaster />
    </>,
    { user, at: `/dashboard${search}` },
  );
};
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('scheduled reports', () => {
  it('are opened by a button', async () => {
    visit([], { search: '' });
    await press('Schedule');
    expect(await screen.findByText('No scheduled reports yet')).toBeVisible();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Schedule' })).toHaveFocus();
  });

  it('are no matter of a teacher', () => {
    visit([], { user: teacher });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say when they come next, as what, and to whom', async () => {
    visit([MONDAYS, YEARLY]);
    const list = within(await screen.findByRole('list', { name: 'Scheduled reports' }));
    expect(list.getByText('Every Monday')).toBeVisible();
    expect(
      list.getByText('Next: Mon, Nov 30, 2026 · PDF · Tomas Rivera, Ana Abel (email not confirmed)'),
    ).toBeVisible();
    expect(list.getByText('The day after each school year ends')).toBeVisible();
    expect(list.getByText('No school year ends from now on · Excel · No one gets it now')).toBeVisible();
  });

  it('are added for oneself, unless others are picked', async () => {
    visit([]);
    server.to(ADD, () => json(201, MONDAYS));
    await press('Schedule report');
    const form = await dialog('Schedule report');
    await userEvent.selectOptions(await form.findByLabelText('Day of the week'), 'Friday');
    await userEvent.click(form.getByRole('button', { name: 'Remove Dana Whitfield' }));
    await press('Schedule report');
    expect(await form.findByText('Choose at least one person.')).toBeVisible();
    await userEvent.click(form.getByRole('combobox', { name: 'Add a teacher or administrator' }));
    await userEvent.click(await screen.findByRole('option', { name: /Marcus Bell/ }));
    await press('Schedule report');
    expect(await screen.findByText('Report scheduled')).toBeInTheDocument();
    expect((await server.bodies(ADD)).at(-1)).toEqual({ every: 'week', weekday: 5, format: 'pdf', recipientIds: [40] });
    expect(await dialog('Scheduled reports')).toBeTruthy();
  });

  it('keep what was chosen when someone else changed the schedule meanwhile', async () => {
    visit([MONDAYS]);
    const current = { ...MONDAYS, version: 2, format: 'xlsx' };
    server.to(CHANGE, () =>
      json(409, { statusCode: 409, code: 'stale', message: 'Changed meanwhile.', requestId: 'r-1', current }),
    );
    await press('Edit: Every Monday');
    const form = await dialog('Edit scheduled report');
    await userEvent.selectOptions(await form.findByLabelText('How often'), 'month');
    expect(form.queryByLabelText('Day of the week')).toBeNull();
    await press('Save changes');
    expect(await form.findByText(/Someone else changed this scheduled report/)).toBeVisible();
    expect([form.getByLabelText('How often'), form.getByLabelText('Format')]).toMatchObject([
      { value: 'month' },
      { value: 'xlsx' },
    ]);
    server.to(CHANGE, () => json(200, { ...current, every: 'month' }));
    await press('Save changes');
    expect(await screen.findByText('Scheduled report saved')).toBeInTheDocument();
    expect((await server.bodies(CHANGE)).at(-1)).toMatchObject({ every: 'month', version: 2, format: 'xlsx' });
  });

  it('ask before they are deleted', async () => {
    visit([MONDAYS]);
    server.to('DELETE /api/report-schedules/7', () => new Response(null, { status: 204 }));
    await press('Delete: Every Monday');
    expect(await screen.findByText('Every Monday: no one gets it any more.')).toBeVisible();
    await press('Delete scheduled report');
    expect(await screen.findByText('Scheduled report deleted')).toBeInTheDocument();
  });

  it('say that they will not arrive where a server sends no email', async () => {
    server.to('GET /api/profile', () => json(200, { sendsMail: false, savesMail: false }));
    visit([MONDAYS]);
    expect(await screen.findByText(/This server doesn’t send email yet/)).toBeVisible();
  });

  it('can be read again if they could not be', async () => {
    visit([]);
    server.to('GET /api/report-schedules', () => refusal(503));
    expect(await screen.findByText('Couldn’t load the scheduled reports')).toBeVisible();
  });
});
