import { HashingQueue } from './passwords.js';

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

test('a few run at once, the others in turn', async () => {
  const queue = new HashingQueue();
  let running = 0;
  let most = 0;
  const done = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      queue.run(async () => {
        most = Math.max(most, (running += 1));
        await later();
        running -= 1;
        return n;
      }),
    ),
  );
  expect(done).toEqual(Array.from({ length: 40 }, (_, n) => n));
  expect(most).toBeGreaterThanOrEqual(1);
  expect(most).toBeLessThanOrEqual(4);
});

test('a crowd is asked to come again, and the queue recovers', async () => {
  const queue = new HashingQueue();
  const responses = await Promise.allSettled(Array.from({ length: 200 }, () => queue.run(later)));
  const refused = responses.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused.length).toBeGreaterThan(100);
  for (const { reason } of refused) expect(reason).toMatchObject({ statusCode: 503, code: 'busy', retryAfter: 2 });
  await expect(queue.run(async () => 'again')).resolves.toBe('again');
});

test('a failure makes room for the next', async () => {
  const queue = new HashingQueue();
  const fail = (): Promise<never> => queue.run(() => Promise.reject(new Error('no')));
  await Promise.allSettled(Array.from({ length: 20 }, fail));
  await expect(queue.run(async () => 'done')).resolves.toBe('done');
});
