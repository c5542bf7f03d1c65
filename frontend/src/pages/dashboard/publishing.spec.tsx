import { addDays, dateInZone, type OpportunityView } from '@hourtrail/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { formatDate } from '../../lib/dates.js';
import { anOpportunity, anotherVerifier, aUser, teacher, verifier } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { ReviewerDashboard } from './ReviewerDashboard.js';

const SOON = addDays(dateInZone(new Date(), teacher.timeZone), 14);
const PUBLISH = 'POST /api/volunteer-opportunities';
const MAKE_USER = 'POST /api/users';

const none = (): Response => json(200, [], { 'X-Total-Count': '0' });
const list = (rows: readonly OpportunityView[]) => () => json(200, rows, { 'X-Total-Count': String(rows.length) });

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
const address = (): string => screen.getByLabelText('Address').textContent;

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/volunteer-hours', none)
    .to('GET /api/users', none)
    .to('GET /api/family-links', none)
    .to('GET /api/users/verifiers', () => json(200, [anotherVerifier, verifier]))
    .to('GET /api/volunteer-opportunities', list([anOpportunity({ day: SOON })]))
    .to('GET /api/volunteer-opportunities/12', () => json(200, anOpportunity({ day: SOON })))
    .to(PUBLISH, () => json(201, anOpportunity({ id: 13, day: SOON })));
});
afterEach(() => server.end());

const visit = (at = '/dashboard') =>
  renderPart(
    <>
      <ReviewerDashboard />
      <Address />
      <Toaster />
    </>,
    { user: teacher, at },
  );

const form = async () => within(await screen.findByRole('dialog', { name: 'Create Opportunity' }));
type Form = Awaited<ReturnType<typeof form>>;

async function opened(): Promise<Form> {
  visit('/dashboard?publish=new');
  const dialog = await form();
  await dialog.findByRole('textbox', { name: 'Title' });
  return dialog;
}

const put = (control: HTMLElement, value: string): boolean => fireEvent.change(control, { target: { value } });

function fill(dialog: Form): void {
  put(dialog.getByRole('textbox', { name: 'Title' }), 'Creek cleanup');
  put(dialog.getByRole('textbox', { name: 'Description' }), 'Pick up litter.');
  put(dialog.getByRole('textbox', { name: 'Organization' }), 'Mill Creek Park');
  put(dialog.getByLabelText('Date'), SOON);
  put(dialog.getByLabelText('Start time'), '22:30');
  put(dialog.getByRole('textbox', { name: 'Location' }), 'North gate');
}

async function describeNora(dialog: Form): Promise<void> {
  await userEvent.click(dialog.getByRole('checkbox', { name: 'New coordinator' }));
  put(dialog.getByRole('textbox', { name: 'First name' }), 'Nora');
  put(dialog.getByRole('textbox', { name: 'Last name' }), 'Petrov');
  put(dialog.getByRole('textbox', { name: 'Email' }), 'nora@park.example');
  put(dialog.getByRole('textbox', { name: 'Username' }), 'nora');
}

const send = (dialog: Form) => userEvent.click(dialog.getByRole('button', { name: 'Create Opportunity' }));

describe("a teacher's form for an opportunity", () => {
  it('begins with two hours, ten places, everybody and the usual coordinator', async () => {
    const dialog = await opened();
    expect(dialog.getByRole('spinbutton', { name: 'Hours' })).toHaveValue(2);
    expect(dialog.getByRole('spinbutton', { name: 'Max volunteers' })).toHaveValue(10);
    expect(dialog.getByRole('combobox', { name: 'Target audience' })).toHaveDisplayValue('Students and parents');
    expect(dialog.getByRole('combobox', { name: 'Coordinator' })).toHaveDisplayValue('Vera Okafor');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  });

  it('shows when it ends, and publishes it', async () => {
    const dialog = await opened();
    fill(dialog);
    await userEvent.clear(dialog.getByRole('spinbutton', { name: 'Hours' }));
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Hours' }), '3');
    expect(await dialog.findByText('Ends at 1:30 AM the next day')).toBeVisible();
    await send(dialog);
    expect(await screen.findByText('Opportunity created')).toBeVisible();
    expect(screen.getByText('Opportunity created successfully.')).toBeVisible();
    expect(await server.bodies(PUBLISH)).toEqual([
      {
        title: 'Creek cleanup',
        description: 'Pick up litter.',
        organizationName: 'Mill Creek Park',
        date: SOON,
        startTime: '22:30',
        hours: '3',
        endTime: '01:30',
        location: 'North gate',
        maxSlots: 10,
        targetAudience: 'both',
        coordinatorId: verifier.id,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/dashboard');
  });

  it('says beside each field what is missing, and begins with the first', async () => {
    const dialog = await opened();
    await userEvent.clear(dialog.getByRole('spinbutton', { name: 'Max volunteers' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Coordinator' }), 'Choose a coordinator');
    await send(dialog);
    for (const [field, message] of [
      ['Title', 'Title is required'],
      ['Description', 'Description is required'],
      ['Organization', 'Organization is required'],
      ['Date', 'Date is required'],
      ['Start time', 'Start time is required'],
      ['Location', 'Location is required'],
      ['Max volunteers', 'Max volunteers is required'],
      ['Coordinator', 'Either select existing coordinator or provide all new coordinator details'],
    ] as const) {
      await dialog.findByText(message);
      expect(dialog.getByLabelText(field).getAttribute('aria-describedby')).toContain(
        dialog.getByText(message).closest('p')!.id,
      );
    }
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    expect(await server.bodies(PUBLISH)).toEqual([]);
  });

  it('keeps what was typed where the server refuses it', async () => {
    server.to(PUBLISH, () => refusal(503, { message: '' }));
    const dialog = await opened();
    fill(dialog);
    await send(dialog);
    expect(await screen.findByText('Failed to create opportunity')).toBeVisible();
    expect(screen.getByText('An error occurred while creating the opportunity.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Creek cleanup');
    expect(dialog.getByRole('button', { name: 'Create Opportunity' })).toBeEnabled();
  });

  it('shows what the server says of a field beside it', async () => {
    const errors = [{ field: 'startTime', message: 'An opportunity cannot begin in the past.' }];
    server.to(PUBLISH, () => refusal(400, { message: 'Not so.', errors }));
    const dialog = await opened();
    fill(dialog);
    await send(dialog);
    expect(await dialog.findByText('An opportunity cannot begin in the past.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Start time')).toHaveFocus());
  });

  it('asks before it throws away what was typed', async () => {
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Creek');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('cannot be shown without the coordinators, and is loaded again', async () => {
    server.to('GET /api/users/verifiers', () => refusal(503));
    visit('/dashboard?publish=new');
    expect(await screen.findByText('The form could not be loaded')).toBeVisible();
    server.to('GET /api/users/verifiers', () => json(200, [anotherVerifier]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('combobox', { name: 'Coordinator' })).toHaveDisplayValue('Walt Kim');
  });
});

describe('a new coordinator', () => {
  const nora = {
    ...aUser({ id: 77, username: 'nora', firstName: 'Nora', lastName: 'Petrov', role: 'verifier' }),
    oneTimePassword: 'K7QM-2XPR',
  };
  beforeEach(() => server.to(MAKE_USER, () => json(201, nora)));

  it('is described whole, or nobody is made', async () => {
    const dialog = await opened();
    fill(dialog);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'New coordinator' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'nora@');
    await send(dialog);
    expect(
      await dialog.findByText('Either select existing coordinator or provide all new coordinator details'),
    ).toBeVisible();
    expect(dialog.getByText('Invalid email address')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveFocus());
    expect(await server.bodies(MAKE_USER)).toEqual([]);
  });

  it('is made first, and the opportunity names them; their password is shown once', async () => {
    const dialog = await opened();
    fill(dialog);
    await describeNora(dialog);
    await send(dialog);
    expect(await dialog.findByText('“Creek cleanup” is published.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'One-time password' })).toHaveValue('K7QM-2XPR');
    expect(dialog.getByText(/must change it at first login/)).toBeVisible();
    expect(await server.bodies(MAKE_USER)).toEqual([
      { firstName: 'Nora', lastName: 'Petrov', email: 'nora@park.example', username: 'nora', role: 'verifier' },
    ]);
    expect(await server.bodies(PUBLISH)).toMatchObject([{ coordinatorId: 77 }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('K7QM-2XPR')).toBeNull());
  });

  it('stays chosen where publishing then fails, and is not made twice', async () => {
    server.to(PUBLISH, () => refusal(503, { message: 'The database is away.' }));
    const dialog = await opened();
    fill(dialog);
    await describeNora(dialog);
    await send(dialog);
    expect(await screen.findByText('The database is away.')).toBeVisible();
    expect(await dialog.findByRole('combobox', { name: 'Coordinator' })).toHaveDisplayValue('Nora Petrov');
    expect(dialog.getByRole('textbox', { name: 'One-time password' })).toHaveValue('K7QM-2XPR');
    server.to(PUBLISH, () => json(201, anOpportunity()));
    await send(dialog);
    expect(await dialog.findByText('“Creek cleanup” is published.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'One-time password' })).toHaveValue('K7QM-2XPR');
    expect(await server.bodies(MAKE_USER)).toHaveLength(1);
    expect(await server.bodies(PUBLISH)).toMatchObject([{ coordinatorId: 77 }, { coordinatorId: 77 }]);
  });

  it('whose username is taken is told so, and nothing is published', async () => {
    const errors = [{ field: 'username', message: 'This username is taken.' }];
    server.to(MAKE_USER, () => refusal(409, { message: 'Taken.', errors }));
    const dialog = await opened();
    fill(dialog);
    await describeNora(dialog);
    await send(dialog);
    expect(await dialog.findByText('This username is taken.')).toBeVisible();
    expect(await screen.findByText('Failed to create coordinator')).toBeVisible();
    expect(await server.bodies(PUBLISH)).toEqual([]);
  });

  it('is asked for where the school has none', async () => {
    server.to('GET /api/users/verifiers', () => json(200, []));
    const dialog = await opened();
    expect(dialog.getByRole('checkbox', { name: 'New coordinator' })).toBeChecked();
    expect(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible();
  });
});

describe('the recent opportunities of a school', () => {
  const recent = async () => within(await screen.findByRole('region', { name: 'Recent opportunities' }));

  it('are the three that were published last, each with how many signed up', async () => {
    visit();
    const card = await recent();
    expect(await card.findByRole('link', { name: 'Creek cleanup' })).toHaveAttribute(
      'href',
      '/opportunities?opportunity=12',
    );
    expect(card.getByText(new RegExp(`${formatDate(SOON)}, 9:00 AM – 12:00 PM · 4/10 signed up`))).toBeVisible();
    expect(card.getByText('Active')).toBeVisible();
    const asked = server.sent.find(({ url }) => url.includes('/volunteer-opportunities'))!;
    expect(Object.fromEntries(new URL(asked.url).searchParams)).toEqual({ sort: '-createdAt', limit: '3' });
  });

  it('are changed by Edit, with what was changed and the version that was looked at', async () => {
    server.to('PATCH /api/volunteer-opportunities/12', () => json(200, anOpportunity({ version: 2 })));
    visit();
    await userEvent.click(await (await recent()).findByRole('button', { name: /^Edit Creek cleanup/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit opportunity' }));
    const location = await dialog.findByRole('textbox', { name: 'Location' });
    await userEvent.clear(location);
    await userEvent.type(location, 'South gate');
    expect(await dialog.findByText('Those who signed up are told of the new time or place.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Opportunity updated')).toBeVisible();
    expect(await server.bodies('PATCH /api/volunteer-opportunities/12')).toEqual([
      { version: 1, location: 'South gate' },
    ]);
  });

  it('lead to the form, which then stands in the address', async () => {
    visit();
    await userEvent.click(await (await recent()).findByRole('button', { name: 'Create Opportunity' }));
    expect(await screen.findByRole('dialog', { name: 'Create Opportunity' })).toBeVisible();
    expect(address()).toBe('/dashboard?publish=new');
  });

  it('say where there are none, and where they cannot be read', async () => {
    server.to('GET /api/volunteer-opportunities', list([]));
    const { unmount } = visit();
    expect(await screen.findByText('No opportunities yet')).toBeVisible();
    unmount();
    server.to('GET /api/volunteer-opportunities', () => refusal(503));
    visit();
    expect(await screen.findByText('The opportunities could not be loaded')).toBeVisible();
  });

  it('are not shown to a verifier, who publishes none', async () => {
    renderPart(<ReviewerDashboard />, { user: verifier, at: '/dashboard?publish=new' });
    expect(await screen.findByText('All caught up!')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Recent opportunities' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
