import { PassThrough } from 'node:stream';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';
import { ImportFiles } from './import-files.js';

it('takes one ZIP of a school at a time, so that a slow one keeps no other school waiting', async () => {
  const noImport = { find: () => Promise.reject(new Error('There is no such import.')) };
  const files = new ImportFiles(...([{}, {}, noImport, {}] as unknown as ConstructorParameters<typeof ImportFiles>));
  const bodies = [1, 1, 2, 3, 4, 5].map((organizationId) => ({ organizationId, body: new PassThrough() }));
  const received = Promise.allSettled(
    bodies.map(({ organizationId, body }) => {
      const by = { organizationId } as SignedInUser;
      return files.receive(body, { by, id: 1, dryRun: true, expect: undefined });
    }),
  );
  for (const { body } of bodies) body.end();
  const outcomes = (await received).map((one) => (one.status === 'rejected' ? (one.reason as Error).message : ''));
  const read = 'There is no such import.';
  expect(outcomes).toEqual([
    read,
    'Another import at this school is in progress. Wait until it is done.',
    ...[read, read, read],
    expect.stringMatching(/busy/),
  ]);
  const by = { organizationId: 1 } as SignedInUser;
  const next = files.receive(new PassThrough().end(), { by, id: 1, dryRun: true, expect: undefined });
  await expect(next).rejects.toThrow(read);
});
