import { Queue, QueuesByName } from './queue.js';

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

test('a name that hangs holds up no other, and a name with nothing to do takes no memory', async () => {
  const queues = new QueuesByName(2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const hang = (name: string): Promise<void> =>
    queues.run(name, () => {
      begun.push(name);
      return new Promise((resolve) => ends.push(resolve));
    });
  const all = ['Lincoln', 'Lincoln', 'Lincoln', 'Roosevelt'].map(hang);
  expect(begun).toEqual(['Lincoln', 'Lincoln', 'Roosevelt']);
  expect(queues.size).toBe(2);
  ends.shift()?.();
  await all[0];
  expect(begun).toEqual(['Lincoln', 'Lincoln', 'Roosevelt', 'Lincoln']);
  for (const end of ends) end();
  await Promise.all(all);
  expect(queues.size).toBe(0);
});

test('a task that fails makes room for the next', async () => {
  const queues = new QueuesByName(1);
  const failed = queues.run('Lincoln', () => Promise.reject(new Error('down')));
  const next = queues.run('Lincoln', () => Promise.resolve('up'));
  await expect(failed).rejects.toThrow('down');
  expect([await next, queues.size]).toEqual(['up', 0]);
});
