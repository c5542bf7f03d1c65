import { setImmediate } from 'node:timers/promises';
import { PassThrough } from 'node:stream';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';
import { ImportFiles } from './import-files.js';

it('stores two uploads at a time, lets eight wait unread and turns away the next', async () => {
  const noImport = { find: () => Promise.reject(new Error('There is no such import.')) };
  const files = new ImportFiles(...([{}, {}, noImport, {}] as unknown as ConstructorParameters<typeof ImportFiles>));
  const request = { by: {} as SignedInUser, id: 1, dryRun: true, expect: undefined };
  const read: number[] = [];
  const bodies = Array.from({ length: 11 }, (_, n) => {
    const body = new PassThrough();
    const iterator = body.iterator.bind(body);
    body.iterator = (options) => {
      read.push(n);
      return iterator(options);
    };
    return body;
  });
  const received = Promise.allSettled(bodies.map((body) => files.receive(body, request)));
  while (read.length < 2) await setImmediate();
  expect(read).toEqual(expect.arrayContaining([0, 1]));
  expect(read).toHaveLength(2);
  for (const body of bodies) body.end();
  const outcomes = (await received).map((one) => (one.status === 'rejected' ? (one.reason as Error).message : ''));
  expect(outcomes).toEqual([
    ...Array.from({ length: 10 }, () => 'There is no such import.'),
    expect.stringMatching(/busy/),
  ]);
  expect(read).toHaveLength(10);
});
