import { CONFIRM_ROUTE, type AccountOffer, type ConfirmationResult, type EntryToConfirm } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { enterText } from '../../testing/enterText.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { ConfirmPage } from './ConfirmPage.js';

const ONE = 'GET /api/confirmations/7.x.y';
const ANSWER = 'POST /api/confirmations/7.x.y';
const ACCOUNT = 'POST /api/confirmations/7.x.y/account';

const anEntry = (given: Partial<EntryToConfirm> = {}): EntryToConfirm => ({
  id: 41,
  volunteer: { firstName: 'Maya', lastName: 'Chen' },
  organizationName: 'Elm Street Library',
  description: 'Sorted returned books',
  date: '2026-11-20',
  startTime: '09:00',
  endTime: '13:00',
  hours: '4.00',
  ...given,
});

describe('the page of a supervisor without an account', () => {
  let server: Answers;
  let account: AccountOffer | null;
  const holds = (...entries: readonly EntryToConfirm[]): void =>
    void server.to(ONE, () =>
      json(200, { school: 'Lincoln High School', expiresAt: '2026-12-20T15:00:00.000Z', entries }),
    );
  const says = (...results: readonly ConfirmationResult[]): void =>
    void server.to(ANSWER, () => json(200, { results, account }));
  const visit = () =>
    renderPart(
      <>
        <Routes>
          <Route path={`${CONFIRM_ROUTE}:token`} element={<ConfirmPage />} />
        </Routes>
        <Toaster />
      </>,
      { at: '/confirm/7.x.y' },
    );
  const entry = async (name: string) => within(await screen.findByRole('article', { name }));
  /** What was sent but for the first press, which says that a person is there. */
  const answers = async () =>
    (await server.bodies(ANSWER)).filter((body) => (body as { answers: unknown[] }).answers.length > 0);

  beforeEach(() => {
    server = new Answers();
    account = null;
    holds(anEntry());
    says();
  });
  afterEach(() => server.end());

  it('shows the entry, and confirms it as it is with one press', async () => {
    visit();
    const one = await entry('Maya Chen: 4 hours');
    expect(one.getByText('Sorted returned books')).toBeVisible();
    expect(one.getByText('9:00 AM – 1:00 PM')).toBeVisible();
    says({ id: 41, outcome: 'done', status: 'verified' });
    await userEvent.click(one.getByRole('button', { name: 'Confirm 4 hours' }));
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await answers()).toEqual([{ answers: [{ id: 41, outcome: 'confirm' }] }]);
  });

  it('says once that a person is there, when they first press something', async () => {
    visit();
    const one = await entry('Maya Chen: 4 hours');
    expect(await server.bodies(ANSWER)).toEqual([]);
    await userEvent.click(one.getByRole('combobox', { name: 'Hours you confirm' }));
    await userEvent.click(one.getByRole('button', { name: 'Decline' }));
    await waitFor(async () => expect(await server.bodies(ANSWER)).toEqual([{ answers: [] }]));
  });

  it('can lower the hours, in steps of half an hour, never raise them', async () => {
    visit();
    const one = await entry('Maya Chen: 4 hours');
    const hours = one.getByRole('combobox', { name: 'Hours you confirm' });
    expect(
      within(hours)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['4 hours', '3.5 hours', '3 hours', '2.5 hours', '2 hours', '1.5 hours', '1 hour', '0.5 hours']]);
    expect(one.queryByRole('textbox')).toBeNull();
    await userEvent.selectOptions(hours, '3');
    await enterText(one.getByRole('textbox', { name: /^Why fewer/ }), 'Left at noon');
    says({ id: 41, outcome: 'done', status: 'verified' });
    await userEvent.click(one.getByRole('button', { name: 'Confirm 3 hours' }));
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(one.getByText('You confirmed 3 of 4 hours. You wrote: “Left at noon”')).toBeVisible();
    expect(await answers()).toEqual([{ answers: [{ id: 41, outcome: 'confirm', hours: 3, comment: 'Left at noon' }] }]);
  });

  it('asks why before it declines', async () => {
    visit();
    const one = await entry('Maya Chen: 4 hours');
    await userEvent.click(one.getByRole('button', { name: 'Decline' }));
    expect(one.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await userEvent.click(one.getByRole('button', { name: 'Send answer' }));
    expect(await one.findByText('Say why you decline the hours')).toBeVisible();
    await enterText(one.getByRole('textbox', { name: 'Reason' }), 'We were closed');
    await userEvent.click(one.getByRole('button', { name: 'Send answer' }));
    await waitFor(async () =>
      expect(await answers()).toEqual([
        { answers: [{ id: 41, outcome: 'decline', comment: 'We were closed', insteadEmail: null }] },
      ]),
    );
  });

  it('takes that they are the wrong person, and who would be the right one', async () => {
    visit();
    const one = await entry('Maya Chen: 4 hours');
    await userEvent.click(one.getByRole('button', { name: 'Someone else supervised' }));
    await enterText(one.getByRole('textbox', { name: /^Email of the person who did/ }), 'lee@library.example');
    says({ id: 41, outcome: 'done', status: 'pending' });
    await userEvent.click(one.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await answers()).toEqual([
      { answers: [{ id: 41, outcome: 'wrong-person', comment: null, insteadEmail: 'lee@library.example' }] },
    ]);
  });

  it('confirms several at once, and keeps those that changed meanwhile', async () => {
    holds(anEntry(), anEntry({ id: 42, date: '2026-11-21' }));
    visit();
    says(
      { id: 41, outcome: 'done', status: 'verified' },
      { id: 42, outcome: 'stale', message: 'This entry no longer waits for an answer.' },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm all 2 as logged' }));
    expect(await screen.findByText('You confirmed 4 hours.')).toBeVisible();
    expect(screen.getByText('This entry no longer waits for an answer.')).toBeVisible();
  });

  it('offers to confirm several as logged only while nothing else is chosen for one of them', async () => {
    holds(anEntry(), anEntry({ id: 42, date: '2026-11-21' }));
    visit();
    const all = (): HTMLElement | null => screen.queryByRole('button', { name: 'Confirm all 2 as logged' });
    const [first] = await screen.findAllByRole('combobox', { name: 'Hours you confirm' });
    await userEvent.selectOptions(first as HTMLElement, '3');
    expect(all()).toBeNull();
    await userEvent.selectOptions(first as HTMLElement, '4');
    expect(all()).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Someone else supervised' })[1] as HTMLElement);
    expect(all()).toBeNull();
  });

  it.each([
    [404, 'This link doesn’t work'],
    [410, 'This link doesn’t work anymore'],
  ])('helps where the link does not work (%s)', async (status, title) => {
    server.to(ONE, () => refusal(status, { message: 'This link has expired. Ask the volunteer to send a new one.' }));
    visit();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText('This link has expired. Ask the volunteer to send a new one.')).toBeVisible();
  });

  const confirmOne = async (): Promise<void> => {
    visit();
    const one = await entry('Maya Chen: 4 hours');
    says({ id: 41, outcome: 'done', status: 'verified' });
    await userEvent.click(one.getByRole('button', { name: 'Confirm 4 hours' }));
    await screen.findByRole('heading', { name: 'Thank you' });
  };
  const offer = async () => within(await screen.findByRole('region', { name: 'Keep what you did in one place' }));

  it('offers who answers often an account, and asks for it with one press', async () => {
    account = { answered: 3, firstName: 'Rosa', lastName: 'Lind' };
    await confirmOne();
    const offered = await offer();
    expect(offered.getByText(/^You have answered 3 entries for Lincoln High School\./)).toBeVisible();
    server.to(ACCOUNT, () => new Response(null, { status: 204 }));
    await userEvent.click(offered.getByRole('button', { name: 'Ask for an account' }));
    expect(await offered.findByText(/^Lincoln High School knows that you would like an account\./)).toBeVisible();
    expect(await server.bodies(ACCOUNT)).toEqual([{ firstName: 'Rosa', lastName: 'Lind' }]);
  });

  it('offers no account to who answers now and then', async () => {
    await confirmOne();
    expect(screen.queryByRole('button', { name: 'Ask for an account' })).toBeNull();
  });

  it('asks for the name that is missing, and says why a request was not sent', async () => {
    account = { answered: 3, firstName: 'Rosa', lastName: '' };
    await confirmOne();
    const offered = await offer();
    await userEvent.click(offered.getByRole('button', { name: 'Ask for an account' }));
    expect(await server.bodies(ACCOUNT)).toEqual([]);
    await enterText(offered.getByRole('textbox', { name: 'Last name' }), 'Lind');
    const hasTwoAlphabets = { field: 'lastName', message: 'Use letters of one alphabet' };
    server.to(ACCOUNT, () => refusal(400, { message: 'Check the form.', errors: [hasTwoAlphabets] }));
    await userEvent.click(offered.getByRole('button', { name: 'Ask for an account' }));
    expect(await offered.findByText('Use letters of one alphabet')).toBeVisible();
    server.to(ACCOUNT, () => refusal(410, { message: 'This link has expired.' }));
    await userEvent.click(offered.getByRole('button', { name: 'Ask for an account' }));
    expect(await screen.findByText('This link has expired.')).toBeVisible();
  });

  it('leads who has an account to log in', async () => {
    server.to(ONE, () =>
      refusal(410, { code: 'hours.link-joined', message: 'You have an account at this school now.' }),
    );
    visit();
    expect(await screen.findByText('You have an account at this school now.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/login');
  });

  it('keeps what was typed where the answer was not sent', async () => {
    visit();
    const one = await entry('Maya Chen: 4 hours');
    await userEvent.click(one.getByRole('button', { name: 'Decline' }));
    await enterText(one.getByRole('textbox', { name: 'Reason' }), 'We were closed');
    server.to(ANSWER, () => refusal(503, { message: 'The database is away.' }));
    await userEvent.click(one.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('The database is away.')).toBeVisible();
    expect(one.getByRole('textbox', { name: 'Reason' })).toHaveValue('We were closed');
  });
});
