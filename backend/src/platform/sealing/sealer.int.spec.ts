import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aDay } from '../../../test/given.js';
import { settled } from '../../../test/sealed-log.js';
import { sealingProcess, TEST_SIGNER } from '../../../test/sealing.js';
import { person, THREE_HOURS, WriteCore } from '../../../test/write-core.js';
import { draft } from '../../hours/domain/volunteer-hours.js';
import { volunteerHoursStream } from '../../hours/persistence/volunteer-hours.stream.js';
import { openCheckpoint } from './checkpoint.js';
import { ExternalCheckpoints } from './external-checkpoints.js';
import { consistencyProof, inclusionProof } from './merkle-tree.js';
import { provesConsistency, provesInclusion } from './proofs.js';
import { computed } from './sealed-tree.js';
import type { Sealer } from './sealer.js';
import { leafHash } from './node-hash.js';

let core: WriteCore;
let folder: string;
let external: ExternalCheckpoints;
let nextId = 1;

beforeAll(async () => {
  core = await WriteCore.open();
  folder = await mkdtemp(join(tmpdir(), 'checkpoints-'));
  external = new ExternalCheckpoints(folder);
});
afterAll(async () => {
  await core.close();
  await rm(folder, { recursive: true });
});

const sealer = (): Sealer => sealingProcess(core.database, external).sealer;
const write = async (school: 2 | 3, count: number): Promise<void> => {
  const student = person('student', school);
  const changes = Array.from({ length: count }, () => ({
    id: nextId++,
    state: undefined,
    events: draft({ ...THREE_HOURS, verifierId: null }, student, aDay()),
  }));
  await core.work.commit(student, volunteerHoursStream, changes);
};
/** The same, once no older transaction delays the sealer. */
const log = async (school: 2 | 3, count: number): Promise<void> => {
  await write(school, count);
  await settled(core.admin);
};
const checkpoints = async (school: number) =>
  (await external.of(school)).map((note) => {
    const checkpoint = openCheckpoint(note, [TEST_SIGNER]);
    if (!checkpoint) throw new Error(`No checkpoint: ${note}`);
    return checkpoint;
  });
const sealedEvents = async (school: number) =>
  (
    await core.admin.query<{ number: string; canonical: string }>(
      `SELECT s.number, e.canonical FROM log.sealed_events s JOIN log.events e USING (organization_id, stream, version)
       WHERE organization_id = $1 ORDER BY number`,
      [school],
    )
  ).rows;

describe('the sealer', () => {
  it('numbers the events of each school without a gap, in the order they were written, and signs how far it is', async () => {
    await log(2, 3);
    await log(3, 2);
    await sealer().sealAll();
    await log(2, 300);
    await sealer().sealAll();
    const [first, second] = await checkpoints(2);
    expect([first?.size, second?.size]).toEqual([3, 303]);
    expect(first?.origin).toBe('hourtrail.test/2');
    expect((await checkpoints(3)).map(({ size }) => size)).toEqual([2]);
    expect((await sealedEvents(2)).map(({ number }) => Number(number))).toEqual(
      Array.from({ length: 303 }, (_, n) => n + 1),
    );
  });

  it('lets every event and every older checkpoint be proved from what is stored', async () => {
    await log(2, 20);
    await sealer().sealAll();
    const newest = (await checkpoints(2)).at(-1);
    if (!newest) throw new Error('Nothing was sealed.');
    const events = await sealedEvents(2);
    await core.database.systemTransaction(async (run) => {
      for (const [index, { canonical }] of events.entries()) {
        const proof = await computed(2, (subtree) => inclusionProof(index, newest.size, subtree), run);
        expect(provesInclusion(leafHash(Buffer.from(canonical)), index, newest, proof)).toBe(true);
      }
      const { rows } = await core.admin.query<{ size: number; root: Buffer }>(
        'SELECT size::integer, root FROM log.checkpoints WHERE organization_id = 2',
      );
      for (const older of rows) {
        const proof = await computed(2, (subtree) => consistencyProof(older.size, newest.size, subtree), run);
        expect(provesConsistency(older, newest, proof)).toBe(true);
      }
    });
  });

  it('seals each event once, however many try at the same time', async () => {
    const before = (await checkpoints(2)).length;
    await log(2, 40);
    await Promise.all([sealer(), sealer(), sealer()].map((one) => one.sealAll()));
    await sealer().sealAll();
    const { rows } = await core.admin.query<{ unsealed: number }>(
      'SELECT count(*)::integer AS unsealed FROM log.events e LEFT JOIN log.sealed_events s USING (organization_id, stream, version) WHERE s.number IS NULL',
    );
    expect(rows[0]?.unsealed).toBe(0);
    expect(await checkpoints(2)).toHaveLength(before + 1);
  });

  it('waits for whoever is still writing', async () => {
    const student = person('student', 2);
    const before = (await sealedEvents(2)).length;
    await core.database.transaction(student, async () => {
      await write(2, 1);
      await sealer().sealAll();
      expect(await sealedEvents(2)).toHaveLength(before);
    });
    await settled(core.admin);
    await sealer().sealAll();
    expect(await sealedEvents(2)).toHaveLength(before + 1);
  });

  it('seals nothing of a school from an event on that was changed behind its back, and goes on with the others', async () => {
    await log(3, 3);
    await core.admin.query('ALTER TABLE log.events DISABLE TRIGGER append_only');
    await core.admin.query(
      `UPDATE log.events SET canonical = replace(canonical, '300', '900'),
         hash = sha256(convert_to(replace(canonical, '300', '900'), 'UTF8'))
       WHERE position = (SELECT max(position) - 1 FROM log.events)`,
    );
    await core.admin.query('ALTER TABLE log.events ENABLE TRIGGER append_only');
    await log(2, 1);
    const before = (await sealedEvents(3)).length;
    const checkpointsBefore = (await checkpoints(2)).length;
    await sealer().sealAll();
    await log(3, 1);
    await sealer().sealAll();
    expect(await sealedEvents(3)).toHaveLength(before + 1);
    expect(await checkpoints(2)).toHaveLength(checkpointsBefore + 1);
    const { rows } = await core.admin.query('SELECT organization_id, problem AS fault FROM log.sealing_stops');
    expect(rows).toEqual([{ organization_id: 3, fault: 'it is not as it was written' }]);
  });
});
