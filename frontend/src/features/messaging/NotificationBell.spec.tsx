import type { NotificationView } from '@hourtrail/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { useFamilyLinksInfiniteQuery } from '../../api/families.js';
import { aNotification, parent, student } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { NotificationBell } from './NotificationBell.js';

const LIST = 'GET /api/notifications';
const { entry } = aNotification();
const about = (id: number): NotificationView['entry'] => entry && { ...entry, id };

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const show = () =>
  renderPart(
    <>
      <NotificationBell />
      <Where />
    </>,
    { user: student, at: '/dashboard' },
  );

describe('the bell', () => {
  let server: Answers;
  let notifications: NotificationView[];
  beforeEach(() => {
    notifications = [];
    const unread = (): NotificationView[] => notifications.filter(({ isRead }) => !isRead);
    const read = (is: (id: number) => boolean): Response => {
      notifications = notifications.map((one) => (is(one.id) ? { ...one, isRead: true } : one));
      return new Response(null, { status: 204 });
    };
    server = new Answers()
      .to(LIST, ({ url }) => {
        const rows = new URL(url).searchParams.has('unread') ? unread() : notifications;
        return json(200, rows.slice(0, 5), { 'X-Total-Count': String(rows.length) });
      })
      .to('POST /api/notifications/900/read', () => read((id) => id === 900))
      .to('POST /api/notifications/read', () => read(() => true));
  });
  afterEach(() => server.end());

  it('says how many are unread, and tells the newest in words with what was said', async () => {
    notifications = [
      aNotification({ kind: 'hours.rejected', comment: 'This was a paid shift' }),
      aNotification({ id: 902, kind: 'school.announced', entry: null, isRead: true, subject: 'Bring the form' }),
      aNotification({ id: 901, isRead: true, entry: about(42) }),
    ];
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const panel = await screen.findByRole('dialog', { name: 'Notifications' });
    const [first, announced, second] = await within(panel).findAllByRole('link');
    expect(announced).toHaveTextContent(/wrote to students and parentsBring the form/);
    expect(first).toHaveTextContent(/^NewTomas Rivera rejected 3 hours at Riverside Food BankThis was a paid shift/);
    expect(second).toHaveTextContent(/^Tomas Rivera approved 3 hours at Riverside Food Bank/);
  });

  it('opens the trail of an entry, and that one is read then', async () => {
    notifications = [aNotification(), aNotification({ id: 901, entry: about(42) })];
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    await userEvent.click((await screen.findAllByRole('link'))[0] as HTMLElement);
    expect(screen.getByText('/my-hours?entry=41')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toHaveFocus(),
    );
  });

  it('asks again whom a parent follows before it leads to a child', async () => {
    let follows = 0;
    server.to('GET /api/family-links', () => json(200, [], { 'X-Total-Count': String(follows) }));
    const named = (id: number, name: string) => ({ id, name });
    const family = { parent: named(parent.id, 'Pia Chen'), student: named(student.id, 'Maya Chen') };
    notifications = [aNotification({ kind: 'account.family-confirmed', entry: null, family })];
    const Followed = () => <p>Follows {useFamilyLinksInfiniteQuery({}).data?.pages[0]?.total}</p>;
    renderPart(
      <>
        <NotificationBell />
        <Followed />
      </>,
      { user: parent },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    await screen.findByText('Follows 0');
    follows = 1;
    await userEvent.click(await screen.findByRole('link', { name: /You can follow Maya Chen’s hours now/ }));
    await screen.findByText('Follows 1');
  });

  it('leads to all of them', async () => {
    notifications = [aNotification({ isRead: true })];
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
    await userEvent.click(await screen.findByRole('link', { name: 'See all' }));
    expect(await screen.findByText('/notifications')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('marks all as read, and keeps them in sight', async () => {
    notifications = [aNotification(), aNotification({ id: 901, entry: about(42) })];
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
      expect(screen.queryByText('New')).toBeNull();
      expect(within(screen.getByRole('list', { name: 'Newest notifications' })).getAllByRole('link')).toHaveLength(2);
    });
    expect(screen.getByRole('dialog')).toHaveFocus();
  });

  it('says so where there is nothing, and where it could not be loaded', async () => {
    show();
    const bell = await screen.findByRole('button', { name: 'Notifications' });
    await userEvent.click(bell);
    expect(await screen.findByText('All caught up')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(bell).toHaveFocus();
  });

  it('keeps quiet while it cannot ask, and offers another try', async () => {
    server.to(LIST, () => refusal(503));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the notifications');
    notifications = [aNotification()];
    server.to(LIST, () => json(200, notifications, { 'X-Total-Count': '1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Tomas Rivera approved 3 hours/ })).toBeVisible();
  });
});
