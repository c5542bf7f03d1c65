import { surviveMailCrashes } from './mail-crashes.js';

it('loses no mail and sends none under two names when the server is killed while it sends', async () => {
  const { longestWaitMs, repeated, ...came } = await surviveMailCrashes({ times: 2, mails: 20 });
  expect(came).toEqual({ lost: [], renamed: [], states: { sent: 20 } });
  expect(repeated).toBeLessThanOrEqual(2);
  expect(longestWaitMs).toBeLessThan(60_000);
});
