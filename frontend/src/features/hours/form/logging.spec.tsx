import { NEW_SCHOOL, NO_COUNTING_RULES, addDays, todayInZone, type HoursView } from '@hourtrail/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { sessionEnded } from '../../../api/session.js';
import { formatDate } from '../../../lib/dates.js';
import { appStore } from '../../../lib/appStore.js';
import { browserStorage } from '../../../lib/browserStorage.js';
import { enterText } from '../../../testing/enterText.js';
import { aStep, anEntry, anotherVerifier, aVerifier, student, verifier } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { HoursPanels } from '../HoursPanels.js';
import { usePanels } from '../usePanels.js';
import type { BeingSentState } from './beingSent.js';

const LOG = 'POST /api/volunteer-hours';
const today = todayInZone(student.timeZone);
const yesterday = addDays(today, -1);
const earlier = addDays(today, -2);
const vera = aVerifier(verifier, 'Riverside Food Bank', 'City Library');
const DAY_FULL = { field: 'hours', message: 'A day cannot hold more than 24 hours in total.' };

let server: Answers;
let entries: HoursView[];
beforeEach(() => {
  browserStorage.dropAll();
  entries = [];
  server = new Answers()
    .to('GET /api/users/verifiers', () => json(200, [aVerifier(anotherVerifier, 'Elm Street Library'), vera]))
    .to('GET /api/volunteer-hours', () => json(200, entries, { 'X-Total-Count': String(entries.length) }))
    .to('GET /api/auth/options', () => json(200, { sendsMail: true }))
    .to('GET /api/supervisors', () => json(200, []))
    .to(LOG, () => json(201, anEntry()));
});
afterEach(() => server.end());

function Logging() {
  const panels = usePanels();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => panels.openForm('new')}>Log hours</button>
      <HoursPanels panels={panels} newVerifier={{ open: () => undefined, nominee: null }} />
      <Toaster />
    </>
  );
}

const visit = ({ at = '/dashboard', user = student } = {}) => renderPart(<Logging />, { user, at });
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
/** Presses what stands beside the drawer, as the browser's own buttons do. */
const fireClick = (name: string): void => void fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const fill = async (label: string, value: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};
const organization = (): Promise<HTMLElement> => screen.findByRole('combobox', { name: 'Organization' });
const open = async (): Promise<void> => {
  await press('Log hours');
  await organization();
};
const type = async (place: string): Promise<void> => enterText(await organization(), place);
const submit = (): Promise<void> => press('Submit for Verification');
/** Says yes to the times that the form opened with. */
const submitAsSuggested = async (): Promise<void> => {
  await submit();
  await press('Yes, submit');
};
const keys = (): (string | null)[] =>
  server.sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
const daysSent = async (): Promise<readonly unknown[]> =>
  (await server.bodies(LOG)).map((body) => (body as { date: string }).date);

describe('logging hours', () => {
  it('takes four actions from the dashboard to an entry that was handed in', async () => {
    visit();
    await press('Log hours');
    await type('Riverside Food Bank');
    await fill('End time', '12:00');
    await submit();
    expect(await screen.findByText('Hours submitted')).toBeVisible();
    expect(screen.getByText('Now waiting for Vera Okafor to verify.')).toBeVisible();
    expect(await server.bodies(LOG)).toEqual([
      {
        organizationName: 'Riverside Food Bank',
        description: null,
        date: today,
        startTime: '09:00',
        endTime: '12:00',
        hours: '3',
        verifierId: 6,
        status: 'pending',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log hours' })).toBeNull());
  });

  it('asks for what the rules of the school ask of an entry', async () => {
    const rules = {
      ...NO_COUNTING_RULES,
      categories: [
        { id: 4, name: 'Direct service', min: null, max: null },
        { id: 5, name: 'Community', min: 5, max: null },
      ],
      dailyCap: 4,
      reflectionWords: 50,
      nonProfitOnly: true,
    };
    server.to('GET /api/rules', () =>
      json(200, [
        { ...rules, version: 2 },
        { ...rules, version: 1, categories: [] },
      ]),
    );
    visit();
    await open();
    await type('Riverside Food Bank');
    await fill('End time', '12:00');
    expect(screen.getByText('Only 4 hours a day count.')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Community: at least 5 hours' })).toBeInTheDocument();
    await submit();
    expect(screen.getByLabelText('Category')).toHaveAccessibleDescription('Category is required');
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Direct service');
    await enterText(screen.getByLabelText('Reflection'), 'Cans are heavy');
    expect(screen.getByText(/^3 of 50 words\./)).toBeVisible();
    await userEvent.click(screen.getByLabelText('This was for a non-profit or public organization'));
    const sentence = '0 of 3 hours count: the reflection has 3 words and needs 50 words.';
    server.to(LOG, () => json(201, anEntry({ counted: [{ rule: 'reflectionWords', version: 2, sentence }] })));
    await submit();
    expect(await screen.findByText(`Now waiting for Vera Okafor to verify. ${sentence}`)).toBeVisible();
    await waitFor(async () =>
      expect(await server.bodies(LOG)).toMatchObject([
        { categoryId: 4, reflection: 'Cans are heavy', isNonProfit: true, status: 'pending' },
      ]),
    );
  });

  it('says while typing what would count, and nothing offline', async () => {
    const categories = [{ id: 4, name: 'Fundraising', min: null, max: 10 }];
    const asked: string[] = [];
    const reason = (words: string) => ({ rule: 'dailyCap', version: 1, sentence: words });
    const answers: Readonly<Record<string, readonly object[]>> = {
      [`dates=${today}&hours=3`]: [
        { date: today, countedHours: '2.00', counted: [reason('2 of 3 hours count: full.')] },
      ],
      [`dates=${today}&hours=3&categoryId=4`]: [{ date: today, countedHours: '3.00', counted: [] }],
    };
    server
      .to('GET /api/rules', () => json(200, [{ ...NO_COUNTING_RULES, version: 1, dailyCap: 4, categories }]))
      .to('GET /api/volunteer-hours/forecast', ({ url }) => {
        const { searchParams } = new URL(url);
        const [dates, hours] = [searchParams.get('dates'), searchParams.get('hours')];
        const category = searchParams.get('categoryId');
        const query = `dates=${dates}&hours=${hours}${category ? `&categoryId=${category}` : ''}`;
        asked.push(query);
        return json(200, answers[query] ?? []);
      });
    visit();
    await open();
    await fill('End time', '12:00');
    const foreseen = 'If it’s approved, 2 of 3 hours count: full.';
    expect(await screen.findByText(foreseen)).toBeVisible();
    expect(screen.getByLabelText('Hours')).toHaveAccessibleDescription(expect.stringContaining(foreseen));
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Fundraising: at most 10 hours');
    await waitFor(() => expect(asked.at(-1)).toContain('categoryId=4'));
    expect(screen.queryByText(foreseen)).toBeNull();
    expect(await screen.findByText('Only 4 hours a day count.')).toBeVisible();
    const many = asked.length;
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await fill('Hours', '2');
    expect(screen.queryByText(/^If it’s approved/)).toBeNull();
    expect(asked).toHaveLength(many);
    online.mockRestore();
  });

  it('says in New School that hours wait until one joins a school', async () => {
    server.to('GET /api/users/verifiers', () => json(200, []));
    visit({ user: { ...student, organizationId: NEW_SCHOOL.id } });
    await open();
    await type('Riverside Food Bank');
    await submitAsSuggested();
    expect(await screen.findByText('Now waiting for you to join a school.')).toBeVisible();
  });

  it('takes three to repeat the last entry on another day, whatever verifier it named', async () => {
    entries = [anEntry({ verifierId: anotherVerifier.id, verifier: { name: 'Walt Kim' } })];
    visit();
    await press('Log hours');
    await press('Same as last time: 3 hours at Riverside Food Bank');
    expect(screen.getByLabelText('Date')).toHaveFocus();
    expect(screen.getByText('Filled in from your entry on Wed, Sep 30, 2026. Choose the day.')).toBeVisible();
    await submit();
    expect(await screen.findByText('Now waiting for Walt Kim to verify.')).toBeVisible();
    expect(await server.bodies(LOG)).toMatchObject([
      { organizationName: 'Riverside Food Bank', date: today, hours: '3', endTime: '12:00', verifierId: 9 },
    ]);
  });

  it('repeats any entry from its address, and says when its verifier has left', async () => {
    const gone = anEntry({ verifierId: 99, verifier: { name: 'Gus Tov' } });
    server.to('GET /api/volunteer-hours/41', () => json(200, gone));
    visit({ at: '/dashboard?log=new&like=41' });
    expect(await organization()).toHaveValue('Riverside Food Bank');
    expect(screen.getByLabelText('Date')).toHaveValue(today);
    expect(screen.getByRole('combobox', { name: /^Verifier/ })).toHaveValue('6');
    expect(screen.getByText(/Gus Tov no longer verifies\. Check the verifier\.$/)).toBeVisible();
  });

  it('marks the times it opens with as a suggestion, until somebody has been there', async () => {
    visit();
    await open();
    const [start, end] = [screen.getByLabelText('Start time'), screen.getByLabelText('End time')];
    for (const time of [start, end])
      expect(time).toHaveAccessibleDescription('Suggested. Change it if it was different.');
    await userEvent.click(start);
    await userEvent.tab();
    await waitFor(() => expect(start).not.toHaveAccessibleDescription());
    expect(end).not.toHaveAccessibleDescription();
    expect(start).toHaveValue('09:00');
  });

  it('asks before it sends times that nobody has chosen, and not again where the answer was yes', async () => {
    server.to(LOG, () => refusal(400, { errors: [DAY_FULL] }));
    visit();
    await open();
    await type('City Library');
    await submit();
    const question = await screen.findByRole('dialog', { name: 'Did you help from 9:00 AM to 5:00 PM?' });
    expect(question).toHaveAccessibleDescription('The form suggested these times. They make 8 hours.');
    await press('Change the times');
    await waitFor(() => expect(screen.getByLabelText('Start time')).toHaveFocus());
    expect(keys()).toEqual([]);
    await submitAsSuggested();
    expect(await screen.findByText('Submission failed')).toBeVisible();
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await submit();
    await waitFor(() => expect(keys()).toHaveLength(2));

    await fill('Hours', '7');
    await press('Save Draft');
    await waitFor(() => expect(keys()).toHaveLength(3));
  });

  it('suggests who verified for the organization before, and nobody for another', async () => {
    visit();
    await open();
    const chosen = screen.getByRole('combobox', { name: /^Verifier/ });
    expect(chosen).toHaveValue('');
    expect(within(chosen).getByRole('option', { name: 'Vera Okafor (Riverside Food Bank)' })).toBeVisible();
    await type('city library');
    expect(chosen).toHaveValue('6');
    expect(chosen).toHaveAccessibleDescription(
      'Suggested from earlier hours at city library. Choose who saw you help.',
    );
    expect(within(chosen).getByRole('option', { name: 'Vera Okafor (City Library)' })).toBeVisible();
    await type(' annex');
    expect(chosen).toHaveValue('');
    await userEvent.selectOptions(chosen, '9');
    await userEvent.clear(await organization());
    await type('City Library');
    expect(chosen).toHaveValue('9');
  });

  it('says what reviewers will be told before it is sent, and sends it all the same', async () => {
    entries = [anEntry({ date: yesterday })];
    visit();
    await open();
    await fill('Date', yesterday);
    await fill('End time', '11:00');
    const note = `Overlaps your hours from 9:00 AM to 12:00 PM at Riverside Food Bank on ${formatDate(yesterday)}.`;
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByText('You can still submit. Your reviewers will see this too.')).toBeVisible();
    await type('Riverside Food Bank');
    await fill('End time', '12:00');
    expect(await screen.findByText(/^You already logged hours from 9:00 AM to 12:00 PM at Riverside/)).toBeVisible();
    await submit();
    expect(await screen.findByText('Hours submitted')).toBeVisible();
  });

  it('says at once what overlaps an entry it knows, so that no button moves away from under a press', async () => {
    entries = [anEntry({ date: today })];
    visit();
    await open();
    server.to('GET /api/volunteer-hours', () => new Promise(() => undefined));
    fireEvent.change(screen.getByLabelText(/^Description/), { target: { value: 'Sorted cans' } });
    expect(screen.getByText(/^Overlaps your hours from 9:00 AM to 12:00 PM at Riverside Food Bank/)).toBeVisible();
  });

  it('suggests places from before, each with the verifier it had', async () => {
    entries = [
      anEntry(),
      anEntry({ id: 42, organizationName: 'City Library', verifierId: anotherVerifier.id }),
      anEntry({ id: 43 }),
    ];
    visit();
    await open();
    await userEvent.click(await organization());
    expect((await screen.findAllByRole('option')).slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'Riverside Food Bank',
      'City Library',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'City Library' }));
    expect(await organization()).toHaveValue('City Library');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Verifier/ })).toHaveValue('9'));
  });

  it('lets hours and times follow one another, past midnight too, and claims no more than was given', async () => {
    visit();
    await open();
    const hours = screen.getByLabelText('Hours');
    expect(hours).toHaveValue('8');
    expect(hours).toHaveAttribute('inputmode', 'decimal');
    for (const [name, value] of Object.entries({ min: '0.5', max: '24', step: '0.5' })) {
      expect(hours).toHaveAttribute(name, value);
    }
    await fill('Hours', '2.5');
    expect(await screen.findByText('2.5 of the 8 hours between 9:00 AM and 5:00 PM')).toBeVisible();
    expect(screen.getByLabelText('End time')).toHaveValue('17:00');
    await fill('Hours', '10');
    await waitFor(() => expect(screen.getByLabelText('End time')).toHaveValue('19:00'));
    expect(hours).toHaveAccessibleDescription('The end time is now 7:00 PM, so that 10 hours fit.');
    await fill('Start time', '22:00');
    await fill('End time', '02:00');
    await waitFor(() => expect(hours).toHaveValue('4'));
    expect(screen.getByLabelText('End time')).toHaveAccessibleDescription(
      'Past midnight: 10:00 PM to 2:00 AM the next day',
    );
    await fill('Hours', '4.5');
    await waitFor(() => expect(screen.getByLabelText('End time')).toHaveValue('02:30'));
  });
});

describe('what is wrong with logged hours', () => {
  it('stands beside its field before anything is sent, and everything typed stays', async () => {
    visit({ user: { ...student, approvalPolicy: 'strict', oldestAcceptedDays: 30 } });
    await open();
    await fill('Date', addDays(today, -31));
    await fill('Hours', '2.3');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Verifier/ }), 'Choose a verifier');
    await enterText(screen.getByLabelText(/^Description/), 'Packed boxes');
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Organization is required',
      'Only staff can add hours more than 30 days old.',
      'Hours must be from 0.5 to 24 in steps of 0.5.',
      'Your school requires a verifier on every entry.',
    ]);
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription(
      'Only staff can add hours more than 30 days old.',
    );
    expect(await organization()).toHaveAccessibleDescription(/Organization is required$/);
    expect(screen.getByLabelText(/^Description/)).toHaveValue('Packed boxes');
    expect(keys()).toEqual([]);

    await fill('Date', addDays(today, 1));
    expect(await screen.findAllByText('You can’t log hours for a future date.')).toHaveLength(2);
  });

  it('comes from the server in its own words, beside the field or above the form', async () => {
    server.to(LOG, () =>
      refusal(400, {
        errors: [
          { field: 'verifierId', message: 'Choose an active verifier at your school.' },
          { field: 'organizationId', message: 'Hours can only be logged for yourself, in your own school.' },
        ],
      }),
    );
    visit();
    await open();
    await type('City Library');
    await submitAsSuggested();
    expect(await screen.findByText('Submission failed')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Verifier/ })).toHaveAccessibleDescription(
        'Someone who saw you help and can confirm it Choose an active verifier at your school.',
      ),
    );
    expect(screen.getByText('Hours can only be logged for yourself, in your own school.')).toBeVisible();
    expect(await organization()).toHaveValue('City Library');
  });

  it('is what a rejection asked for, above the fields', async () => {
    server
      .to('GET /api/volunteer-hours/41', () => json(200, anEntry({ status: 'rejected' })))
      .to('GET /api/volunteer-hours/41/history', () =>
        json(200, [aStep({ type: 'hours.rejected', to: 'rejected', comment: 'Which shelter?' })]),
      );
    visit({ at: '/dashboard?log=41' });
    expect(await screen.findByText('Which shelter?')).toBeVisible();
    expect(screen.getByText(/^Doesn’t count: .* rejected it\.$/)).toBeVisible();
  });

  it('is a verifier who has left, named as such in the entry', async () => {
    const entry = anEntry({ status: 'draft', verifierId: 99, verifier: { name: 'Gus Tov' } });
    server.to('GET /api/volunteer-hours/41', () => json(200, entry));
    visit({ at: '/dashboard?log=41' });
    expect(await screen.findByRole('option', { name: 'Gus Tov (no longer verifies)' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Verifier/ })).toHaveValue('99');
  });
});

describe('the same on several days', () => {
  const add = async (day: string): Promise<void> => {
    await fill('Another day', day);
    await press('Add day');
  };
  const begin = async () => {
    const visited = visit();
    await open();
    await type('City Library');
    await press('Also on other days');
    return visited;
  };

  it('becomes an entry for each day, told once', async () => {
    await begin();
    await add(yesterday);
    await fill('Another day', earlier);
    expect(await screen.findByText('3 entries, one for each day')).toBeVisible();
    await submitAsSuggested();
    expect(await screen.findByText('3 entries, now waiting for Vera Okafor to verify.')).toBeVisible();
    expect(await daysSent()).toEqual([today, yesterday, earlier]);
    expect(new Set(keys()).size).toBe(3);
  });

  it('refuses a day that does not exist, though the browser hands over nothing of it', async () => {
    await begin();
    const day = await screen.findByLabelText('Another day');
    Object.defineProperty(day, 'validity', { value: { badInput: true } });
    await press('Add day');
    const message = 'Enter a date that exists, with a four-digit year, such as 9/30/2026.';
    expect(day).toHaveAccessibleDescription(message);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(keys()).toEqual([]);
  });

  it('refuses a day beside its field, and takes one away again', async () => {
    await begin();
    await add(today);
    expect(await screen.findByText(`You already chose ${formatDate(today)}.`)).toBeVisible();
    await add(addDays(today, -366));
    expect(await screen.findByText('Only staff can add hours more than 365 days old.')).toBeVisible();
    await add(yesterday);
    await press(`Remove ${formatDate(yesterday)}`);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.getByLabelText('Another day')).toHaveFocus();
    await submitAsSuggested();
    await waitFor(async () => expect(await daysSent()).toEqual([today]));
  });

  it('leaves what was refused with its reason, and sends nothing twice', async () => {
    let full = true;
    server.to(LOG, async (request) => {
      const { date } = (await request.json()) as { date: string };
      return full && date !== today ? refusal(400, { errors: [DAY_FULL] }) : json(201, anEntry());
    });
    await begin();
    await add(yesterday);
    await add(earlier);
    await submitAsSuggested();
    expect(await screen.findByText('2 of 3 entries weren’t submitted.')).toBeVisible();
    expect(await screen.findByText(`${formatDate(earlier)}: ${DAY_FULL.message}`)).toBeVisible();
    expect(screen.getByText('1 entry is done. The rest are below.')).toBeVisible();
    expect(screen.getByLabelText('Date')).toHaveValue(earlier);
    expect(await screen.findByRole('button', { name: `Remove ${formatDate(yesterday)}` })).toHaveAccessibleDescription(
      DAY_FULL.message,
    );
    full = false;
    await submit();
    expect(await screen.findByText('2 entries, now waiting for Vera Okafor to verify.')).toBeVisible();
    expect((await daysSent()).toSorted()).toEqual([today, yesterday, yesterday, earlier, earlier].sort());
  });

  it('sends nothing twice where somebody goes back while it is being sent and opens the form again', async () => {
    const answers: (() => void)[] = [];
    const answer = async (): Promise<void> => {
      await waitFor(() => expect(answers).toHaveLength(1));
      act(() => answers.pop()?.());
    };
    server.to(LOG, () => new Promise((done) => answers.push(() => done(json(201, anEntry())))));
    await begin();
    await add(yesterday);
    await submitAsSuggested();
    await answer();
    fireClick('Back');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log hours' })).toBeNull());
    await press('Log hours');
    expect(await screen.findByRole('dialog', { name: 'Log hours' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit for Verification' })).toBeNull();
    await answer();
    await screen.findByText('2 entries, now waiting for Vera Okafor to verify.');
    expect(await organization()).toHaveValue('');
    expect(await daysSent()).toEqual([today, yesterday]);
  });

  it('stops at sign-out, and leaves nothing of it on the device', async () => {
    let first: (() => void) | undefined;
    server.to(LOG, () => new Promise((done) => (first = () => done(json(201, anEntry())))));
    const { unmount, dispatch } = await begin();
    await add(yesterday);
    await submitAsSuggested();
    await waitFor(() => expect(first).toBeDefined());
    unmount();
    dispatch(sessionEnded('signed-out'));
    first?.();
    await waitFor(() => expect((appStore().getState() as BeingSentState).beingSent).toEqual([]));
    expect(await daysSent()).toEqual([today]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('goes on where the connection was lost, after a reload too', async () => {
    let away = false;
    server.to(LOG, async (request) => {
      const { date } = (await request.json()) as { date: string };
      away = date === earlier && !away;
      return away ? Promise.reject(new TypeError('Failed to fetch')) : json(201, anEntry());
    });
    const { unmount } = await begin();
    await add(yesterday);
    await add(earlier);
    await submitAsSuggested();
    expect(await screen.findByText(/^1 entry is done\. .*It won’t be counted twice\.$/)).toBeVisible();
    unmount();
    visit({ at: '/dashboard?log=new' });
    expect(await organization()).toHaveValue('City Library');
    await submitAsSuggested();
    await waitFor(async () => expect(await daysSent()).toHaveLength(4));
    expect(new Set(await daysSent())).toEqual(new Set([today, yesterday, earlier]));
    expect(new Set(keys()).size).toBe(3);
  });
});

describe('what was typed and not sent', () => {
  it('is there again at the next visit, until it is sent', async () => {
    const { unmount } = visit();
    await open();
    await type('City Library');
    expect(await screen.findByText('Saved on this device until you submit it or log out')).toBeVisible();
    unmount();

    visit();
    await open();
    expect(await organization()).toHaveValue('City Library');
    expect(screen.getByText(/^Your unsaved entry from \d{1,2}:\d{2} [AP]M is back\./)).toBeVisible();
    await submitAsSuggested();
    expect(await screen.findByText('Hours submitted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log hours' })).toBeNull());
    await open();
    expect(await organization()).toHaveValue('');
  });

  it('stays when the drawer is closed, and goes when the person starts afresh', async () => {
    visit();
    await open();
    await type('City Library');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log hours' })).toBeNull());
    await open();
    await press('Start over');
    expect(await organization()).toHaveValue('');
    expect(screen.getByRole('combobox', { name: /^Verifier/ })).toHaveValue('');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Log hours' })).toBeNull());
    await open();
    expect(screen.queryByText(/^Your unsaved entry/)).toBeNull();
  });

  it('is told from an entry that has been changed since', async () => {
    server.to('GET /api/volunteer-hours/41', () => json(200, anEntry()));
    const { unmount } = visit({ at: '/dashboard?log=41' });
    await enterText(await screen.findByLabelText(/^Description/), ' and sorted them');
    unmount();
    server.to('GET /api/volunteer-hours/41', () => json(200, anEntry({ version: 2, hours: '2.00' })));
    visit({ at: '/dashboard?log=41' });
    expect(await screen.findByText(/The entry has changed since then\. Check it before you save\./)).toBeVisible();
    expect(screen.getByLabelText(/^Description/)).toHaveValue('Packed donations and sorted them');
  });

  it('does not keep the form from working where the browser stores nothing', async () => {
    const real = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
    try {
      visit();
      await open();
      await type('City Library');
      expect(await screen.findByText(/^Saved only while this page stays open/)).toBeVisible();
      await submitAsSuggested();
      expect(await screen.findByText('Hours submitted')).toBeVisible();
    } finally {
      Object.defineProperty(window, 'localStorage', real);
    }
  });
});

describe('a connection that is lost while hours are submitted', () => {
  const lose = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

  it('costs nothing that was typed, and sending it again after a reload counts once', async () => {
    server.to(LOG, lose);
    const { unmount } = visit();
    await open();
    await type('City Library');
    await submitAsSuggested();
    expect(await screen.findByText(/^The server didn’t respond\. Your entry is still here/)).toBeVisible();
    expect(await organization()).toHaveValue('City Library');
    await submit();
    await waitFor(() => expect(keys()).toHaveLength(2));
    unmount();

    server.to(LOG, () => json(201, anEntry()));
    visit();
    await open();
    await submitAsSuggested();
    expect(await screen.findByText('Hours submitted')).toBeVisible();
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is told as what it is where the device is offline', async () => {
    server.to(LOG, lose);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    visit();
    await open();
    await type('City Library');
    await submitAsSuggested();
    expect(
      await screen.findByText('You’re offline. Your entry is still here. Submit it again when you’re back online.'),
    ).toBeVisible();
    online.mockRestore();
  });
});

describe('a supervisor without an account', () => {
  it('is asked by email instead of a verifier', async () => {
    await visitAndOpen();
    await enterText(await organization(), 'Harbor Kitchen');
    const verifiers = screen.getByRole('combobox', { name: /^Verifier/ });
    await userEvent.selectOptions(verifiers, 'Someone without an account, by email');
    await press('Submit for Verification');
    expect(await screen.findByRole('link', { name: 'Supervisor’s name is required' })).toBeVisible();
    await fill('Their name', 'Rosa Lind');
    await fill('Their email', 'rosa@kitchen.example');
    await submitAsSuggested();
    expect(await screen.findByText(/Rosa Lind/)).toBeVisible();
    expect(await server.bodies(LOG)).toMatchObject([
      { organizationName: 'Harbor Kitchen', supervisor: { name: 'Rosa Lind', email: 'rosa@kitchen.example' } },
    ]);
    expect((await server.bodies(LOG))[0]).not.toHaveProperty('verifierId');
  });

  it('may be one of the organization whom the school knows: choosing the name fills in the email', async () => {
    const rosa = { name: 'Rosa Lind', email: 'rosa@kitchen.example', organizations: ['Harbor Kitchen'] };
    const lee = { name: 'Lee Park', email: 'lee@library.example', organizations: ['City Library'] };
    server.to('GET /api/supervisors', () => json(200, [lee, rosa]));
    await visitAndOpen();
    await enterText(await organization(), 'harbor kitchen');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Verifier/ }), 'by-email');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Their name' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toContain('Rosa Lind');
    expect(screen.queryByRole('option', { name: 'Lee Park' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: 'Rosa Lind' }));
    expect(screen.getByLabelText('Their email')).toHaveValue('rosa@kitchen.example');
  });

  it('shows what the server says of their address beside it', async () => {
    server.to(LOG, () => refusal(400, { errors: [{ field: 'supervisor.email', message: 'That’s your own email.' }] }));
    await visitAndOpen();
    await enterText(await organization(), 'Harbor Kitchen');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Verifier/ }), 'by-email');
    await fill('Their name', 'Maya Chen');
    await fill('Their email', 'maya@lincoln.example');
    await submitAsSuggested();
    expect(await screen.findByRole('link', { name: 'That’s your own email.' })).toBeVisible();
    expect(screen.getByLabelText('Their email')).toHaveAccessibleDescription(/That’s your own email\./);
  });

  it('is not offered at a school that asks for a verifier', async () => {
    visit({ user: { ...student, approvalPolicy: 'strict' } });
    await press('Log hours');
    const verifiers = await screen.findByRole('combobox', { name: /^Verifier/ });
    expect(within(verifiers).queryByRole('option', { name: /without an account/ })).toBeNull();
  });

  it('is offered at a strict school that accepts them', async () => {
    visit({ user: { ...student, approvalPolicy: 'strict', acceptsSupervisors: true } });
    await press('Log hours');
    const verifiers = await screen.findByRole('combobox', { name: /^Verifier/ });
    expect(within(verifiers).getByRole('option', { name: /without an account/ })).toBeVisible();
  });

  async function visitAndOpen(): Promise<void> {
    visit();
    await open();
  }
});
