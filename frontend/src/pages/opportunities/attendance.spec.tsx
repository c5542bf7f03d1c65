import type { AttendanceRow, OpportunityView, SessionUser } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import {
  anEntry,
  anOpportunity,
  anotherVerifier,
  aUser,
  student,
  superAdmin,
  teacher,
  verifier,
} from '../../testing/builders.js';
import { renderPart, shownToasts } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { OpportunitiesPage } from './OpportunitiesPage.js';

const PATH = '/api/volunteer-opportunities';
const TAKE = `POST ${PATH}/12/attendance`;
const CODE = `POST ${PATH}/12/attendance-code`;
const CHECK_IN = `POST ${PATH}/12/check-in`;
const mine = { id: 501, status: 'signed-up', position: null } as const;

let server: Answers;
let shown: OpportunityView;
let people: AttendanceRow[];
let logged: unknown[];

type Logged = Omit<NonNullable<AttendanceRow['entry']>, 'hours'>;

const attendee = (userId: number, firstName: string, entry: Logged | null = null): AttendanceRow => ({
  userId,
  user: { firstName, lastName: 'Chen' },
  signedUp: true,
  attendance: entry ? 'present' : 'unmarked',
  entry: entry && { ...entry, hours: '3.00' },
});

beforeEach(() => {
  // the opportunity of the builders is on December 5, 9 AM to noon in New York
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'performance'],
    now: new Date('2026-12-05T15:00:00Z'),
  });
  shown = anOpportunity({ state: 'past' });
  people = [attendee(5, 'Maya'), attendee(6, 'Noor'), attendee(7, 'Omar', { id: 41, status: 'verified' })];
  logged = [];
  server = new Answers()
    .to(`GET ${PATH}`, () => json(200, [shown]))
    .to(`GET ${PATH}/12`, () => json(200, shown))
    .to(`GET ${PATH}/12/attendance`, () => json(200, people, { 'X-Total-Count': String(people.length) }))
    .to('GET /api/volunteer-hours', () => json(200, logged))
    .to('GET /api/opportunity-signups', () => json(200, []))
    .to('GET /api/family-links', () => json(200, []));
});
afterEach(() => {
  jest.useRealTimers();
  server.end();
});

const visit = (user: SessionUser, more = '') =>
  renderPart(<OpportunitiesPage />, { user, at: `/opportunities?opportunity=12${more}` });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const attendance = async () => within(await screen.findByRole('dialog', { name: 'Attendance' }));
const pick = async (name: string) => userEvent.click(await (await attendance()).findByRole('checkbox', { name }));

describe('the attendance at an opportunity', () => {
  it('is taken from its details: who is picked is marked, and verified where the coordinator says so', async () => {
    server.to(TAKE, () => {
      people = [attendee(5, 'Maya', { id: 42, status: 'verified' }), ...people.slice(1)];
      return json(200, { results: [{ userId: 5, outcome: 'done', entryId: 42, status: 'verified' }] });
    });
    visit(verifier);
    await press('Take attendance');
    await pick('Maya Chen');
    await press('Mark present and verify (1)');
    expect(await (await attendance()).findByText('1 person marked present and verified.')).toBeVisible();
    await waitFor(() => expect(screen.getByText('1 person marked present and verified.')).toHaveFocus());
    expect(await server.bodies(TAKE)).toEqual([{ userIds: [5], verified: true }]);
    const rows = await (await attendance()).findAllByRole('link', { name: /View trail/ });
    await waitFor(async () =>
      expect((await attendance()).getAllByRole('link', { name: /View trail/ })).toHaveLength(2),
    );
    expect(rows[0]).toHaveAttribute('href', expect.stringMatching(/\/approvals\?entry=4[12]/));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Maya Chen' })).toBeNull());
  });

  it('is told of each on their own, with why not', async () => {
    server.to(TAKE, () =>
      json(200, {
        results: [
          { userId: 5, outcome: 'refused', code: 'hours.day-too-long', message: 'This day is full.' },
          { userId: 6, outcome: 'done', entryId: 43, status: 'pending' },
        ],
      }),
    );
    visit(teacher, '&attendance=12');
    await userEvent.click(await (await attendance()).findByRole('checkbox', { name: 'Select all shown' }));
    await press('Mark present (2)');
    expect(await (await attendance()).findByText('This day is full.')).toBeVisible();
    expect(
      await (await attendance()).findByText('1 person marked present. 1 person was left out. The list shows why.'),
    ).toBeVisible();
    expect(await server.bodies(TAKE)).toEqual([{ userIds: [5, 6], verified: false }]);
    expect(screen.queryByRole('button', { name: /and verify/ })).toBeNull();
  });

  it('takes who left early with fewer hours, and corrects what was recorded', async () => {
    server.to(TAKE, () => {
      people = [attendee(5, 'Maya', { id: 42, status: 'verified' }), ...people.slice(1)];
      return json(200, { results: [{ userId: 5, outcome: 'done', entryId: 42, status: 'verified' }] });
    });
    visit(verifier, '&attendance=12');
    await press('Left early Maya Chen');
    const dialog = within(await screen.findByRole('dialog', { name: 'Maya Chen' }));
    const hours = await dialog.findByRole('textbox', { name: 'Hours' });
    expect(hours).toHaveValue('3');
    await userEvent.clear(hours);
    await enterText(hours, '4');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark present' }));
    expect(await dialog.findByText('Hours must be from 0.5 to 3 in steps of 0.5.')).toBeVisible();
    await userEvent.clear(hours);
    await enterText(hours, '1,5');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark present' }));
    expect(await screen.findByText('Attendance updated.')).toBeVisible();
    await press('Correct attendance of Maya Chen');
    const again = within(await screen.findByRole('dialog', { name: 'Maya Chen' }));
    await userEvent.click(await again.findByRole('button', { name: 'They weren’t there' }));
    expect(await again.findByText('Reason is required')).toBeVisible();
    await enterText(again.getByRole('textbox', { name: 'Reason' }), 'Somebody else');
    await userEvent.click(again.getByRole('button', { name: 'They weren’t there' }));
    await waitFor(async () =>
      expect(await server.bodies(TAKE)).toEqual([
        { userIds: [5], hours: 1.5, verified: true },
        { userIds: [5], present: false, reason: 'Somebody else' },
      ]),
    );
  });

  it('says why a correction was refused, and keeps it open', async () => {
    people = [attendee(5, 'Maya', { id: 46, status: 'pending' })];
    const message = 'They checked in or logged these hours themselves.';
    server.to(TAKE, () => json(200, { results: [{ userId: 5, outcome: 'refused', message }] }));
    visit(teacher, '&attendance=12');
    await press('Correct attendance of Maya Chen');
    const dialog = within(await screen.findByRole('dialog', { name: 'Maya Chen' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'They weren’t there' }));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('takes people who never signed up, whom staff find by name', async () => {
    people = [];
    server
      .to('GET /api/users', () => json(200, [aUser({ id: 31, firstName: 'Otto', lastName: 'Berg', role: 'student' })]))
      .to(TAKE, () => {
        people = [{ ...attendee(31, 'Otto', { id: 47, status: 'pending' }), signedUp: false }];
        return json(200, { results: [{ userId: 31, outcome: 'done', entryId: 47, status: 'pending' }] });
      });
    visit(teacher, '&attendance=12');
    const form = within(await screen.findByRole('form', { name: 'Someone who didn’t sign up' }));
    await userEvent.click(form.getByRole('button', { name: 'Mark present' }));
    expect(await form.findByText('Person is required')).toBeVisible();
    await userEvent.click(form.getByRole('combobox'));
    await userEvent.click(await form.findByRole('option', { name: /Otto Berg/ }));
    await userEvent.click(form.getByRole('button', { name: 'Mark present' }));
    expect(await (await attendance()).findByText('Walk-in')).toBeVisible();
    expect(await server.bodies(TAKE)).toEqual([{ userIds: [31] }]);
  });

  it('lets its coordinator write to everyone signed up', async () => {
    const announce = 'POST /api/announcements';
    server.to(announce, () => new Response(null, { status: 204 }));
    shown = anOpportunity({ state: 'past', coordinatorId: verifier.id, currentSignups: 3, waitlisted: 1 });
    visit(verifier, '&attendance=12');
    await press('Write to everyone signed up');
    const text = await screen.findByRole('textbox', { name: 'Message' });
    expect(text).toHaveAccessibleDescription(/^4 people read it under the bell and by email/);
    await press('Send message');
    expect(await server.bodies(announce)).toEqual([]);
    await enterText(screen.getByRole('textbox', { name: 'Subject' }), 'Saturday');
    await enterText(text, 'Bring gloves');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull());
    await press('Take attendance');
    await press('Write to everyone signed up');
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Bring gloves');
    await press('Send message');
    const sent = { to: { opportunityId: 12 }, subject: 'Saturday', text: 'Bring gloves' };
    await waitFor(async () => expect(await server.bodies(announce)).toEqual([sent]));
    expect(shownToasts()).toMatchObject([{ title: 'Message sent', description: 'Sent to 4 people.' }]);
    await press('Write to everyone signed up');
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('');
  });

  it('is printed as a sheet with a line for each who signed up, and some for others', async () => {
    people = [attendee(5, 'Maya'), attendee(6, 'Noah')];
    visit(teacher, '&attendance=12');
    await press('Print sign-in sheet');
    const sheet = within(await screen.findByRole('dialog', { name: 'Sign-in sheet' }));
    expect(await sheet.findByRole('rowheader', { name: 'Noah Chen' })).toBeVisible();
    expect(sheet.getAllByRole('rowheader')).toHaveLength(7);
    expect(sheet.getByRole('img', { name: /^QR code that opens the attendance of / })).toBeVisible();
  });

  it('offers a coordinator from outside no names to search', async () => {
    visit(verifier, '&attendance=12');
    expect(await (await attendance()).findByRole('checkbox', { name: 'Maya Chen' })).toBeEnabled();
    expect(screen.queryByRole('form', { name: 'Someone who didn’t sign up' })).toBeNull();
  });

  it('says after the end who did not come, and can still be corrected', async () => {
    people = [{ ...attendee(5, 'Maya'), attendance: 'no-show' }];
    visit(teacher, '&attendance=12');
    expect(await (await attendance()).findByText('No-show')).toBeVisible();
    expect((await attendance()).getByRole('checkbox', { name: 'Maya Chen' })).toBeEnabled();
  });

  it('goes into a file', async () => {
    server
      .to(`POST ${PATH}/12/roster`, () => json(201, { url: '/api/admin/export/files/abc', expiresAt: '2026-12-05' }))
      .to('GET /api/admin/export/files/abc', () => new Response('name', { headers: { 'X-Total-Count': '3' } }));
    visit(teacher, '&attendance=12');
    await press('Export roster');
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(async () => expect(await server.bodies(`POST ${PATH}/12/roster`)).toEqual([{ format: 'csv' }]));
  });

  it('leads the coordinator to those who checked in themselves', async () => {
    people = [attendee(5, 'Maya', { id: 46, status: 'pending' }), attendee(6, 'Noor')];
    visit(verifier, '&attendance=12');
    expect(await (await attendance()).findByRole('link', { name: 'Verify 1 waiting entry' })).toHaveAttribute(
      'href',
      '/approvals',
    );
  });

  it('says why where nobody could be marked, and keeps who was picked', async () => {
    server.to(TAKE, () => refusal(409, { message: 'This opportunity was cancelled.' }));
    visit(teacher, '&attendance=12');
    await pick('Noor Chen');
    await press('Mark present (1)');
    await waitFor(() => expect(server.sent.some(({ method }) => method === 'POST')).toBe(true));
    expect(await (await attendance()).findByRole('checkbox', { name: 'Noor Chen' })).toBeChecked();
  });

  it('waits for half an hour before the start', async () => {
    jest.setSystemTime(new Date('2026-12-05T13:00:00Z'));
    shown = anOpportunity();
    visit(verifier, '&attendance=12');
    expect(
      await (
        await attendance()
      ).findByText('This opportunity starts Sat, Dec 5, 2026, 9:00 AM. Attendance opens 30 minutes earlier.'),
    ).toBeVisible();
    expect(await (await attendance()).findByText('Maya Chen')).toBeVisible();
    expect((await attendance()).queryByRole('checkbox')).toBeNull();
    expect((await attendance()).getByRole('button', { name: 'Show check-in code' })).toBeVisible();
  });

  it('is explained by a super-admin of another school', async () => {
    shown = { ...shown, organizationId: 3 };
    server
      .to('GET /api/organizations/3', () => json(200, { id: 3, name: 'Roosevelt High School' }))
      .to(TAKE, () => json(200, { results: [{ userId: 6, outcome: 'done', entryId: 43, status: 'pending' }] }));
    visit(superAdmin, '&attendance=12');
    await pick('Noor Chen');
    await press('Mark present (1)');
    expect(await (await attendance()).findByText('You’re working in another school. Enter a reason.')).toBeVisible();
    await enterText((await attendance()).getByRole('textbox', { name: 'Reason' }), 'The coordinator is ill.');
    await press('Mark present (1)');
    expect(await (await attendance()).findByText('1 person marked present.')).toBeVisible();
    expect(await server.bodies(TAKE)).toEqual([{ userIds: [6], verified: false, reason: 'The coordinator is ill.' }]);
  });

  it('is for its coordinator, not for another', async () => {
    visit(anotherVerifier, '&attendance=12');
    expect(await (await attendance()).findByText('Only the coordinator and staff can take attendance')).toBeVisible();
  });

  it('can be tried again where the list failed', async () => {
    server.to(`GET ${PATH}/12/attendance`, () => refusal(503));
    visit(teacher, '&attendance=12');
    expect(await (await attendance()).findByRole('alert')).toHaveTextContent('Couldn’t load the list');
    server.to(`GET ${PATH}/12/attendance`, () => json(200, []));
    await userEvent.click((await attendance()).getByRole('button', { name: 'Try again' }));
    expect(await (await attendance()).findByText('No one has signed up yet.')).toBeVisible();
  });

  it('shows a code to a room, to scan and in letters, and a new one', async () => {
    let code = 'K7QM2X';
    server.to(CODE, () => json(200, { code, url: `http://localhost/opportunities?opportunity=12&code=${code}` }));
    visit(verifier, '&attendance=12');
    await press('Show check-in code');
    const sheet = within(await screen.findByRole('dialog', { name: 'Check in' }));
    expect(await sheet.findByText('K7Q-M2X')).toBeVisible();
    expect(sheet.getByRole('img', { name: /check-in with the code K7Q-M2X/ })).toBeVisible();
    code = 'ZZZ999';
    await userEvent.click(sheet.getByRole('button', { name: 'Create new code' }));
    const question = within(await screen.findByRole('dialog', { name: 'Create a new code?' }));
    await userEvent.click(question.getByRole('button', { name: 'Create new code' }));
    expect(await screen.findByText('ZZZ-999')).toBeVisible();
    expect(await server.bodies(CODE)).toEqual(
      [
        { id: 12, renew: false },
        { id: 12, renew: true },
      ].map(({ renew }) => ({ renew })),
    );
  });
});

describe('checking in', () => {
  beforeEach(() => {
    shown = anOpportunity({ state: 'past', mySignup: mine });
  });

  it('is one press for who scanned the code, and leads to the entry', async () => {
    const entry = anEntry({ id: 44, hours: '3.00', status: 'pending', verifier: { name: 'Vera Okafor' } });
    server.to(CHECK_IN, () => json(200, entry));
    visit(student, '&code=K7QM2X');
    expect(await screen.findByRole('textbox', { name: 'Check-in code' })).toHaveValue('K7QM2X');
    await press('Check in');
    expect(
      await screen.findByText('You’re checked in. We logged 3 hours for you. Next, Vera Okafor verifies the entry.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'View entry' })).toHaveAttribute('href', '/my-hours?entry=44');
    expect(await server.bodies(CHECK_IN)).toEqual([{ code: 'K7QM2X' }]);
  });

  it('says beside the field what is wrong with the code, and keeps it', async () => {
    const message = 'This is not the code of this opportunity.';
    server.to(CHECK_IN, () => refusal(400, { message, errors: [{ field: 'code', message }] }));
    visit(student);
    const field = await screen.findByRole('textbox', { name: 'Check-in code' });
    await enterText(field, 'K7');
    await press('Check in');
    expect(await screen.findByText('A check-in code has 6 letters and numbers, such as K7Q-M2X.')).toBeVisible();
    await enterText(field, 'Q-M2X');
    await press('Check in');
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('K7Q-M2X');
    server.to(CHECK_IN, () => refusal(429, { message: 'Too many wrong check-in codes. Try again in 60 min.' }));
    await press('Check in');
    expect(await screen.findByText('Too many wrong check-in codes. Try again in 60 min.')).toBeVisible();
  });

  it('is over for who has logged it, and not for who has no place', async () => {
    logged = [anEntry({ id: 45, status: 'verified', hours: '3.00' })];
    const { unmount } = visit(student, '&code=K7QM2X');
    expect(await screen.findByText('You already logged 3 hours. The entry is verified.')).toBeVisible();
    unmount();
    shown = anOpportunity({ state: 'past' });
    visit(student, '&code=K7QM2X');
    expect(
      await screen.findByText(
        'You don’t have a spot for this opportunity, so you can’t check in. Ask the coordinator.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Check-in code' })).toBeNull();
  });
});

it('a verifier finds what they coordinate', async () => {
  renderPart(<OpportunitiesPage />, { user: verifier, at: '/opportunities' });
  await press('Coordinated by you');
  await waitFor(() => expect(server.sent.some(({ url }) => url.includes('coordinator=me'))).toBe(true));
  expect(await screen.findByRole('button', { name: 'Coordinated by you', pressed: true })).toBeVisible();
});
