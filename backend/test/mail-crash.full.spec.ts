import { surviveMailCrashes } from './mail-crashes.js';

it('loses no mail or reminder and sends none under two names or too late when the server is killed while it sends', async () => {
  const { longestWaitMs, ended, repeated, ...outcome } = await surviveMailCrashes({
    times: 2,
    mails: 20,
    reminders: 12,
  });
  expect(outcome).toEqual({ lost: [], renamed: [], late: [], unfinished: 0 });
  expect(ended).toBeGreaterThan(0);
  expect(repeated).toBeLessThanOrEqual(2);
  expect(longestWaitMs).toBeLessThan(60_000);
});
