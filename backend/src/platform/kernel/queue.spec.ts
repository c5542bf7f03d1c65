import { Queue } from './queue.js';

test('two at a time, the others in the order in which they came', async () => {
  const queue = new Queue(2);
  const begun: number[] = [];
  const goOn: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((n) =>
    queue.run(() => {
      begun.push(n);
      return new Promise<number>((resolve) => goOn.push(() => resolve(n)));
    }),
  );
  await Promise.resolve();
  expect([begun, queue.waiting]).toEqual([[0, 1], 2]);
  goOn[1]?.();
  expect(await all[1]).toBe(1);
  expect([begun, queue.waiting]).toEqual([[0, 1, 2], 1]);
  goOn[0]?.();
  await all[0];
  goOn[2]?.();
  goOn[3]?.();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
});

test('a failure makes room for the next', async () => {
  const queue = new Queue(1);
  const failing = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('next');
});
