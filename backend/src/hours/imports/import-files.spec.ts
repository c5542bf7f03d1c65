import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { t } from '@hourtrail/contracts';
import { notFound } from '../../platform/kernel/domain-error.js';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';
import { ImportFiles } from './import-files.js';

it('takes one ZIP of a school at a time, so that a slow one keeps no other school waiting', async () => {
  const files = filesOf(5);
  const uploads = [1, 1, 2, 3, 4, 5].map((id) => upload(files, id));
  await turn();
  for (const { body } of uploads) body.end();
  const outcomes = await Promise.all(uploads.map(({ outcome }) => outcome));
  expect(outcomes).toEqual([
    STORED,
    'Another import at this school is in progress. Wait until it is done.',
    ...[STORED, STORED, STORED],
    expect.stringMatching(/busy/),
  ]);
  const next = upload(files, 1);
  next.body.end();
  expect(await next.outcome).toBe(STORED);
});

it('finds no import that is not there, whatever is uploaded, and takes no place for it', async () => {
  const files = filesOf(5);
  const uploads = [1, 2, 3, 9, 9, 4].map((id) => upload(files, id));
  await turn();
  for (const { body } of uploads) body.end();
  const outcomes = await Promise.all(uploads.map(({ outcome }) => outcome));
  const { message } = notFound();
  expect(outcomes).toEqual([STORED, STORED, STORED, message, message, STORED]);
});

/** What is answered after the ZIP was stored: these imports are of people, who have no files. */
const STORED = t('imports.noEntriesForFiles');

/** There is one import of each school, of the same number. */
function filesOf(schools: number): ImportFiles {
  const imports = {
    find: (_by: unknown, id: number) =>
      id <= schools ? Promise.resolve({ kind: 'people', state: 'applied' }) : Promise.reject(notFound()),
    schoolOf: (_by: unknown, id: number) => Promise.resolve(id),
  };
  return new ImportFiles(...([{}, {}, imports, {}] as unknown as ConstructorParameters<typeof ImportFiles>));
}

/** One super-admin sends a ZIP for this import. */
function upload(files: ImportFiles, id: number): { readonly body: PassThrough; readonly outcome: Promise<string> } {
  const body = new PassThrough();
  const by = { organizationId: 0, role: 'super-admin' } as SignedInUser;
  const outcome = files.receive(body, { by, id, dryRun: true, expect: undefined }).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
  return { body, outcome };
}
