import { addDays, NEW_SCHOOL, todayInZone, type OpportunityView, type SessionUser } from '@hourtrail/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatDate } from '../../lib/dates.js';
import { enterText } from '../../testing/enterText.js';
import {
  admin,
  anOpportunity,
  aSignup,
  aUser,
  lincoln,
  superAdmin,
  teacher,
  verifier,
} from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { OpportunitiesPage } from './OpportunitiesPage.js';

const TODAY = todayInZone(teacher.timeZone);
const SOON = addDays(TODAY, 14);
const week = (count: number): string => addDays(SOON, 7 * count);
const ONE = 'GET /api/volunteer-opportunities/12';
const PUBLISH = 'POST /api/volunteer-opportunities';
const CHANGE = 'PATCH /api/volunteer-opportunities/12';
const CANCEL = 'POST /api/volunteer-opportunities/12/cancel';

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <output aria-label="Address" onDoubleClick={() => void navigate(-1)}>
      {pathname + search}
    </output>
  );
}
/** As the button of the browser does, over whatever is open. */
const goBack = () => fireEvent.doubleClick(screen.getByLabelText('Address'));

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/users/verifiers', () => json(200, [verifier]))
    .to(PUBLISH, () => json(201, anOpportunity({ id: 13 })))
    .to(CHANGE, () => json(200, anOpportunity({ version: 2 })));
});
afterEach(() => server.end());

/** What the server holds, as the list and by itself. */
const holds = (given: Partial<OpportunityView> = {}): void => {
  const held = anOpportunity({ day: SOON, ...given });
  server
    .to('GET /api/volunteer-opportunities', ({ url }) =>
      url.includes('when=now') ? json(200, []) : json(200, [held], { 'X-Total-Count': '1' }),
    )
    .to(ONE, () => json(200, held));
};

const visit = (user: SessionUser = admin, at = '/opportunities') =>
  renderPart(
    <>
      <OpportunitiesPage />
      <Address />
      <Toaster />
    </>,
    { user, at },
  );

const put = (control: HTMLElement, value: string): boolean => fireEvent.change(control, { target: { value } });

async function dialogOf(name: string) {
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByRole('textbox', { name: 'Title' });
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof dialogOf>>;

async function menu() {
  await userEvent.click(await screen.findByRole('button', { name: /^Manage Creek cleanup/ }));
  return within(await screen.findByRole('menu', { name: /^Manage Creek cleanup/ }));
}
const choose = async (choice: string) => userEvent.click((await menu()).getByRole('menuitem', { name: choice }));
const choices = async () => (await menu()).getAllByRole('menuitem').map(({ textContent }) => textContent.trim());

function fill(dialog: Dialog): void {
  put(dialog.getByRole('textbox', { name: 'Title' }), 'Creek cleanup');
  put(dialog.getByRole('textbox', { name: 'Description' }), 'Pick up litter.');
  put(dialog.getByRole('textbox', { name: 'Organization' }), 'Mill Creek Park');
  put(dialog.getByLabelText('Date'), SOON);
  put(dialog.getByLabelText('Start time'), '09:00');
  put(dialog.getByLabelText('End time'), '11:45');
  put(dialog.getByRole('textbox', { name: 'Location' }), 'North gate');
}

describe('publishing on /opportunities', () => {
  beforeEach(() => holds());
  const opened = async (user?: SessionUser): Promise<Dialog> => {
    visit(user, '/opportunities?publish=new');
    return dialogOf('Create Opportunity');
  };
  const send = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Create Opportunity' }));

  it.each([
    ['a teacher', teacher],
    ['an administrator', admin],
    ['a super-admin', superAdmin],
  ])('is open to %s', async (_who, user) => {
    visit(user);
    await userEvent.click(await screen.findByRole('button', { name: 'Create Opportunity' }));
    await dialogOf('Create Opportunity');
    expect(screen.getByLabelText('Address')).toHaveTextContent('/opportunities?publish=new');
  });

  it('sends the date combined with the start time', async () => {
    const dialog = await opened();
    fill(dialog);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Coordinator/ }), 'Vera Okafor');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Active' }));
    await send(dialog);
    expect(await screen.findByText('Opportunity created')).toBeVisible();
    expect(await server.bodies(PUBLISH)).toEqual([
      {
        title: 'Creek cleanup',
        description: 'Pick up litter.',
        organizationName: 'Mill Creek Park',
        date: `${SOON}T09:00`,
        startTime: '09:00',
        endTime: '11:45',
        location: 'North gate',
        maxSlots: 10,
        targetAudience: 'both',
        coordinatorId: verifier.id,
        isActive: false,
      },
    ]);
  });

  it('asks for date, times and places', async () => {
    const dialog = await opened();
    put(dialog.getByRole('textbox', { name: 'Max volunteers' }), '0');
    await send(dialog);
    for (const message of [
      'Date is required',
      'Start time is required',
      'End time is required',
      'Max volunteers is required',
    ]) {
      expect(await dialog.findByRole('link', { name: message })).toBeVisible();
    }
    expect(await server.bodies(PUBLISH)).toEqual([]);
  });

  it('is for days to come', async () => {
    const dialog = await opened();
    fill(dialog);
    put(dialog.getByLabelText('Date'), addDays(TODAY, -1));
    await send(dialog);
    const problem = 'The date of an opportunity must not be in the past.';
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
    await userEvent.click(dialog.getByRole('link', { name: problem }));
    expect(dialog.getByLabelText('Date')).toHaveFocus();
    expect(dialog.getByLabelText('Date')).toHaveAccessibleDescription(expect.stringContaining(problem));
  });

  it('leaves it to administrators whether it begins active', async () => {
    const dialog = await opened(teacher);
    expect(dialog.queryByRole('checkbox', { name: 'Active' })).toBeNull();
  });

  it('repeats it every week but for the days taken out', async () => {
    const dialog = await opened();
    fill(dialog);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Repeat' }), 'Every week for a number of weeks');
    put(dialog.getByRole('textbox', { name: 'Weeks' }), '3');
    const days = within(await dialog.findByRole('group', { name: 'Takes place on' }));
    expect(days.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await userEvent.click(days.getByRole('checkbox', { name: formatDate(week(1)) }));
    expect(await days.findByText('2 days, each with its own spots')).toBeVisible();
    await send(dialog);
    expect(await screen.findByText('Opportunity created successfully. It takes place on 2 days.')).toBeVisible();
    expect(await server.bodies(PUBLISH)).toMatchObject([{ repeatWeeks: 3, exceptDates: [week(1)] }]);
  });

  it('repeats it until a day, and on one day at least', async () => {
    const dialog = await opened();
    fill(dialog);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Repeat' }), 'Every week until a date');
    await send(dialog);
    expect(await dialog.findByRole('link', { name: 'Last day is required' })).toBeVisible();
    put(dialog.getByLabelText('Last day'), week(1));
    const days = within(await dialog.findByRole('group', { name: 'Takes place on' }));
    for (const day of days.getAllByRole('checkbox')) await userEvent.click(day);
    await send(dialog);
    expect(await days.findByText('Keep at least one day.')).toBeVisible();
    await userEvent.click(days.getByRole('checkbox', { name: formatDate(SOON) }));
    await waitFor(() => expect(days.queryByText('Keep at least one day.')).toBeNull());
    await send(dialog);
    await waitFor(async () =>
      expect(await server.bodies(PUBLISH)).toMatchObject([{ repeatUntil: week(1), exceptDates: [week(1)] }]),
    );
  });

  it('lets a super-admin choose the school, and asks why where it is another', async () => {
    server.to('GET /api/organizations', () =>
      json(200, [NEW_SCHOOL, lincoln, { ...lincoln, id: 3, name: 'Roosevelt High School' }], { 'X-Total-Count': '3' }),
    );
    server.to('GET /api/users', ({ url }) =>
      json(200, url.includes('organizationId=3') ? [aUser({ id: 31, firstName: 'Vera', lastName: 'Roosevelt' })] : []),
    );
    const dialog = await opened(superAdmin);
    const school = dialog.getByRole('combobox', { name: 'School' });
    expect(school).toHaveValue('');
    fill(dialog);
    await send(dialog);
    expect(await dialog.findByRole('link', { name: 'School is required' })).toBeVisible();
    expect(dialog.queryByRole('textbox', { name: 'Reason' })).toBeNull();
    await userEvent.click(school);
    expect(await dialog.findByRole('option', { name: NEW_SCHOOL.name })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await dialog.findByRole('option', { name: 'Roosevelt High School' }));
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Coordinator/ }), 'Vera Roosevelt');
    await send(dialog);
    expect(
      await dialog.findByRole('link', { name: 'You’re working in another school. Enter a reason.' }),
    ).toBeVisible();
    put(dialog.getByRole('textbox', { name: 'Reason' }), 'They asked for it');
    await send(dialog);
    await waitFor(async () =>
      expect(await server.bodies(PUBLISH)).toMatchObject([
        { organizationId: 3, reason: 'They asked for it', coordinatorId: 31 },
      ]),
    );
  });
});

describe('what can be done with an opportunity', () => {
  it('follows from how it stands', async () => {
    holds();
    const { unmount } = visit();
    expect(await choices()).toEqual(['Edit', 'Duplicate', 'Who signed up', 'Deactivate', 'Cancel opportunity']);
    unmount();
    holds({ isActive: false, state: 'inactive' });
    const closed = visit();
    expect(await choices()).toContain('Activate');
    closed.unmount();
    holds({ state: 'past' });
    const past = visit();
    expect(await choices()).toEqual(['Edit', 'Duplicate', 'Who signed up']);
    past.unmount();
    holds({ state: 'cancelled', isActive: false, cancelledAt: '2026-10-01T12:00:00.000Z' });
    visit();
    expect(await choices()).toEqual(['Duplicate']);
  });

  it('is nothing for a verifier, who only reads', async () => {
    holds();
    visit(verifier);
    expect(await screen.findByText('Creek cleanup')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Manage/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Create Opportunity' })).toBeNull();
  });

  it('also stands with its details', async () => {
    holds();
    visit(admin, '/opportunities?opportunity=12');
    const details = within(await screen.findByRole('dialog', { name: 'Opportunity' }));
    expect(await details.findByRole('button', { name: /^Manage Creek cleanup/ })).toBeVisible();
  });

  it('closes it for sign-up, and opens it again', async () => {
    holds();
    const { unmount } = visit();
    await choose('Deactivate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate this opportunity?' }));
    expect(dialog.getByText(/4 people already signed up and will still see it in their lists/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Opportunity deactivated')).toBeVisible();
    unmount();
    holds({ isActive: false, state: 'inactive' });
    visit();
    await choose('Activate');
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Activate this opportunity?' })).getByRole('button', {
        name: 'Activate',
      }),
    );
    await waitFor(async () =>
      expect(await server.bodies(CHANGE)).toEqual([
        { version: 1, isActive: false },
        { version: 1, isActive: true },
      ]),
    );
  });

  it('cancels it with a reason, which those who signed up are told', async () => {
    holds({ waitlisted: 2 });
    server.to(CANCEL, () => json(200, anOpportunity({ state: 'cancelled' })));
    visit();
    await choose('Cancel opportunity');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this opportunity?' }));
    expect(dialog.getByText(/We’ll let the 6 people who signed up or are on the waitlist know why/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Keep opportunity' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel opportunity' }));
    expect(
      await dialog.findByText('Say why you are canceling. We send your reason to everyone who signed up.'),
    ).toBeVisible();
    expect(await server.bodies(CANCEL)).toEqual([]);
    await enterText(dialog.getByRole('textbox', { name: 'Reason' }), 'The creek is in flood');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel opportunity' }));
    expect(await screen.findByText('We’ll let 6 people know why.')).toBeVisible();
    expect(await server.bodies(CANCEL)).toEqual([{ reason: 'The creek is in flood' }]);
    const sent = server.sent.find(({ url }) => url.endsWith('/cancel'))!;
    expect(sent.headers.get('If-Match')).toBe('"1"');
  });

  it('says when it could not be done', async () => {
    holds();
    server.to(CANCEL, () => refusal(409, { message: 'This opportunity has begun already.' }));
    visit();
    await choose('Cancel opportunity');
    await enterText(await screen.findByRole('textbox', { name: 'Reason' }), 'Rain');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel opportunity' }));
    expect(await screen.findByText('Failed to cancel opportunity')).toBeVisible();
    expect(screen.getByText('This opportunity has begun already.')).toBeVisible();
  });

  it('duplicates it a week later, as a new one', async () => {
    holds({ description: 'Bring boots.' });
    visit();
    await choose('Duplicate');
    const dialog = await dialogOf('Duplicate opportunity');
    expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Bring boots.');
    expect(dialog.getByLabelText('Date')).toHaveValue(week(1));
    expect(screen.getByLabelText('Address')).toHaveTextContent('/opportunities?publish=new&like=12');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Opportunity' }));
    await waitFor(async () =>
      expect(await server.bodies(PUBLISH)).toMatchObject([{ date: `${week(1)}T09:00`, coordinatorId: verifier.id }]),
    );
  });
});

describe('editing an opportunity', () => {
  const opened = async (given: Partial<OpportunityView> = {}, user?: SessionUser): Promise<Dialog> => {
    holds(given);
    visit(user, '/opportunities?publish=12');
    return dialogOf('Edit opportunity');
  };
  const save = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));

  it('says where somebody else changed it meanwhile, keeps what was typed, and saves on top', async () => {
    const dialog = await opened();
    put(dialog.getByRole('textbox', { name: 'Title' }), 'Creek spring cleaning');
    const current = anOpportunity({ version: 5, day: SOON, title: 'Creek day', location: 'South gate' });
    server.to(CHANGE, () => refusal(409, { code: 'stale', message: 'Somebody else changed it.' }));
    server.to(ONE, () => json(200, current));
    await save(dialog);
    expect(await dialog.findByText(/Someone else changed this opportunity while you were editing it/)).toBeVisible();
    expect(await dialog.findByText('Title: Creek day')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Location' })).toHaveValue('South gate'));
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Creek spring cleaning');
    server.to(CHANGE, () => json(200, { ...current, version: 6 }));
    await save(dialog);
    expect(await screen.findByText('Opportunity updated')).toBeVisible();
    expect(await server.bodies(CHANGE)).toEqual([
      { version: 1, title: 'Creek spring cleaning' },
      { version: 5, title: 'Creek spring cleaning' },
    ]);
  });

  it('says beside the places that more people signed up already', async () => {
    const message = '4 people have signed up already: there must be as many places.';
    server.to(CHANGE, () => refusal(409, { code: 'opportunities.below-signups', message }));
    const dialog = await opened();
    expect(dialog.getByText('4 signed up so far')).toBeVisible();
    const places = dialog.getByRole('textbox', { name: 'Max volunteers' });
    put(places, '3');
    await save(dialog);
    await userEvent.click(await dialog.findByRole('link', { name: message }));
    expect(places).toHaveFocus();
    expect(places).toHaveValue('3');
  });

  it('says who leaves the waitlist where it is for fewer', async () => {
    holds({ waitlisted: 2, maxSlots: 4, spotsLeft: 0, state: 'full' });
    visit(admin, '/opportunities?publish=12');
    const dialog = await dialogOf('Edit opportunity');
    const audience = dialog.getByRole('combobox', { name: 'Target audience' });
    const words = /aren’t in the new audience will be taken off it/;
    await userEvent.selectOptions(audience, 'parents');
    expect(await dialog.findByText(words)).toBeVisible();
    await userEvent.selectOptions(audience, 'both');
    await waitFor(() => expect(dialog.queryByText(words)).toBeNull());
  });

  it('asks before Back throws away what was typed, and stays open over it', async () => {
    holds();
    visit(admin);
    await choose('Edit');
    const title = (await dialogOf('Edit opportunity')).getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await enterText(title, 'River cleanup');
    goBack();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('/opportunities?publish=12'));
    await waitFor(() => expect(screen.queryByText('Discard changes?')).toBeNull());
    expect((await dialogOf('Edit opportunity')).getByRole('textbox', { name: 'Title' })).toHaveValue('River cleanup');
    goBack();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/opportunities$/);
  });

  it('leaves day and start of one that has begun as they are', async () => {
    const dialog = await opened({ state: 'past', date: addDays(TODAY, -7) });
    expect(dialog.getByText('This opportunity has started. You can’t change its date or start time.')).toBeVisible();
    expect(dialog.getByLabelText('Date')).toHaveAttribute('readonly');
    put(dialog.getByRole('textbox', { name: 'Description' }), 'It was fun.');
    await save(dialog);
    await waitFor(async () =>
      expect(await server.bodies(CHANGE)).toEqual([{ version: 1, description: 'It was fun.' }]),
    );
  });

  it('changes one day of a series, or those that follow too', async () => {
    const dialog = await opened({ seriesId: 11 });
    expect(dialog.getByRole('radio', { name: `Only this day, ${formatDate(SOON)}` })).toBeChecked();
    put(dialog.getByRole('textbox', { name: 'Location' }), 'South gate');
    await userEvent.click(dialog.getByRole('radio', { name: 'This day and the following days' }));
    await save(dialog);
    await waitFor(async () =>
      expect(await server.bodies(CHANGE)).toEqual([{ version: 1, location: 'South gate', following: true }]),
    );
  });

  it('says who coordinates it though they have left', async () => {
    const dialog = await opened({ coordinatorId: 99, coordinator: { name: 'Gone Away' } });
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(dialog.getByRole('combobox', { name: /^Coordinator/ })).toHaveDisplayValue('Gone Away (no longer active)');
  });

  it('says who chooses the coordinator where the people of another school cannot be read', async () => {
    server.to('GET /api/users', () => refusal(503));
    const dialog = await opened({ organizationId: 3 }, superAdmin);
    expect(await dialog.findByText('Staff of that school can choose a coordinator.')).toBeVisible();
  });

  it('asks a super-admin of another school why', async () => {
    server.to('GET /api/users', () => json(200, []));
    const dialog = await opened({ organizationId: 3 }, superAdmin);
    put(dialog.getByRole('textbox', { name: 'Title' }), 'Creek day');
    await save(dialog);
    expect(
      await dialog.findByRole('link', { name: 'You’re working in another school. Enter a reason.' }),
    ).toBeVisible();
    put(dialog.getByRole('textbox', { name: 'Reason' }), 'A typing error');
    await save(dialog);
    await waitFor(async () =>
      expect(await server.bodies(CHANGE)).toEqual([{ version: 1, title: 'Creek day', reason: 'A typing error' }]),
    );
  });

  it('cannot begin where it cannot be read', async () => {
    holds();
    server.to(ONE, () => refusal(404));
    visit(admin, '/opportunities?publish=12');
    expect(await screen.findByText('Couldn’t load the opportunity')).toBeVisible();
  });
});

describe('who signed up', () => {
  const people = async () => within(await screen.findByRole('dialog', { name: 'Who signed up' }));
  const named = (id: number, firstName: string) => aSignup({ id, userId: id, user: { firstName, lastName: 'Kim' } });

  it('is listed a page at a time, and apart from it who waits in line', async () => {
    holds({ currentSignups: 2, waitlisted: 1 });
    server.to('GET /api/opportunity-signups', ({ url }) => {
      const { searchParams } = new URL(url);
      if (searchParams.get('status') === 'waitlisted') {
        const waits = { ...named(9, 'Cleo'), status: 'waitlisted', position: 1 };
        return json(200, [waits], { 'X-Total-Count': '1' });
      }
      if (searchParams.get('cursor')) return json(200, [named(8, 'Ben')], { 'X-Total-Count': '2' });
      const next = '</api/opportunity-signups?cursor=abc>; rel="next"';
      return json(200, [named(7, 'Ada')], { 'X-Total-Count': '2', Link: next });
    });
    visit();
    await choose('Who signed up');
    const panel = await people();
    const signedUp = within(await panel.findByRole('region', { name: 'Signed up' }));
    expect(await signedUp.findByText('Ada Kim')).toBeVisible();
    await userEvent.click(signedUp.getByRole('button', { name: 'Load more' }));
    expect(await signedUp.findByText('Ben Kim')).toBeVisible();
    expect(await signedUp.findByText('Showing 2 of 2')).toBeVisible();
    const line = within(panel.getByRole('region', { name: 'Waitlist' }));
    expect(await line.findByText('Cleo Kim')).toBeVisible();
    expect(line.getByText('1st in line')).toBeVisible();
    const requests = server.sent.filter(({ url }) => url.includes('/opportunity-signups'));
    expect(requests.every(({ url }) => new URL(url).searchParams.get('opportunityId') === '12')).toBe(true);
    expect(screen.getByLabelText('Address')).toHaveTextContent('/opportunities?signups=12');
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/opportunities$/));
  });

  it('may be nobody yet', async () => {
    holds({ currentSignups: 0 });
    server.to('GET /api/opportunity-signups', () => json(200, [], { 'X-Total-Count': '0' }));
    visit(admin, '/opportunities?signups=12');
    const panel = await people();
    expect(await panel.findByText('No one has signed up yet.')).toBeVisible();
    expect(await panel.findByText('No one is on the waitlist.')).toBeVisible();
  });

  it('says why nobody is left of what was cancelled', async () => {
    holds({ state: 'cancelled', cancelReason: 'The creek is in flood' });
    visit(admin, '/opportunities?signups=12');
    expect(await (await people()).findByText(/along with all sign-ups. The creek is in flood/)).toBeVisible();
  });

  it('is read again where it could not be', async () => {
    holds();
    server.to('GET /api/opportunity-signups', ({ url }) =>
      url.includes('status=waitlisted') ? json(200, [], { 'X-Total-Count': '0' }) : refusal(503),
    );
    visit(admin, '/opportunities?signups=12');
    const panel = await people();
    expect(await panel.findByText('Couldn’t load the list')).toBeVisible();
    server.to('GET /api/opportunity-signups', () => json(200, [aSignup()], { 'X-Total-Count': '1' }));
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('Maya Chen')).toBeVisible();
  });
});
