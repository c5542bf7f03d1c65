import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { aUser, lincoln, superAdmin } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { AllSchools } from './AllSchools.js';

const HARBOR = { ...lincoln, id: 9, version: 1, name: 'Harbor School' };

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/organizations', () => json(200, [lincoln], { 'X-Total-Count': '1' }))
    .to('GET /api/auth/options', () =>
      json(200, { google: false, passwordMinLength: 6, staffPasswordMinLength: 12, sendsMail: false }),
    )
    .to('GET /api/settings', () =>
      json(200, {
        version: 0,
        defaultHoursGoal: 50,
        defaultOldestAcceptedDays: 365,
        defaultApprovalPolicy: 'standard',
        passwordMinLength: 6,
        staffPasswordMinLength: 12,
        sessionIdleHours: 12,
        sessionDays: 30,
      }),
    )
    .to('POST /api/organizations', () => json(201, HARBOR))
    .to('POST /api/users', () =>
      json(201, {
        ...aUser({ id: 40, firstName: 'Ida', lastName: 'Holm', role: 'admin', organizationId: 9 }),
        oneTimePassword: 'K7QM-2XPR-9TWA',
      }),
    );
});
afterEach(() => server.end());

const visit = () =>
  renderPart(
    <>
      <AllSchools />
      <Toaster />
    </>,
    { user: superAdmin, at: '/schools' },
  );

const addHarbor = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Organization' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add organization' }));
  await enterText(await form.findByLabelText('Name'), 'Harbor School');
  await userEvent.click(form.getByRole('button', { name: 'Add organization' }));
  return within(await screen.findByRole('dialog', { name: 'Add an administrator for Harbor School' }));
};

describe('a new school', () => {
  it('leads on to its administrator, with the school, the role and the reason filled in', async () => {
    visit();
    const dialog = await addHarbor();
    expect(await dialog.findByText(/^Harbor School is ready\. Next, add its administrator/)).toBeVisible();
    const typed = { 'First name': 'Ida', 'Last name': 'Holm', Email: 'ida@harbor.example', Username: 'ida' };
    for (const [label, text] of Object.entries(typed)) await enterText(dialog.getByLabelText(label), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Create user' }));
    expect(await dialog.findByLabelText('One-time password')).toHaveValue('K7QM-2XPR-9TWA');
    expect(await server.bodies('POST /api/users')).toMatchObject([
      { username: 'ida', role: 'admin', organizationId: 9, reason: 'First administrator of the school' },
    ]);
  });

  it('of a district begins with its rules, and is saved with what the form shows', async () => {
    const lakeside = { ...lincoln, id: 90, name: 'Lakeside District', isDistrict: true };
    const rules = { hoursGoal: 60, oldestAcceptedDays: 90, reminders: false, lockedRules: ['oldestAcceptedDays'] };
    server
      .to('GET /api/organizations', () => json(200, [lakeside], { 'X-Total-Count': '1' }))
      .to('GET /api/organizations/90', () => json(200, { ...lakeside, ...rules }));
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Organization' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add organization' }));
    await enterText(await form.findByLabelText('Name'), 'Harbor School');
    expect(form.getByLabelText('Hours goal')).toHaveValue('50');
    await enterText(form.getByRole('combobox', { name: /District/ }), 'Lake');
    await userEvent.click(await screen.findByRole('option', { name: 'Lakeside District' }));
    await waitFor(() => expect(form.getByLabelText('Hours goal')).toHaveValue('60'));
    expect(form.getByRole('checkbox', { name: /Send reminders/ })).not.toBeChecked();
    expect(form.getByText('Set by Lakeside District.')).toBeVisible();
    await userEvent.clear(form.getByLabelText('Hours goal'));
    await enterText(form.getByLabelText('Hours goal'), '50');
    await userEvent.click(form.getByRole('button', { name: 'Add organization' }));
    await waitFor(async () =>
      expect(await server.bodies('POST /api/organizations')).toMatchObject([
        { name: 'Harbor School', parentId: 90, hoursGoal: 50, oldestAcceptedDays: 90, reminders: false },
      ]),
    );
  });

  it('can’t be added while the rules of its district are missing', async () => {
    const lakeside = { ...lincoln, id: 90, name: 'Lakeside District', isDistrict: true };
    server
      .to('GET /api/organizations', () => json(200, [lakeside], { 'X-Total-Count': '1' }))
      .to('GET /api/organizations/90', () => refusal(503, { message: 'Try again later.' }));
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Organization' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add organization' }));
    await enterText(await form.findByLabelText('Name'), 'Harbor School');
    await enterText(form.getByRole('combobox', { name: /District/ }), 'Lake');
    await userEvent.click(await screen.findByRole('option', { name: 'Lakeside District' }));
    expect(await form.findByText('Couldn’t load the rules')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Add organization' }));
    expect(await server.bodies('POST /api/organizations')).toEqual([]);
  });

  it('can be left without one for now', async () => {
    visit();
    const dialog = await addHarbor();
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await server.bodies('POST /api/users')).toEqual([]);
  });
});
