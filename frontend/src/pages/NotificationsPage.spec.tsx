import type { NotificationView } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNotification, parent, student } from '../testing/builders.js';
import { renderPart, shownToasts } from '../testing/render.js';
import { Answers, json, refusal } from '../testing/server.js';
import { NotificationsPage } from './NotificationsPage.js';

const LIST = 'GET /api/notifications';
const show = (user = student, at = '/notifications') => renderPart(<NotificationsPage />, { user, at });
const { entry } = aNotification();
const about = (id: number): NotificationView['entry'] => entry && { ...entry, id };
const shown = async () => within(await screen.findByRole('list', { name: 'Notifications' })).findAllByRole('link');

describe('everything somebody has been told', () => {
  let server: Answers;
  let notifications: NotificationView[];

  beforeEach(() => {
    notifications = [
      aNotification({ id: 903 }),
      aNotification({ id: 902, kind: 'hours.rejected', comment: 'This was a paid shift', entry: about(42) }),
      aNotification({ id: 901, isRead: true, entry: about(43) }),
    ];
    const read = (is: (id: number) => boolean): Response => {
      notifications = notifications.map((one) => (is(one.id) ? { ...one, isRead: true } : one));
      return new Response(null, { status: 204 });
    };
    server = new Answers()
      .to(LIST, ({ url }) => {
        const { searchParams } = new URL(url);
        const rows = searchParams.has('unread') ? notifications.filter(({ isRead }) => !isRead) : notifications;
        const page = searchParams.has('cursor') ? rows.slice(2) : rows.slice(0, 2);
        const more = !searchParams.has('cursor') && rows.length > 2;
        return json(200, page, {
          'X-Total-Count': String(rows.length),
          ...(more && { Link: '</api/notifications?cursor=902>; rel="next"' }),
        });
      })
      .to('POST /api/notifications/903/read', () => read((id) => id === 903))
      .to('POST /api/notifications/902/read', () => read((id) => id === 902))
      .to('POST /api/notifications/read', () => read(() => true));
  });
  afterEach(() => server.end());

  it('is listed newest first, a page at a time, each with the way to its entry', async () => {
    show();
    const [first] = await shown();
    expect(first).toHaveAttribute('href', '/my-hours?entry=41');
    expect(await screen.findByText('Showing 2 of 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Showing 3 of 3')).toBeVisible();
    await waitFor(async () => expect(await shown()).toHaveLength(3));
  });

  it('can be read one by one without opening the entry, and the focus goes on to the next', async () => {
    show(student, '/notifications?show=unread');
    const [approved, rejected] = await shown();
    expect(approved).toHaveTextContent('Tomas Rivera approved 3 hours');
    await userEvent.click(screen.getAllByRole('button', { name: 'Mark as read' })[0] as HTMLElement);
    await waitFor(() => {
      expect(approved).not.toBeInTheDocument();
      expect(rejected).toHaveFocus();
      expect(screen.getByText('Showing 1 of 1')).toBeVisible();
    });
  });

  it('stands under its day, with all that happened to one entry in one row', async () => {
    notifications = [
      aNotification({ id: 903, at: new Date().toISOString() }),
      aNotification({ id: 902, kind: 'hours.verified', at: new Date().toISOString(), comment: 'She was there' }),
    ];
    show();
    const [row, ...others] = await shown();
    expect(others).toEqual([]);
    expect(screen.getByText('Today')).toBeVisible();
    expect(row).toHaveTextContent(/^NewTomas Rivera approved 3 hours .*Tomas Rivera verified 3 hours .*She was there/);
    await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    expect(server.sent.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/notifications/903/read',
      '/api/notifications/902/read',
    ]);
  });

  it('can be read all at once, and then there is nothing unread', async () => {
    show(student, '/notifications?show=unread');
    await shown();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('You’ve read everything')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all notifications' }));
    await waitFor(async () => expect(await shown()).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull());
  });

  it('says so where marking fails, and leaves it unread', async () => {
    server.to('POST /api/notifications/903/read', () => refusal(503));
    show();
    const [button] = await screen.findAllByRole('button', { name: 'Mark as read' });
    await userEvent.click(button as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(2));
    await waitFor(() => expect(shownToasts()[0]?.title).toBe('Not marked as read'));
  });

  it('names the child to a parent', async () => {
    show(parent);
    const [first] = await shown();
    expect(first).toHaveTextContent('Tomas Rivera approved Maya’s 3 hours at Riverside Food Bank');
    expect(first).toHaveAttribute('href', '/my-hours?child=5&entry=41');
  });

  it('is nothing for somebody who has not been told anything', async () => {
    notifications = [];
    show();
    expect(await screen.findByText('All caught up')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('can be asked for again where it could not be loaded', async () => {
    server.to(LIST, () => refusal(503));
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the notifications');
    server.to(LIST, () => json(200, notifications, { 'X-Total-Count': '3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await shown()).toHaveLength(3));
  });
});
