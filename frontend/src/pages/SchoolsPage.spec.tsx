import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportOverview } from '@hourtrail/contracts';
import { admin, lincoln, noReport, superAdmin } from '../testing/builders.js';
import { renderPart } from '../testing/render.js';
import { Answers, json, refusal } from '../testing/server.js';
import { Toaster } from '../ui/Toaster.js';
import { SchoolsPage } from './SchoolsPage.js';

const CHANGE = 'PATCH /api/organizations/2';
const reportWith = (reached: number): ReportOverview => ({
  ...noReport,
  students: 40,
  progress: [
    { reached: 'none', students: 40 - reached },
    { reached: 'goal', students: reached },
  ],
});

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/organizations/2', () => json(200, lincoln))
    .to('GET /api/organizations', () => json(200, [lincoln], { 'X-Total-Count': '1' }))
    .to('GET /api/volunteer-hours', () => json(200, [], { 'X-Total-Count': '12' }))
    .to('GET /api/admin/reports/overview', ({ url }) => json(200, reportWith(url.includes('goal=60') ? 5 : 8)))
    .to(CHANGE, () => json(200, { ...lincoln, version: 4 }));
});
afterEach(() => server.end());

const visit = (user = admin) =>
  renderPart(
    <>
      <SchoolsPage />
      <Toaster />
    </>,
    { user, at: '/schools' },
  );
const change = async () => {
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Change rules' }));
  return within(await screen.findByRole('dialog', { name: 'Change rules' }));
};
const type = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const save = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

describe("the rules of an administrator's own school", () => {
  it('can be changed, with what that would do said before', async () => {
    const dialog = await change();
    await userEvent.click(await dialog.findByRole('radio', { name: 'Strict' }));
    expect(await dialog.findByText('12 entries now waiting would need a verifier.')).toBeVisible();
    await type(dialog.getByLabelText('Hours goal'), '60');
    expect(await dialog.findByText('Students who reached the goal: 8 of 40 now, 5 with the new goal.')).toBeVisible();
    await type(dialog.getByLabelText('Maximum entry age (days)'), '30');
    expect(dialog.getByText(/^Volunteers could log hours back to .*\d{4}\./)).toBeVisible();
    expect(await server.bodies(CHANGE)).toEqual([]);
    await save();
    expect(await screen.findByText('Organization updated successfully')).toBeVisible();
    expect(await server.bodies(CHANGE)).toEqual([
      { version: 3, approvalPolicy: 'strict', hoursGoal: 60, oldestAcceptedDays: 30 },
    ]);
    const pending = server.sent.find(({ url }) => url.includes('/volunteer-hours'));
    expect(Object.fromEntries(new URL(pending!.url).searchParams)).toMatchObject({
      status: 'pending',
      organizationId: '2',
    });
  });

  it('say nothing of an effect while nothing changes, or while a rule is not valid', async () => {
    const dialog = await change();
    await type(await dialog.findByLabelText('Hours goal'), '0');
    await type(dialog.getByLabelText('Time zone'), 'America/Springfield');
    expect(dialog.queryByText('If you save this:')).toBeNull();
    expect(server.sent.some(({ url }) => url.includes('/reports/'))).toBe(false);
    await type(dialog.getByLabelText('Time zone'), 'Asia/Tokyo');
    expect(await dialog.findByText(/^It’s \d+:\d\d [AP]M there now\./)).toBeVisible();
  });

  it('take no other goal than the one that was typed', async () => {
    const dialog = await change();
    await type(await dialog.findByLabelText('Hours goal'), '37,5');
    await save();
    expect(await dialog.findByText('Hours goal must be a whole number from 1 to 10,000.')).toBeVisible();
    expect(dialog.getByLabelText('Hours goal')).toHaveValue('37,5');
    expect(await server.bodies(CHANGE)).toEqual([]);
  });

  it('leave the name, and whether the school is open, to super-admins', async () => {
    const dialog = await change();
    expect(await dialog.findByLabelText('Hours goal')).toHaveValue('50');
    expect(dialog.queryByLabelText('Name')).toBeNull();
    expect(dialog.queryByLabelText('Active')).toBeNull();
    expect(dialog.queryByLabelText('Reason')).toBeNull();
  });

  it('say that the effect could not be counted, and can be saved all the same', async () => {
    server.to('GET /api/volunteer-hours', () => refusal(503));
    const dialog = await change();
    await userEvent.click(await dialog.findByRole('radio', { name: 'Strict' }));
    expect(await dialog.findByText('We couldn’t count what this would change.')).toBeVisible();
    await save();
    expect(await screen.findByText('Organization updated successfully')).toBeVisible();
  });

  it('keep what was typed where a colleague was faster, and are saved on top', async () => {
    const current = { ...lincoln, version: 4, hoursGoal: 40, oldestAcceptedDays: 90, description: 'New wing' };
    server.to(CHANGE, () =>
      json(409, { statusCode: 409, code: 'stale', message: 'Changed.', requestId: 'r', current }),
    );
    const dialog = await change();
    await type(await dialog.findByLabelText('Hours goal'), '60');
    await save();
    const news = await dialog.findByText(/Someone else changed this school while you had it open\./);
    expect(news).toHaveTextContent(
      /^New description: “New wing”. Hours goal: 40 hours instead of 50\. Maximum entry age: 90 days instead of /,
    );
    expect(dialog.getByLabelText('Hours goal')).toHaveValue('60');
    expect(dialog.getByLabelText('Maximum entry age (days)')).toHaveValue('90');
    server.to(CHANGE, () => json(200, { ...current, hoursGoal: 60, version: 5 }));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await server.bodies(CHANGE)).toEqual([
      { version: 3, hoursGoal: 60 },
      { version: 4, hoursGoal: 60 },
    ]);
  });
});

it('a super-admin sees what other rules would do, beside the name', async () => {
  visit(superAdmin);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit organization' }));
  expect(await dialog.findByLabelText('Name')).toHaveValue('Lincoln High School');
  await userEvent.click(dialog.getByRole('radio', { name: 'Strict' }));
  expect(await dialog.findByText('12 entries now waiting would need a verifier.')).toBeVisible();
});
