import { surviveMailCrashes, takeOverMail } from './mail-crashes.js';

it('loses no mail or reminder and sends none under two names or too late when the server is killed fifty times', async () => {
  const extent = { times: 50, mails: 1_000, reminders: 400 };
  const { longestWaitMs, ended, repeated, ...outcome } = await surviveMailCrashes(extent);
  expect(outcome).toEqual({ lost: [], renamed: [], late: [], unfinished: 0 });
  expect(ended).toBeGreaterThan(0);
  expect(repeated).toBeLessThanOrEqual(50);
  expect(longestWaitMs).toBeLessThan(60_000);
});

it('sends within a minute, under the same name, what a killed server beside it was sending', async () => {
  const { tookMs, names } = await takeOverMail();
  expect(tookMs).toBeLessThan(65_000);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});
