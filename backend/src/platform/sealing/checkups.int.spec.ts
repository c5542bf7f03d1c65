import { setTimeout as pause } from 'node:timers/promises';
import { SealedLog } from '../../../test/sealed-log.js';
import { until } from '../../../test/until.js';
import { MAC_KEY } from '../../../test/write-core.js';
import { openStreamPool } from '../config/database.js';
import { LOCKS } from '../locks.js';
import { Snapshots } from '../snapshots.js';
import { Checkups } from './checkups.js';
import { signCheckpoint } from './checkpoint.js';
import { newSignerText, signerIn, verifierKeyText } from './signed-note.js';

let log: SealedLog;
let pool: ReturnType<typeof openStreamPool>;
const running: Checkups[] = [];
beforeEach(async () => {
  log = await SealedLog.open();
  pool = openStreamPool(log.database.appUrl, 2);
  await log.log(2, 3);
  await log.log(3, 3);
  await log.seal();
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.onApplicationShutdown();
  await pool.end();
  await log.close();
});

const checkups = (runs: boolean): Checkups => {
  const { keys } = log.process();
  const { clock, outside, core } = log;
  const made = new Checkups({
    ...{ database: core.database, snapshots: new Snapshots(pool), macKey: MAC_KEY },
    ...{ clock, keys, outside, runs },
  });
  running.push(made);
  return made;
};
const checked = async (one: Checkups, school: number) => {
  await until(() => Promise.resolve(!one.isUnderWay(school)));
  return one.newestOf(school);
};

it('a school whose check breaks off keeps no other from its own', async () => {
  await log.behindItsBack(
    `ALTER TABLE log.texts DROP CONSTRAINT texts_pkey; ALTER TABLE log.texts ALTER COLUMN field DROP NOT NULL`,
  );
  await log.behindItsBack('UPDATE log.texts SET field = NULL WHERE organization_id = 2');
  const one = checkups(true);
  one.begin(2);
  await until(async () => (await one.newestOf(3)) !== null);
  expect(await one.newestOf(3)).toMatchObject({ events: 3, faults: 0 });
  expect([await one.newestOf(2), one.isUnderWay(2)]).toEqual([null, false]);
});

describe('while another process is at work on a school', () => {
  it('it waits for its turn, and leaves the database alone meanwhile', async () => {
    const other = await log.core.admin.connect();
    await other.query('SELECT pg_advisory_lock($1, 2)', [LOCKS.checkup]);
    const one = checkups(false);
    let taken = 0;
    log.core.app.on('acquire', () => (taken += 1));
    one.begin(2);
    await pause(500);
    expect([taken, one.isUnderWay(2)]).toEqual([1, true]);
    await other.query('SELECT pg_advisory_unlock($1, 2)', [LOCKS.checkup]);
    other.release();
    expect(await checked(one, 2)).toMatchObject({ events: 3, faults: 0 });
  });

  it('it stops at once when it is told to', async () => {
    const other = await log.core.admin.connect();
    await other.query('SELECT pg_advisory_lock($1, 2)', [LOCKS.checkup]);
    const one = checkups(false);
    one.begin(2);
    await pause(50);
    await one.onApplicationShutdown();
    one.begin(3);
    await other.query('SELECT pg_advisory_unlock($1, 2)', [LOCKS.checkup]);
    other.release();
    await pause(100);
    expect([await one.newestOf(2), await one.newestOf(3)]).toEqual([null, null]);
  });
});

it('a key that somebody wrote into the database vouches for nothing, however much it says was sealed', async () => {
  const own = signerIn(newSignerText('hourtrail.test'));
  const [size, root] = [Number.MAX_SAFE_INTEGER - 1, Buffer.alloc(32)];
  const note = signCheckpoint({ origin: 'hourtrail.test/2', size, root, at: log.clock.now() }, own);
  await log.behindItsBack('INSERT INTO log.seal_keys (verifier_key, since) VALUES ($1, now())', [verifierKeyText(own)]);
  await log.behindItsBack('INSERT INTO log.seals VALUES (2, $1, $2, $3, now())', [size, root, note]);
  await log.behindItsBack('UPDATE log.sealed SET number = $1 WHERE organization_id = 2 AND number = 3', [size]);
  const one = checkups(false);
  one.begin(2);
  const found = await checked(one, 2);
  expect(found?.words).toContainEqual(expect.stringMatching(/: it has a number that was never sealed/));
  expect(found?.words).toContain(`Number ${size}: its checkpoint carries no valid signature.`);
});
