import type { ContactMessageView, MailStatus, SubscriptionView } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { superAdmin } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { InboxPage } from './InboxPage.js';

const SCRIPT = '<script>window.wasRun = true</script><img src=x onerror="window.wasRun = true">';
const NO_MAIL: MailStatus = { from: null, forwardsTo: null, queued: 0, failed: 0 };

const message = (given: Partial<ContactMessageView> = {}): ContactMessageView => ({
  id: 4,
  version: 1,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@lincoln.example',
  organization: 'Lincoln High School',
  message: 'How do we begin?',
  status: 'new',
  receivedAt: new Date().toISOString(),
  handledAt: null,
  handledBy: null,
  forwarding: null,
  ...given,
});

const subscription = (given: Partial<SubscriptionView> = {}): SubscriptionView => ({
  id: 9,
  version: 2,
  email: 'ben@lincoln.example',
  status: 'confirmed',
  askedAt: new Date().toISOString(),
  confirmedAt: new Date().toISOString(),
  endedAt: null,
  confirmation: 'sent',
  ...given,
});

let server: Answers;
beforeEach(() => {
  server = new Answers()
    .to('GET /api/mail', () => json(200, { ...NO_MAIL, from: 'hello@hourtrail.example' }))
    .to('GET /api/contact-messages', () => json(200, [message()], { 'X-Total-Count': '1' }))
    .to('GET /api/newsletter-subscriptions', () => json(200, [subscription()], { 'X-Total-Count': '1' }));
});
afterEach(() => server.end());

const show = (at = '/inbox') => renderPart(<InboxPage />, { user: superAdmin, at });
const openFirst = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  return within(await screen.findByRole('dialog', { name: 'Message' }));
};

describe('the inbox', () => {
  it('shows what a visitor wrote as the text it is, scripts too', async () => {
    const evil = {
      firstName: SCRIPT,
      lastName: SCRIPT,
      email: `${SCRIPT}@b.co`,
      organization: SCRIPT,
      message: SCRIPT,
    };
    server.to('GET /api/contact-messages', () => json(200, [message(evil)]));
    const { container } = show();
    const panel = await openFirst();
    expect(panel.getAllByText(SCRIPT).length).toBeGreaterThanOrEqual(2);
    expect([container, document.body].flatMap((part) => [...part.querySelectorAll('script, img')])).toEqual([]);
    expect((window as { wasRun?: true }).wasRun).toBeUndefined();
    const answer = panel.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
    expect(answer).toMatch(/^mailto:%3Cscript/);
  });

  it('keeps that somebody saw to a message, at the version they looked at, and takes it back', async () => {
    const handled = message({
      version: 2,
      status: 'handled',
      handledAt: new Date().toISOString(),
      handledBy: { id: superAdmin.id, name: 'Robin Vale' },
    });
    server
      .to('POST /api/contact-messages/4/handle', () => json(200, handled))
      .to('POST /api/contact-messages/4/reopen', () => json(200, message({ version: 3 })));
    show();
    const panel = await openFirst();
    await userEvent.click(panel.getByRole('button', { name: 'Mark as handled' }));
    expect(await panel.findByText(/by Robin Vale/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Mark as new' }));
    expect(await panel.findByRole('button', { name: 'Mark as handled' })).toBeVisible();
    const seen = server.sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('If-Match'));
    expect(seen).toEqual(['"1"', '"2"']);
  });

  it('shows how a message stands that somebody else saw to meanwhile', async () => {
    const current = message({ version: 2, status: 'handled', handledAt: new Date().toISOString() });
    server.to('POST /api/contact-messages/4/handle', () =>
      json(409, { statusCode: 409, code: 'stale', message: 'Somebody else changed this.', requestId: 'r', current }),
    );
    show();
    const panel = await openFirst();
    await userEvent.click(panel.getByRole('button', { name: 'Mark as handled' }));
    expect(await panel.findByRole('button', { name: 'Mark as new' })).toBeVisible();
  });

  it('searches, and says what it did not find', async () => {
    show();
    server.to('GET /api/contact-messages', () => json(200, []));
    await enterText(await screen.findByRole('searchbox', { name: 'Search messages' }), 'zebra');
    expect(await screen.findByText('No messages match “zebra”')).toBeVisible();
    const searches = server.sent.map(({ url }) => new URL(url).search);
    expect(searches).toContain('?status=new&limit=25&q=zebra');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('All caught up')).toBeVisible();
  });

  it('removes an address from the newsletter once that is meant', async () => {
    server.to('DELETE /api/newsletter-subscriptions/9', () => json(200, subscription({ status: 'removed' })));
    show('/inbox?tab=newsletter');
    expect(await screen.findByText('Confirmed')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this address?' }));
    expect(dialog.getByText(/^ben@lincoln.example won’t get the newsletter anymore/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.sent.find(({ method }) => method === 'DELETE');
    expect(sent?.headers.get('If-Match')).toBe('"2"');
  });

  it('erases a message and an address for good, once that is meant', async () => {
    server
      .to('POST /api/contact-messages/4/erase', () => new Response(null, { status: 204 }))
      .to('POST /api/newsletter-subscriptions/9/erase', () => new Response(null, { status: 204 }));
    const { unmount } = show();
    const panel = await openFirst();
    await userEvent.click(panel.getByRole('button', { name: 'Erase' }));
    const ask = within(await screen.findByRole('dialog', { name: 'Erase this message?' }));
    expect(server.sent.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(ask.getByRole('button', { name: 'Erase permanently' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Message' })).toBeNull());
    expect(server.sent.find(({ method }) => method === 'POST')?.headers.get('if-match')).toBe('"1"');
    unmount();
    show('/inbox?tab=newsletter');
    await userEvent.click(await screen.findByRole('button', { name: 'Erase' }));
    const address = within(await screen.findByRole('dialog', { name: 'Erase this address?' }));
    await userEvent.click(address.getByRole('button', { name: 'Erase permanently' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Erase this address?' })).toBeNull());
    expect(server.sent.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('says of an address that waits what became of its mail, and of a server that sends none', async () => {
    const waiting = subscription({ status: 'requested', confirmedAt: null, confirmation: null });
    server
      .to('GET /api/newsletter-subscriptions', () => json(200, [waiting]))
      .to('GET /api/mail', () => json(200, NO_MAIL));
    show('/inbox?tab=newsletter');
    expect(await screen.findByText('Not confirmed')).toBeVisible();
    expect(
      screen.getByText('No confirmation email was sent, because this server wasn’t set up to send email.'),
    ).toBeVisible();
    expect(await screen.findByRole('note')).toHaveTextContent('This server can’t send email.');
  });

  it('can be read again where the server was away', async () => {
    server.to('GET /api/contact-messages', () => refusal(503));
    show();
    expect(await screen.findByText('Couldn’t load the messages')).toBeVisible();
    server.to('GET /api/contact-messages', () => json(200, []));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All caught up')).toBeVisible();
  });
});
