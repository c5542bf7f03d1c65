import type { OpportunityView, SessionUser, SignupView } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import {
  anEntry,
  anOpportunity,
  aSignup,
  parent,
  student,
  superAdmin,
  teacher,
  verifier,
} from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { Toaster } from '../../ui/Toaster.js';
import { OpportunitiesPage } from './OpportunitiesPage.js';

const LIST = 'GET /api/volunteer-opportunities';
const JOIN = 'POST /api/opportunity-signups';
const LEAVE = 'DELETE /api/opportunity-signups/12';
const PLACE = { id: 501, status: 'signed-up', position: null } as const;
const THIRD = { id: 501, status: 'waitlisted', position: 3 } as const;

const list = (rows: readonly unknown[], headers: Record<string, string> = {}): Response =>
  json(200, rows, { 'X-Total-Count': String(rows.length), ...headers });

const full = anOpportunity({ currentSignups: 10, spotsLeft: 0, waitlisted: 2, state: 'full' });
const mine = anOpportunity({ currentSignups: 5, spotsLeft: 5, state: 'signed-up', mySignup: PLACE });
const waiting = { ...full, waitlisted: 3, state: 'waitlisted', mySignup: THIRD } as const;

let server: Answers;
let shown: readonly OpportunityView[];
let running: readonly OpportunityView[];
beforeEach(() => {
  shown = [anOpportunity()];
  running = [];
  server = new Answers()
    .to(LIST, ({ url }) => list(url.includes('when=now') ? running : shown))
    .to('GET /api/volunteer-opportunities/12', () => json(200, shown[0]))
    .to('GET /api/opportunity-signups', () => list([]))
    .to('GET /api/family-links', () => list([]));
});
afterEach(() => server.end());

const visit = (user: SessionUser = student, at = '/opportunities') =>
  renderPart(
    <>
      <OpportunitiesPage />
      <Toaster />
    </>,
    { user, at },
  );
const card = async (name = 'Creek cleanup') => within(await screen.findByRole('article', { name }));
const button = async (name: string) => (await card()).findByRole('button', { name });
const press = async (name: string): Promise<void> => userEvent.click(await button(name));
const answer = async (dialog: string, name: string): Promise<void> => {
  const opened = await screen.findByRole('dialog', { name: dialog });
  await userEvent.click(within(opened).getByRole('button', { name }));
};
const lastParams = (): URLSearchParams =>
  new URL(server.sent.filter(({ url }) => url.includes('/volunteer-opportunities?')).at(-1)?.url ?? '').searchParams;

/** From now on the server knows the sign-up. */
const takes = (signup: Partial<SignupView>, then: OpportunityView): void => {
  server.to(JOIN, () => {
    shown = [then];
    return json(201, aSignup(signup));
  });
};

describe('an opportunity among others', () => {
  it('says when, where, for whom and with whom it is, and how many spots are left', async () => {
    visit();
    const one = await card();
    for (const text of [
      'Friends of Mill Creek Park',
      'Pick up litter along the creek.',
      'Sat, Dec 5, 2026',
      '9:00 AM – 12:00 PM (3 hours)',
      'Mill Creek Park, north gate',
      'Students and parents',
      'Coordinated by Vera Okafor',
      '6 spots left',
    ]) {
      expect(one.getByText(text)).toBeVisible();
    }
    expect(one.queryByText('Every week')).toBeNull();
    expect(one.getByRole('button', { name: 'Sign Up' })).toHaveAccessibleDescription('Creek cleanup');
  });

  it('offers nothing to press where it is over, and a place in line where it is full', async () => {
    shown = [
      anOpportunity({ state: 'past' }),
      { ...full, id: 13, title: 'Book fair' },
      anOpportunity({ id: 14, title: 'Park day', state: 'cancelled' }),
    ];
    visit();
    expect((await card()).getByRole('button', { name: 'Past Event' })).toBeDisabled();
    const fair = await card('Book fair');
    expect(fair.getByRole('button', { name: 'Full' })).toBeDisabled();
    expect(fair.getByRole('button', { name: 'Join waitlist' })).toBeEnabled();
    expect(fair.getByText('No spots left')).toBeVisible();
    expect(fair.getByText('· 2 waiting')).toBeVisible();
    const day = await card('Park day');
    expect(day.getByText('Cancelled')).toBeVisible();
    expect(day.getAllByRole('button')).toHaveLength(1);
  });

  it('is one card for a series, which opens to its dates, each to sign up to', async () => {
    const weekly = (id: number, day: string) => anOpportunity({ id, day, seriesId: 12, spotsLeft: id - 10 });
    shown = [weekly(12, '2026-12-05'), anOpportunity({ id: 30, title: 'Book fair' }), weekly(13, '2026-12-12')];
    visit();
    expect((await screen.findAllByRole('article')).map((one) => within(one).getByRole('heading').textContent)).toEqual([
      'Creek cleanup',
      'Book fair',
    ]);
    await press('1 more date');
    const dates = within((await card()).getByRole('listitem'));
    expect(dates.getByRole('button', { name: 'Sat, Dec 12, 2026' })).toBeVisible();
    expect(dates.getByText('3 spots left')).toBeVisible();
    expect(dates.getByRole('button', { name: 'Sign Up' })).toHaveAccessibleDescription(
      'Creek cleanup Sat, Dec 12, 2026',
    );
  });

  it('shows the times and the location of a date of a series where they differ from the card’s', async () => {
    const weekly = (id: number, day: string, other = {}) => anOpportunity({ id, day, seriesId: 12, ...other });
    shown = [
      weekly(12, '2026-12-05'),
      weekly(13, '2026-12-12'),
      weekly(14, '2026-12-19', { startTime: '14:00', endTime: '16:00', location: 'Main Hall' }),
    ];
    visit();
    await press('2 more dates');
    const dates = (await card()).getAllByRole('listitem');
    expect(within(dates[0]!).queryByText(/9:00 AM/)).toBeNull();
    expect(within(dates[1]!).getByText('2:00 PM – 4:00 PM · Main Hall')).toBeVisible();
  });

  it('shows staff the counts, and nothing to sign up with', async () => {
    visit(verifier);
    const one = await card();
    expect(one.getByText('4/10 signed up')).toBeVisible();
    expect(one.getByText('· 6 spots left')).toBeVisible();
    expect(one.queryByRole('button', { name: 'Sign Up' })).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('signing up', () => {
  it('takes a spot at once, without a key that would hold a connection', async () => {
    takes({}, mine);
    visit();
    await press('Sign Up');
    expect(await screen.findByText('Successfully signed up!')).toBeVisible();
    expect(await button('Signed Up')).toHaveAccessibleDescription('Creek cleanup Cancels your sign-up.');
    expect((await card()).getByText('5 spots left')).toBeVisible();
    expect(await server.bodies(JOIN)).toEqual([{ opportunityId: 12, despiteClash: false }]);
    expect(server.sent.filter(({ headers }) => headers.has('Idempotency-Key'))).toEqual([]);
  });

  it('shows the spot also where the list cannot be read again', async () => {
    server.to(JOIN, () => {
      server.to(LIST, () => refusal(503));
      return json(201, aSignup());
    });
    visit();
    await press('Sign Up');
    expect(await button('Signed Up')).toBeVisible();
    expect((await card()).getByText('5 spots left')).toBeVisible();
  });

  it('shows that it was filled meanwhile, and then offers the line', async () => {
    server.to(JOIN, () => {
      shown = [full];
      return refusal(409, {
        code: 'opportunities.full',
        message: 'All places are taken. You can join the waitlist.',
      });
    });
    visit();
    await press('Sign Up');
    expect(await screen.findByText('Sign up failed')).toBeVisible();
    expect(await screen.findByText('All places are taken. You can join the waitlist.')).toBeVisible();
    expect(await button('Join waitlist')).toBeVisible();
  });

  it('says so where the server says nothing', async () => {
    server.to(JOIN, () => new Response('', { status: 502 }));
    visit();
    await press('Sign Up');
    expect(await screen.findByText('Sign up failed')).toBeVisible();
    expect(await screen.findByText('Failed to sign up for this opportunity.')).toBeVisible();
    expect(await button('Sign Up')).toBeVisible();
  });

  it('can be sent again after a lost connection', async () => {
    server.to(JOIN, () => Promise.reject(new TypeError('Failed to fetch')));
    visit();
    await press('Sign Up');
    expect(
      await screen.findByText(/^Failed to sign up for this opportunity\. We couldn’t reach the server\./),
    ).toBeVisible();
    takes({}, mine);
    await press('Sign Up');
    expect(await screen.findByText('Successfully signed up!')).toBeVisible();
    expect(await button('Signed Up')).toBeVisible();
  });

  it('asks first where another is at the same time, and goes on if that is meant', async () => {
    const clash = { id: 8, title: 'Tutoring', date: '2026-12-05', startTime: '11:30', endTime: '13:00' };
    server.to(JOIN, () =>
      json(409, {
        statusCode: 409,
        code: 'opportunities.clashes',
        message: 'At the same time.',
        clash,
        requestId: 'r',
      }),
    );
    visit();
    await press('Sign Up');
    expect(
      await screen.findByText(
        'You’re already signed up for “Tutoring” at that time: Sat, Dec 5, 2026, 11:30 AM – 1:00 PM.',
      ),
    ).toBeVisible();
    expect(screen.queryByText('Sign up failed')).toBeNull();
    takes({}, mine);
    await answer('Sign up for both?', 'Sign up anyway');
    expect(await screen.findByText('Successfully signed up!')).toBeVisible();
    expect(await server.bodies(JOIN)).toEqual([
      { opportunityId: 12, despiteClash: false },
      { opportunityId: 12, despiteClash: true },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await button('Signed Up')).toBeVisible();
  });
});

describe('giving up a spot', () => {
  beforeEach(() => {
    shown = [mine];
    server.to(LEAVE, () => {
      shown = [anOpportunity()];
      return new Response(null, { status: 204 });
    });
  });

  it('asks, cancels and says so', async () => {
    visit();
    await press('Signed Up');
    await answer('Cancel your sign-up?', 'Cancel sign-up');
    expect(await screen.findByText('Signup cancelled')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await button('Sign Up')).toHaveFocus());
    expect((await card()).getByText('6 spots left')).toBeVisible();
  });

  it('does nothing where somebody would rather keep it', async () => {
    visit();
    await press('Signed Up');
    await answer('Cancel your sign-up?', 'Keep my spot');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
    expect(await button('Signed Up')).toBeVisible();
  });

  it('says that it failed, and keeps the spot', async () => {
    server.to(LEAVE, () => new Response('', { status: 502 }));
    visit();
    await press('Signed Up');
    await answer('Cancel your sign-up?', 'Cancel sign-up');
    expect(await screen.findByText('Cancel failed')).toBeVisible();
    expect(await screen.findByText('Failed to cancel signup.')).toBeVisible();
  });

  it('is done where it had ended already, such as after a lost connection', async () => {
    server.to(LEAVE, () => {
      shown = [anOpportunity()];
      return refusal(404);
    });
    visit();
    await press('Signed Up');
    await answer('Cancel your sign-up?', 'Cancel sign-up');
    expect(await screen.findByText('Signup cancelled')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await button('Sign Up')).toBeVisible();
  });
});

describe('the line for a full opportunity', () => {
  it('is joined, and says where one stands', async () => {
    shown = [full];
    takes(THIRD, waiting);
    visit();
    await press('Join waitlist');
    expect(await screen.findByText('You’re on the waitlist')).toBeVisible();
    expect(await screen.findByText('You’re 3rd in line. We’ll notify you if you get a spot.')).toBeVisible();
    expect(await (await card()).findByText('Waitlisted, 3rd in line')).toBeVisible();
    expect(await button('Full')).toBeDisabled();
    await waitFor(async () => expect(await button('Leave waitlist')).toHaveFocus());
    expect(await server.bodies(JOIN)).toEqual([{ opportunityId: 12, despiteClash: false, waitlist: true }]);
  });

  it('is left', async () => {
    shown = [waiting];
    server.to(LEAVE, () => {
      shown = [full];
      return new Response(null, { status: 204 });
    });
    visit();
    await press('Leave waitlist');
    expect(
      await screen.findByText(
        'You’re 3rd in line for “Creek cleanup.” If you join again later, you’ll start at the end of the line.',
      ),
    ).toBeVisible();
    await answer('Leave the waitlist?', 'Leave waitlist');
    expect(await screen.findByText('You left the waitlist')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await button('Join waitlist')).toBeVisible();
  });
});

describe('finding opportunities', () => {
  it('asks for what is to come, and for what is chosen', async () => {
    visit();
    await card();
    expect(lastParams().toString()).toBe('when=upcoming&sort=date&limit=24');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Date' }), 'All Dates');
    await waitFor(() => expect(lastParams().toString()).toBe('when=all&sort=-date&limit=24'));
    await card();
    await enterText(screen.getByRole('searchbox'), 'creek');
    await waitFor(() => expect(lastParams().get('q')).toBe('creek'));
    await card();
    const dates = within(screen.getByRole('combobox', { name: 'Date' })).getAllByRole('option');
    expect(dates.map(({ textContent }) => textContent)).toEqual(['All Dates', 'Upcoming', 'This Week', 'This Month']);
  });

  it('lets staff choose an audience, which volunteers do not: they see what is for them', async () => {
    const { unmount } = visit();
    await card();
    expect(screen.queryByRole('combobox', { name: 'Audience' })).toBeNull();
    unmount();
    visit(teacher);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Audience' }), 'Parents');
    await waitFor(() => expect(lastParams().get('audience')).toBe('parents'));
    expect(await card()).toBeTruthy();
  });

  it('echoes what nothing matches, and clears it', async () => {
    server.to(LIST, ({ url }) => list(url.includes('q=') || url.includes('week') ? [] : shown));
    visit(student, '/opportunities?q=knitting&when=week');
    expect(await screen.findByText('No opportunities found')).toBeVisible();
    expect(screen.getByText('No opportunities match these filters: “knitting”, This Week.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await card()).toBeTruthy();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('says so where there are none yet', async () => {
    shown = [];
    visit();
    expect(await screen.findByText('No opportunities found')).toBeVisible();
    expect(screen.getByText('Opportunities your school publishes will appear here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show all dates' })).toBeVisible();
  });

  it('reads on a page at a time', async () => {
    server.to(LIST, ({ url }) =>
      url.includes('cursor=')
        ? list([anOpportunity({ id: 13, title: 'Book fair' })], { 'X-Total-Count': '2' })
        : list(shown, { 'X-Total-Count': '2', Link: '</api/volunteer-opportunities?cursor=abc>; rel="next"' }),
    );
    visit();
    expect(await screen.findByText('Showing 1 of 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await card('Book fair')).toBeTruthy();
    expect(await screen.findByText('Showing 2 of 2')).toBeVisible();
  });

  it('can be tried again where it failed', async () => {
    server.to(LIST, () => refusal(503));
    visit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load opportunities');
    server.to(LIST, () => list(shown));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card()).toBeTruthy();
  });
});

describe('what is on now', () => {
  const on = anOpportunity({ id: 13, title: 'Book fair', state: 'past' });
  const now = async () => within(await screen.findByRole('region', { name: 'Happening now' }));

  it('comes above the list, for a teacher to take attendance', async () => {
    running = [on];
    visit(teacher);
    expect(await (await now()).findByText('4/10 signed up', { exact: false })).toBeVisible();
    expect(await card()).toBeTruthy();
    expect((await now()).getByText('Sat, Dec 5, 2026, 9:00 AM – 12:00 PM', { exact: false })).toBeVisible();
    await userEvent.click((await now()).getByRole('button', { name: 'Take attendance' }));
    expect(await screen.findByRole('dialog', { name: 'Attendance' })).toBeVisible();
  });

  it('lets whoever has a place check in, and leads others to its details', async () => {
    running = [{ ...on, mySignup: PLACE }, anOpportunity({ title: 'Park day', state: 'past' })];
    server
      .to('GET /api/volunteer-hours', () => list([]))
      .to('GET /api/volunteer-opportunities/13', () => json(200, running[0]));
    visit();
    const [fair, park] = (await now()).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(park).queryByRole('button', { name: 'Check in' })).toBeNull();
    expect(within(park).getByRole('button', { name: 'Park day' })).toBeVisible();
    await userEvent.click(await within(fair).findByRole('button', { name: 'Check in' }));
    expect(await screen.findByRole('heading', { name: 'Book fair', level: 3 })).toBeVisible();
  });

  it('holds back what follows until it is known, and takes no room where nothing is on', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    server.to(LIST, async ({ url }) => {
      if (url.includes('when=now')) await held;
      return list(url.includes('when=now') ? [] : shown);
    });
    visit();
    const find = await screen.findByLabelText('Find opportunities');
    expect(find.previousElementSibling).toHaveAttribute('aria-busy', 'true');
    answer();
    await waitFor(() => expect(find.previousElementSibling).toBeNull());
    expect(screen.queryByRole('region', { name: 'Happening now' })).toBeNull();
  });
});

describe('all about an opportunity', () => {
  const panel = async () => within(await screen.findByRole('dialog', { name: 'Opportunity' }));

  it('opens from its name, with who coordinates it', async () => {
    visit();
    await press('Creek cleanup');
    const all = await panel();
    expect(await all.findByText('Vera Okafor')).toBeVisible();
    expect(all.getByText('4/10 signed up, 6 spots left')).toBeVisible();
    expect(all.getByRole('button', { name: 'Sign Up' })).toBeVisible();
  });

  it('names the other days of what repeats every week, and leads to them', async () => {
    const next = anOpportunity({ id: 13, seriesId: 12, day: '2026-12-12', spotsLeft: 1 });
    shown = [anOpportunity({ seriesId: 12 }), next];
    server.to('GET /api/volunteer-opportunities/13', () => json(200, { ...next, title: 'Creek again' }));
    visit(student, '/opportunities?opportunity=12');
    const all = await panel();
    expect(await all.findByText('1 spot left')).toBeVisible();
    await userEvent.click(all.getByRole('button', { name: 'Sat, Dec 12, 2026' }));
    expect(await all.findByRole('heading', { name: 'Creek again' })).toBeVisible();
  });

  it('says why it was cancelled', async () => {
    shown = [anOpportunity({ state: 'cancelled', cancelReason: 'The creek is flooded.' })];
    visit(student, '/opportunities?opportunity=12');
    const all = await panel();
    expect(await all.findByText('This opportunity was cancelled. The creek is flooded.')).toBeVisible();
    expect(all.queryByRole('button', { name: 'Sign Up' })).toBeNull();
  });

  it('says that there is none', async () => {
    server.to('GET /api/volunteer-opportunities/12', () => refusal(404));
    visit(student, '/opportunities?opportunity=12');
    expect(await screen.findByText('We couldn’t find this opportunity')).toBeVisible();
  });
});

describe('what somebody signed up to', () => {
  const SIGNUPS = 'GET /api/opportunity-signups';
  const past = { ...aSignup().opportunity, title: 'Book fair', date: '2020-01-04T14:00:00.000Z', day: '2020-01-04' };

  const NINE_OH_FIVE = new Date('2026-12-05T14:05:00Z');
  const on = (day: string, seriesId: number | null = null) => ({ ...aSignup().opportunity, day, seriesId });
  const holds = (current: readonly SignupView[], past: readonly SignupView[] = []): void => {
    server.to(SIGNUPS, ({ url }) => list(url.includes('when=past') ? past : current));
  };
  const at = (now: Date): void => {
    jest.useFakeTimers({
      doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'performance'],
      now,
    });
  };
  beforeEach(() => {
    server.to('GET /api/volunteer-hours', () => list([]));
    at(NINE_OH_FIVE);
  });
  afterEach(() => jest.useRealTimers());

  it('begins with what is on now, to check in to, and folds away what is over', async () => {
    const next = aSignup({
      ...THIRD,
      id: 502,
      opportunityId: 13,
      opportunity: { ...on('2026-12-08'), title: 'Tutoring' },
    });
    holds([aSignup(), next], [aSignup({ id: 503, opportunityId: 14, opportunity: past })]);
    visit(student, '/opportunities?show=joined');
    const rows = within(await screen.findByRole('list', { name: 'Your sign-ups' }));
    const [first, second] = rows.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(first).getByText('Now')).toBeVisible();
    expect(await within(first).findByRole('button', { name: 'Check in' })).toHaveAccessibleDescription('Creek cleanup');
    expect(within(second).getByText('Waitlisted, 3rd in line')).toBeVisible();
    expect(within(second).getByText(/Tue, Dec 8, 2026, 9:00 AM/)).toBeVisible();
    expect(within(second).queryByRole('button', { name: 'Check in' })).toBeNull();
    expect(screen.getByText('Book fair')).not.toBeVisible();
    await userEvent.click(screen.getByText('Past sign-ups'));
    expect(screen.getByText('Book fair')).toBeVisible();
    const sorts = server.sent
      .filter(({ url }) => url.includes('opportunity-signups'))
      .map(({ url }) => url.split('?')[1]);
    expect(sorts).toContain('include=waitlisted&limit=25&when=current&sort=date');
    expect(sorts).toContain('include=waitlisted&limit=25&when=past&sort=-date');
  });

  it('leads to the check-in, beside which nothing asks to log hours', async () => {
    shown = [anOpportunity({ state: 'past', mySignup: PLACE })];
    holds([aSignup()]);
    visit(student, '/opportunities?show=joined');
    await userEvent.click(await screen.findByRole('button', { name: 'Check in' }));
    const all = within(await screen.findByRole('dialog', { name: 'Opportunity' }));
    expect(await all.findByRole('textbox', { name: 'Check-in code' })).toBeVisible();
    expect(all.getByText('Now')).toBeVisible();
    expect(all.queryByRole('link', { name: 'Log hours' })).toBeNull();
    expect(all.queryByRole('button', { name: 'Past Event' })).toBeNull();
  });

  it('leads to the hours of what one checked in to already', async () => {
    server.to('GET /api/volunteer-hours', () => list([anEntry({ id: 77 })]));
    holds([aSignup()]);
    visit(student, '/opportunities?show=joined');
    const link = await screen.findByRole('link', { name: 'View your hours' });
    expect(link).toHaveAttribute('href', expect.stringContaining('entry=77'));
    expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
  });

  it('is one row for a series, which opens to its dates', async () => {
    holds([
      aSignup({ opportunity: on('2026-12-12', 12) }),
      aSignup({ id: 502, opportunityId: 13, opportunity: on('2026-12-19', 12) }),
      aSignup({ id: 503, opportunityId: 14, opportunity: on('2026-12-26', 12) }),
    ]);
    visit(student, '/opportunities?show=joined');
    const rows = within(await screen.findByRole('list', { name: 'Your sign-ups' }));
    expect(rows.getAllByRole('button', { name: 'Creek cleanup' })).toHaveLength(1);
    expect(rows.queryByRole('button', { name: 'Sat, Dec 19, 2026' })).toBeNull();
    const more = rows.getByRole('button', { name: '2 more dates' });
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(rows.getByRole('button', { name: 'Sat, Dec 19, 2026' })).toBeVisible();
    expect(rows.getByRole('button', { name: 'Sat, Dec 26, 2026' })).toBeVisible();
  });

  it('counts what is on now and what is to come', async () => {
    server.to(SIGNUPS, ({ url }) => list([], { 'X-Total-Count': url.includes('when=current') ? '3' : '9' }));
    visit();
    expect(await screen.findByRole('tab', { name: 'Your sign-ups 3' })).toBeVisible();
  });

  it('may all be over', async () => {
    holds([], [aSignup({ opportunity: past })]);
    visit(student, '/opportunities?show=joined');
    expect(await screen.findByText('No upcoming sign-ups')).toBeVisible();
    expect(screen.getByText('Past sign-ups')).toBeVisible();
  });

  it('is nothing yet, and then leads to what there is', async () => {
    server.to(SIGNUPS, () => list([]));
    visit(student, '/opportunities?show=joined');
    await userEvent.click(await screen.findByRole('link', { name: 'Find opportunities' }));
    expect(await card()).toBeTruthy();
  });

  it('is shown to a parent of a child, who has a list of their own beside it', async () => {
    server
      .to('GET /api/family-links', () =>
        list([
          { id: 1, status: 'confirmed', student: { id: 5, firstName: 'Maya', lastName: 'Chen', gradeLevel: '11' } },
        ]),
      )
      .to(SIGNUPS, ({ url }) => list(url.includes('userId=5') && url.includes('when=current') ? [aSignup()] : []));
    visit(parent);
    expect(await card()).toBeTruthy();
    const switcher = within(await screen.findByRole('navigation', { name: 'Whose sign-ups' }));
    await userEvent.click(switcher.getByRole('link', { name: 'Maya Chen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya’s sign-ups' })).toBeVisible();
    const rows = within(await screen.findByRole('list', { name: 'Maya’s sign-ups' }));
    expect(rows.getByRole('button', { name: 'Creek cleanup' })).toBeVisible();
    expect(rows.getByText('Now')).toBeVisible();
    expect(rows.queryByRole('button', { name: 'Check in' })).toBeNull();
  });
});

describe('of every school', () => {
  it('name the school of each to a super-admin, on the card and in its details', async () => {
    shown = [anOpportunity({ organizationId: 3 })];
    server.to('GET /api/organizations/3', () => json(200, { id: 3, name: 'Roosevelt High School' }));
    visit(superAdmin, '/opportunities?opportunity=12');
    const details = within(await screen.findByRole('dialog'));
    expect(await details.findByText('Roosevelt High School')).toBeVisible();
    const [onCard] = screen.getAllByText('Roosevelt High School');
    expect(onCard?.closest('article')).not.toBeNull();
  });
});
