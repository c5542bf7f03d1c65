import { addDays, todayInZone, type OpportunityView } from '@hourtrail/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { formatDate } from '../../lib/dates.js';
import { enterText } from '../../testing/enterText.js';
import { anOpportunity, anotherVerifier, aUser, teacher, verifier } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { ReviewerDashboard } from './ReviewerDashboard.js';

const SOON = addDays(todayInZone(teacher.timeZone), 14);
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

const form = async () => within(await screen.findByRole('region', { name: 'Create Opportunity' }));
type Form = Awaited<ReturnType<typeof form>>;

async function opened(): Promise<Form> {
  visit('/dashboard?publish=new');
  const card = await form();
  await card.findByRole('textbox', { name: 'Title' });
  return card;
}

const put = (control: HTMLElement, value: string): boolean => fireEvent.change(control, { target: { value } });

function fill(card: Form): void {
  put(card.getByRole('textbox', { name: 'Title' }), 'Creek cleanup');
  put(card.getByRole('textbox', { name: 'Description' }), 'Pick up litter.');
  put(card.getByRole('textbox', { name: 'Organization' }), 'Mill Creek Park');
  put(card.getByLabelText('Date'), SOON);
  put(card.getByLabelText('Start time'), '22:30');
  put(card.getByRole('textbox', { name: 'Location' }), 'North gate');
  const coordinator = card.queryByRole('combobox', { name: 'Coordinator' });
  if (coordinator) put(coordinator, String(verifier.id));
}

async function describeNora(card: Form): Promise<void> {
  await userEvent.click(card.getByRole('checkbox', { name: 'New coordinator' }));
  put(card.getByRole('textbox', { name: 'First name' }), 'Nora');
  put(card.getByRole('textbox', { name: 'Last name' }), 'Petrov');
  put(card.getByRole('textbox', { name: 'Email' }), 'nora@park.example');
  put(card.getByRole('textbox', { name: 'Username' }), 'nora');
}

const send = (card: Form) => userEvent.click(card.getByRole('button', { name: 'Create Opportunity' }));

describe("a teacher's form for an opportunity", () => {
  it('begins with two hours, ten places, everybody, and nobody chosen to coordinate', async () => {
    const card = await opened();
    expect(card.getByRole('textbox', { name: 'Hours' })).toHaveValue('2');
    expect(card.getByRole('textbox', { name: 'Max volunteers' })).toHaveValue('10');
    expect(card.getByRole('combobox', { name: 'Target audience' })).toHaveDisplayValue('Students and parents');
    expect(card.getByRole('combobox', { name: 'Coordinator' })).toHaveDisplayValue('Choose a coordinator');
    await waitFor(() => expect(card.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  });

  it('shows when it ends, and publishes it', async () => {
    const card = await opened();
    fill(card);
    await userEvent.clear(card.getByRole('textbox', { name: 'Hours' }));
    await enterText(card.getByRole('textbox', { name: 'Hours' }), '3');
    expect(await card.findByText('Ends at 1:30 AM the next day')).toBeVisible();
    await send(card);
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
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(await card.findByRole('textbox', { name: 'Title' })).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Create Opportunity' })).toHaveFocus();
  });

  it('says above and beside the fields what is missing, and leads to each', async () => {
    const card = await opened();
    await userEvent.clear(card.getByRole('textbox', { name: 'Max volunteers' }));
    await send(card);
    const summary = await card.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getAllByRole('link')).toHaveLength(8);
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
      const control = card.getByLabelText(field);
      expect(control).toHaveAccessibleDescription(expect.stringContaining(message));
      await userEvent.click(within(summary).getByRole('link', { name: message }));
      expect(control).toHaveFocus();
    }
    expect(await server.bodies(PUBLISH)).toEqual([]);
  });

  it('keeps what was typed where the server refuses it', async () => {
    server.to(PUBLISH, () => refusal(503, { message: '' }));
    const card = await opened();
    fill(card);
    await send(card);
    expect(await screen.findByText('Failed to create opportunity')).toBeVisible();
    expect(screen.getByText('An error occurred while creating the opportunity.')).toBeVisible();
    expect(card.getByRole('textbox', { name: 'Title' })).toHaveValue('Creek cleanup');
    expect(card.getByRole('button', { name: 'Create Opportunity' })).toBeEnabled();
  });

  it('shows what the server says of a field beside it', async () => {
    const errors = [{ field: 'startTime', message: 'The start time of an opportunity must not be in the past.' }];
    server.to(PUBLISH, () => refusal(400, { message: 'Not so.', errors }));
    const card = await opened();
    fill(card);
    await send(card);
    const problem = 'The start time of an opportunity must not be in the past.';
    expect(await card.findByRole('link', { name: problem })).toBeVisible();
    expect(card.getByLabelText('Start time')).toHaveAccessibleDescription(problem);
    await waitFor(() => expect(card.getByRole('alert')).toHaveFocus());
  });

  it('stands on the page, and leaves the focus where it is until it is asked for', async () => {
    visit();
    const card = await form();
    expect(await card.findByRole('textbox', { name: 'Title' })).not.toHaveFocus();
    expect(card.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('asks before it throws away what was typed into a copy', async () => {
    visit('/dashboard?publish=new&like=12');
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate opportunity' }));
    await enterText(await dialog.findByRole('textbox', { name: 'Title' }), ' again');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('cannot be shown without the coordinators, and is loaded again', async () => {
    server.to('GET /api/users/verifiers', () => refusal(503));
    visit('/dashboard?publish=new');
    expect(await screen.findByText('Couldn’t load the form')).toBeVisible();
    server.to('GET /api/users/verifiers', () => json(200, [anotherVerifier]));
    const card = await form();
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByRole('option', { name: 'Walt Kim' })).toBeVisible();
  });
});

describe('a new coordinator', () => {
  const nora = {
    ...aUser({ id: 77, username: 'nora', firstName: 'Nora', lastName: 'Petrov', role: 'verifier' }),
    oneTimePassword: 'K7QM-2XPR',
  };
  beforeEach(() => server.to(MAKE_USER, () => json(201, nora)));

  it('is described whole, or nobody is made', async () => {
    const card = await opened();
    fill(card);
    await userEvent.click(card.getByRole('checkbox', { name: 'New coordinator' }));
    await enterText(card.getByRole('textbox', { name: 'Email' }), 'nora@');
    await send(card);
    expect(
      await card.findByText('Either select existing coordinator or provide all new coordinator details'),
    ).toBeVisible();
    await userEvent.click(card.getByRole('link', { name: 'Invalid email address' }));
    expect(card.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(await server.bodies(MAKE_USER)).toEqual([]);
  });

  it('is made first, and the opportunity names them; their password is shown once', async () => {
    const card = await opened();
    fill(card);
    await describeNora(card);
    await send(card);
    expect(await card.findByText('“Creek cleanup” is published.')).toBeVisible();
    expect(card.getByRole('textbox', { name: 'One-time password' })).toHaveValue('K7QM-2XPR');
    expect(card.getByText(/must change it at first login/)).toBeVisible();
    expect(await server.bodies(MAKE_USER)).toEqual([
      { firstName: 'Nora', lastName: 'Petrov', email: 'nora@park.example', username: 'nora', role: 'verifier' },
    ]);
    expect(await server.bodies(PUBLISH)).toMatchObject([{ coordinatorId: 77 }]);
    await userEvent.click(card.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('K7QM-2XPR')).toBeNull());
  });

  it('stays chosen where publishing then fails, and is not made twice', async () => {
    server.to(PUBLISH, () => refusal(503, { message: 'The database is away.' }));
    const card = await opened();
    fill(card);
    await describeNora(card);
    await send(card);
    expect(await screen.findByText('The database is away.')).toBeVisible();
    expect(await card.findByRole('combobox', { name: 'Coordinator' })).toHaveDisplayValue('Nora Petrov');
    expect(card.getByRole('textbox', { name: 'One-time password' })).toHaveValue('K7QM-2XPR');
    server.to(PUBLISH, () => json(201, anOpportunity()));
    await send(card);
    expect(await card.findByText('“Creek cleanup” is published.')).toBeVisible();
    expect(card.getByRole('textbox', { name: 'One-time password' })).toHaveValue('K7QM-2XPR');
    expect(await server.bodies(MAKE_USER)).toHaveLength(1);
    expect(await server.bodies(PUBLISH)).toMatchObject([{ coordinatorId: 77 }, { coordinatorId: 77 }]);
  });

  it('whose username is taken is told so, and nothing is published', async () => {
    const errors = [{ field: 'username', message: 'This username is taken.' }];
    server.to(MAKE_USER, () => refusal(409, { message: 'Taken.', errors }));
    const card = await opened();
    fill(card);
    await describeNora(card);
    await send(card);
    expect(await card.findByRole('link', { name: 'This username is taken.' })).toBeVisible();
    expect(await screen.findByText('Failed to create coordinator')).toBeVisible();
    expect(await server.bodies(PUBLISH)).toEqual([]);
  });

  it('is asked for where the school has none', async () => {
    server.to('GET /api/users/verifiers', () => json(200, []));
    const card = await opened();
    expect(card.getByRole('checkbox', { name: 'New coordinator' })).toBeChecked();
    expect(card.getByRole('textbox', { name: 'Username' })).toBeVisible();
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
    const request = server.sent.find(({ url }) => url.includes('/volunteer-opportunities'))!;
    expect(Object.fromEntries(new URL(request.url).searchParams)).toEqual({ sort: '-createdAt', limit: '3' });
  });

  it('are changed by Edit, with what was changed and the version that was looked at', async () => {
    server.to('PATCH /api/volunteer-opportunities/12', () => json(200, anOpportunity({ version: 2 })));
    visit();
    await userEvent.click(await (await recent()).findByRole('button', { name: /^Edit Creek cleanup/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit opportunity' }));
    const location = await dialog.findByRole('textbox', { name: 'Location' });
    await userEvent.clear(location);
    await enterText(location, 'South gate');
    expect(
      await dialog.findByText('We’ll notify the volunteers who signed up about the new time or location.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Opportunity updated')).toBeVisible();
    expect(await server.bodies('PATCH /api/volunteer-opportunities/12')).toEqual([
      { version: 1, location: 'South gate' },
    ]);
  });

  it('lead to the form where there are none', async () => {
    server.to('GET /api/volunteer-opportunities', list([]));
    visit();
    await userEvent.click(await (await recent()).findByRole('button', { name: 'Create Opportunity' }));
    expect(address()).toBe('/dashboard?publish=new');
    const card = await form();
    await waitFor(() => expect(card.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  });

  it('say where there are none, and where they cannot be read', async () => {
    server.to('GET /api/volunteer-opportunities', list([]));
    const { unmount } = visit();
    expect(await screen.findByText('No opportunities yet')).toBeVisible();
    unmount();
    server.to('GET /api/volunteer-opportunities', () => refusal(503));
    visit();
    expect(await screen.findByText('Couldn’t load opportunities')).toBeVisible();
  });

  it('are not shown to a verifier, who publishes none', async () => {
    renderPart(<ReviewerDashboard />, { user: verifier, at: '/dashboard?publish=new' });
    expect(await screen.findByText('All caught up!')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Recent opportunities' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
