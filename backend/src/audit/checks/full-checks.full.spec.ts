import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SealedLog } from '../../../test/sealed-log.js';
import { until } from '../../../test/until.js';
import { MAC_KEY } from '../../../test/write-core.js';
import { LOCKS } from '../../platform/database/locks.js';
import { openPool } from '../../platform/database/pools.js';
import { Snapshots } from '../../platform/database/snapshots.js';
import { signCheckpoint } from '../../platform/sealing/checkpoint.js';
import { shortNameOf } from '../../platform/sealing/seal-keys.js';
import { newSignerText, signerIn, verifierKeyText } from '../../platform/sealing/signed-note.js';
import { schoolDueForCheck } from './full-check-store.js';
import { FullChecks } from './full-checks.js';
import { LogIntegrity } from './log-integrity.js';

let log: SealedLog;
let pool: ReturnType<typeof openPool>;
const running: FullChecks[] = [];
beforeEach(async () => {
  log = await SealedLog.open();
  pool = openPool(log.database.appUrl, 2);
  await log.log(2, 3);
  await log.log(3, 3);
  await log.seal();
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.onApplicationShutdown();
  await pool.end();
  await log.close();
});

const checkups = (runs: boolean): FullChecks => {
  const { keys } = log.process();
  const { clock, external, core } = log;
  const made = new FullChecks({
    ...{ database: core.database, snapshots: new Snapshots(pool), macKey: MAC_KEY },
    ...{ clock, keys, external, runs },
  });
  running.push(made);
  return made;
};
/** Makes the check of school 2 wait, as another process does that is at it; returns how to let it go on. */
const holdUp = async (): Promise<() => Promise<void>> => {
  const other = await log.core.admin.connect();
  await other.query('SELECT pg_advisory_lock($1, 2)', [LOCKS.checkup]);
  return async () => {
    await other.query('SELECT pg_advisory_unlock($1, 2)', [LOCKS.checkup]);
    other.release();
  };
};
const found = async (one: FullChecks, school: number) => (await one.of(school)).checkup;
const checked = async (one: FullChecks, school: number) => {
  await until(() => Promise.resolve(!one.isInProgress(school)));
  return found(one, school);
};

it('a school whose check breaks off keeps no other from its own', async () => {
  await log.behindItsBack(
    `CREATE POLICY unreadable ON log.texts AS RESTRICTIVE FOR SELECT USING (1 / (organization_id - 2) IS NOT NULL)`,
  );
  const one = checkups(true);
  one.begin(2);
  await until(async () => (await found(one, 3)) !== null);
  expect(await found(one, 3)).toMatchObject({ events: 3, faults: 0 });
  expect([await found(one, 2), one.isInProgress(2)]).toEqual([null, false]);
});

it('a check that ends while somebody looks is told as under way, with what the one before came to', async () => {
  const letGoOn = await holdUp();
  const one = checkups(false);
  one.begin(2);
  const slow = Object.assign(Object.create(one) as FullChecks, {
    of: async (school: number) => {
      const before = await one.of(school);
      await letGoOn();
      await checked(one, school);
      return before;
    },
  });
  const { keys, continuity, sealer } = log.process();
  const integrity = await new LogIntegrity(log.core.database, keys, log.external, sealer, continuity, slow).of(2);
  expect([integrity.checkup, integrity.isCheckingUp]).toEqual([null, true]);
});

describe('a check that breaks off', () => {
  const folder = (): string => join(log.folder, 'checkpoints');
  const keys = (): string => join(folder(), 'keys.txt');
  const again = async (one: FullChecks) => {
    one.begin(2);
    await checked(one, 2);
    return one.of(2);
  };

  it('is told with since when and why, beside what the last one found, until one is finished', async () => {
    const one = checkups(false);
    const first = await again(one);
    expect(first).toMatchObject({ checkup: { events: 3, faults: 0 }, unfinished: null });
    const { keys: ownKeys, continuity, sealer } = log.process();
    const logIntegrity = new LogIntegrity(log.core.database, ownKeys, log.external, sealer, continuity, one);
    const everyEvent = async () => (await logIntegrity.of(2)).checks.find(({ name }) => name === 'events');
    expect((await everyEvent())?.words).toMatch(/^3 of 3 events were read again, one by one\. /);
    await appendFile(keys(), 'nonsense\n');
    const since = log.clock.now().toISOString();
    const why = 'the checkpoints kept outside the database can’t be read';
    expect(await again(one)).toEqual({ checkup: first.checkup, unfinished: { since, why } });
    log.clock.advance(3_600_000);
    expect((await again(one)).unfinished).toEqual({ since, why });
    expect(await everyEvent()).toEqual({
      ...{ name: 'events', holds: null },
      words: `Not every event could be read again: ${why}. The last check that finished found no problems.`,
    });
    await writeFile(keys(), (await readFile(keys(), 'utf8')).replace('nonsense\n', ''));
    const { checkup, unfinished } = await again(one);
    expect([checkup?.faults, checkup?.at, unfinished]).toEqual([0, log.clock.now().toISOString(), null]);
  });

  it('is told though none was ever finished, and its school has its turn again an hour later', async () => {
    await rename(folder(), `${folder()}.away`);
    await writeFile(folder(), 'no folder');
    const one = checkups(true);
    one.begin(2);
    await checked(one, 2);
    expect(await one.of(2)).toMatchObject({ checkup: null, unfinished: { since: expect.any(String) as string } });
    await until(async () => (await one.of(3)).unfinished !== null);
    await rm(folder());
    await rename(`${folder()}.away`, folder());
    expect(await schoolDueForCheck(log.core.database, log.clock.now())).not.toBe(2);
    log.clock.advance(3_600_001);
    one.begin(0);
    await until(async () => (await found(one, 2)) !== null);
    expect(await one.of(2)).toMatchObject({ checkup: { events: 3, faults: 0 }, unfinished: null });
  });

  it('for something in the database is told in words that name none of it', async () => {
    await log.behindItsBack('ALTER TABLE log.tiles RENAME TO away');
    const { unfinished } = await again(checkups(false));
    await log.behindItsBack('ALTER TABLE log.away RENAME TO tiles');
    expect(unfinished?.why).toBe('something in the database can’t be read');
  });

  it('since the database went away meanwhile says so', async () => {
    const other = await log.core.admin.connect();
    await other.query('BEGIN; LOCK TABLE log.tiles IN ACCESS EXCLUSIVE MODE');
    const one = checkups(false);
    one.begin(2);
    const ended = `SELECT count(pg_terminate_backend(pid))::integer AS ended FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await until(async () => (await log.core.admin.query<{ ended: number }>(ended)).rows[0]?.ended === 1);
    await other.query('ROLLBACK');
    other.release();
    await checked(one, 2);
    expect((await one.of(2)).unfinished?.why).toBe('the connection to the database was lost');
  });
});

describe('while another process is at work on a school', () => {
  it('it waits for its turn, and leaves the database alone meanwhile', async () => {
    const letGoOn = await holdUp();
    const one = checkups(false);
    let taken = 0;
    log.core.app.on('acquire', () => (taken += 1));
    one.begin(2);
    await until(() => Promise.resolve(taken > 0));
    await pause(500);
    expect([taken, one.isInProgress(2)]).toEqual([1, true]);
    await letGoOn();
    expect(await checked(one, 2)).toMatchObject({ events: 3, faults: 0 });
  });

  it('it stops at once when it is told to', async () => {
    const letGoOn = await holdUp();
    const one = checkups(false);
    one.begin(2);
    await pause(50);
    await one.onApplicationShutdown();
    one.begin(3);
    await letGoOn();
    await pause(100);
    expect([await found(one, 2), await found(one, 3)]).toEqual([null, null]);
  });
});

it('a key that somebody wrote into the database vouches for nothing, however much it says was sealed', async () => {
  const own = signerIn(newSignerText('hourtrail.test'));
  const [size, root] = [Number.MAX_SAFE_INTEGER - 1, Buffer.alloc(32)];
  const note = signCheckpoint({ origin: 'hourtrail.test/2', size, root, at: log.clock.now() }, own);
  await log.behindItsBack('INSERT INTO log.signing_keys (verifier_key, since) VALUES ($1, now())', [
    verifierKeyText(own),
  ]);
  await log.behindItsBack('INSERT INTO log.checkpoints VALUES (2, $1, $2, $3, now())', [size, root, note]);
  await log.behindItsBack('UPDATE log.sealed_events SET number = $1 WHERE organization_id = 2 AND number = 3', [size]);
  const one = checkups(false);
  one.begin(2);
  const words = (await checked(one, 2))?.words;
  expect(words).toContainEqual(expect.stringMatching(/has a number that was never sealed/));
  expect(words).toContain('1 checkpoint has no valid signature from this server.');
});

it('tells of a key that is listed and that nobody vouches for, at every school that reads the list', async () => {
  const stranger = signerIn(newSignerText('hourtrail.test'));
  await log.behindItsBack('INSERT INTO log.signing_keys (verifier_key, since) VALUES ($1, now())', [
    verifierKeyText(stranger),
  ]);
  const one = checkups(false);
  for (const school of [0, 2]) {
    one.begin(school);
    const { faults, words } = (await checked(one, school)) ?? {};
    expect([faults, words]).toEqual([1, [expect.stringContaining(shortNameOf(stranger)) as string]]);
  }
  expect(await log.check()).toEqual([
    `The system, the key ${shortNameOf(stranger)}: it is listed as a key of this log, and no key that is trusted vouches for it.`,
    '1 fault in 6 events of 2 schools.',
  ]);
});
