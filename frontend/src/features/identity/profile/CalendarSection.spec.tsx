import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { student, teacher, verifier } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { CalendarSection } from './CalendarSection.js';

const URL_BEFORE = 'https://hours.example.org/api/calendar/before.ics';
const URL_AFTER = 'https://hours.example.org/api/calendar/after.ics';
const MADE = { createdAt: '2026-11-21T15:00:00.000Z' };

let server: Answers;
let link: { createdAt: string | null };
beforeEach(() => {
  link = { createdAt: null };
  const urls = [URL_BEFORE, URL_AFTER];
  server = new Answers()
    .to('GET /api/calendar/token', () => json(200, link))
    .to('POST /api/calendar/token', () => {
      link = MADE;
      return json(201, { url: urls.shift() });
    })
    .to('DELETE /api/calendar/token', () => {
      link = { createdAt: null };
      return new Response(null, { status: 204 });
    });
});
afterEach(() => server.end());

const visit = (user = student) =>
  renderPart(
    <>
      <CalendarSection />
      <Toaster />
    </>,
    { user },
  );
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string): Promise<void> =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the calendar of a profile', () => {
  it.each([
    [student, 'sign up for'],
    [verifier, 'coordinate'],
    [teacher, 'publish'],
  ])('says what it would show, and to whom', async (user, does) => {
    visit(user);
    expect(
      await screen.findByText(
        new RegExp(`The opportunities you ${does} will appear there, along with any changes\\..*keep it to yourself`),
      ),
    ).toBeVisible();
  });

  it('makes a link that is there to be copied, and says that it is shown once', async () => {
    visit();
    await press('Create calendar link');
    const field = await screen.findByLabelText('Your calendar link');
    expect(field).toHaveValue(URL_BEFORE);
    expect(screen.getByText(/^Copy it now\. It won’t be shown again\./)).toBeVisible();
    expect(await screen.findByText('Calendar link created')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('says later when it was made, but not the link, and replaces it after asking', async () => {
    link = MADE;
    visit();
    expect(await screen.findByText(/^You created a link on November 21, 2026/)).toBeVisible();
    expect(screen.queryByLabelText('Your calendar link')).toBeNull();
    await press('Replace link');
    expect(await screen.findByRole('dialog', { name: 'Replace the calendar link?' })).toHaveTextContent(
      'Calendars that use the current link won’t be updated anymore.',
    );
    await confirm('Replace link');
    expect(await screen.findByLabelText('Your calendar link')).toHaveValue(URL_BEFORE);
    await gone();
    await press('Replace link');
    await confirm('Replace link');
    await waitFor(() => expect(screen.getByLabelText('Your calendar link')).toHaveValue(URL_AFTER));
    await gone();
  });

  it('revokes it after asking, and offers another', async () => {
    visit();
    await press('Create calendar link');
    await press('Revoke link');
    await confirm('Revoke link');
    expect(await screen.findByText('Calendar link revoked')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Create calendar link' })).toBeEnabled();
    await waitFor(() => expect(screen.queryByLabelText('Your calendar link')).toBeNull());
  });

  it('keeps what stands when the server refuses, and tells so', async () => {
    link = MADE;
    server.to('DELETE /api/calendar/token', () => refusal(503, { message: 'The server is busy.' }));
    visit();
    await press('Revoke link');
    await confirm('Revoke link');
    expect(await screen.findByText('Link not revoked')).toBeVisible();
    expect(screen.getByText('The server is busy.')).toBeVisible();
    await gone();
    expect(screen.getByRole('button', { name: 'Revoke link' })).toBeEnabled();
  });

  it('says when it could not be loaded and tries again', async () => {
    server.to('GET /api/calendar/token', () => refusal(503));
    visit();
    expect(await screen.findByText('Couldn’t load your calendar link')).toBeVisible();
    server.to('GET /api/calendar/token', () => json(200, link));
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Create calendar link' })).toBeEnabled();
  });
});
