import { act, screen, waitFor } from '@testing-library/react';
import type { SessionUser } from '@hourtrail/contracts';
import { refreshNotifications } from '../../api/messaging.js';
import { admin, student } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json } from '../../testing/server.js';
import { Header } from './Header.js';
import { ReadOnlyBanner } from './StatusBanners.js';

let server: Answers;
beforeEach(() => {
  server = new Answers();
});
afterEach(() => server.end());

const answering = (headers: Readonly<Record<string, string>>): void =>
  void server.to('GET /api/notifications', () => json(200, [], { 'X-Total-Count': '0', ...headers }));
const show = (user: SessionUser) =>
  renderPart(
    <>
      <Header />
      <ReadOnlyBanner />
    </>,
    { user },
  );

describe('while nothing can be changed', () => {
  it('everybody is told before they try, for as long as the server says so', async () => {
    answering({ 'X-Read-Only': '1' });
    const { dispatch } = show(student);
    expect(
      await screen.findByText(/^You can look at everything, but you can’t change anything for now\./),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See why' })).toBeNull();
    answering({});
    act(() => void dispatch(refreshNotifications()));
    await waitFor(() => expect(screen.queryByText(/^You can look at everything, but/)).toBeNull());
  });

  it('who looks after the log is led to the reason', async () => {
    answering({ 'X-Read-Only': '1' });
    show(admin);
    expect(await screen.findByRole('link', { name: 'See why' })).toHaveAttribute('href', '/audit');
  });
});

it('nothing is said while all is well', async () => {
  answering({});
  show(student);
  await waitFor(() => expect(server.sent).not.toEqual([]));
  expect(screen.queryByText(/^You can look at everything, but/)).toBeNull();
});
