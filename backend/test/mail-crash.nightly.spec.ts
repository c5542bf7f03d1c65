import { surviveMailCrashes, takeOverMail } from './mail-crashes.js';

it('loses no mail and sends none under two names when the server is killed fifty times while it sends a thousand', async () => {
  const { longestWaitMs, repeated, ...came } = await surviveMailCrashes({ times: 50, mails: 1_000 });
  expect(came).toEqual({ lost: [], renamed: [], states: { sent: 1_000 } });
  expect(repeated).toBeLessThanOrEqual(50);
  expect(longestWaitMs).toBeLessThan(60_000);
});

it('sends within a minute, under the same name, what a killed server beside it was sending', async () => {
  const { tookMs, names } = await takeOverMail();
  expect(tookMs).toBeLessThan(65_000);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});
