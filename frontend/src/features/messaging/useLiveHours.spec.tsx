import type { NotificationView } from '@hourtrail/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { useHoursEntryQuery } from '../../api/hours.js';
import { useUserStatsQuery } from '../../api/reporting.js';
import { anEntry, aNotification, student } from '../../testing/builders.js';
import { renderPart } from '../../testing/render.js';
import { Answers, json } from '../../testing/server.js';
import { useLiveHours } from './useLiveHours.js';

function Approved() {
  useLiveHours();
  const { data } = useUserStatsQuery(student.id);
  return <output>{data?.approvedHours}</output>;
}

const Opened = () => <p>{useHoursEntryQuery(41).data?.organizationName}</p>;

const requestsTo = (server: Answers, path: string): number =>
  server.sent.filter(({ url }) => new URL(url).pathname === path).length;

describe('figures on a page that stays open', () => {
  let server: Answers;
  let notifications: NotificationView[];
  let approvedHours: number;
  let now: number;

  beforeEach(() => {
    notifications = [aNotification()];
    approvedHours = 10;
    now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    server = new Answers()
      .to('GET /api/users/5/stats', () => json(200, { approvedHours }))
      .to('GET /api/notifications', () =>
        json(200, notifications.slice(0, 1), { 'X-Total-Count': String(notifications.length) }),
      );
  });
  afterEach(() => {
    server.end();
    jest.restoreAllMocks();
  });

  const look = (state: 'visible' | 'hidden'): void =>
    act(() => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  const open = async (): Promise<void> => {
    renderPart(<Approved />, { user: student });
    expect(await screen.findByText('10')).toBeVisible();
    await waitFor(() => expect(requestsTo(server, '/api/notifications')).toBe(1));
    approvedHours = 13;
  };

  it('are read anew by who comes back after a minute', async () => {
    await open();
    look('hidden');
    now += 60_000;
    look('visible');
    expect(await screen.findByText('13')).toBeVisible();
  });

  it.each([
    ['/my-hours?entry=41', 'as is the trail that is open', 2],
    ['/my-hours?log=41', 'and the entry that is being changed is left as it was found', 1],
  ])('are read anew at %s, %s', async (at, _words, times) => {
    server.to('GET /api/volunteer-hours/41', () => json(200, anEntry()));
    renderPart(
      <>
        <Approved />
        <Opened />
      </>,
      { user: student, at },
    );
    expect(await screen.findByText('Riverside Food Bank')).toBeVisible();
    expect(await screen.findByText('10')).toBeVisible();
    approvedHours = 13;
    look('hidden');
    now += 60_000;
    look('visible');
    expect(await screen.findByText('13')).toBeVisible();
    await waitFor(() => expect(requestsTo(server, '/api/volunteer-hours/41')).toBe(times));
  });

  it('are left alone by who only looked away', async () => {
    await open();
    look('hidden');
    now += 59_000;
    look('visible');
    await waitFor(() => expect(requestsTo(server, '/api/notifications')).toBeGreaterThan(0));
    expect(requestsTo(server, '/api/users/5/stats')).toBe(1);
    expect(screen.getByText('10')).toBeVisible();
  });

  it('are read anew once something new is told, and not for what was told before', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'], now });
    try {
      renderPart(<Approved />, { user: student });
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByText('10')).toBeVisible();
      approvedHours = 13;
      await act(() => jest.advanceTimersByTimeAsync(31_000));
      expect(screen.getByText('10')).toBeVisible();
      notifications = [aNotification({ id: 901 }), ...notifications];
      await act(() => jest.advanceTimersByTimeAsync(31_000));
      expect(screen.getByText('13')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});
