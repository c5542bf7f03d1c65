import { existsSync } from 'node:fs';
import type { HealthState } from '@hourtrail/contracts';
import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import { MIGRATIONS } from '../../migrations/index.js';
import {
  backupsIn,
  freeGib,
  openBackupStore,
  stateOfBackups,
  stateOfDisk,
  stateOfJobs,
  stateOfSealing,
} from '../backup/index.js';
import type { Environment } from '../platform/config/environment.js';
import { macKey, macKeyFile, sealKey, sealKeyFile } from '../platform/config/log-keys.js';
import { complaintOf } from '../platform/config/start-error.js';
import { Database } from '../platform/database/database.js';
import { reachAnyVersion } from '../platform/database/open-database.js';
import { openPool, requireBoundRole } from '../platform/database/pools.js';
import { fitsNewer, type ServingUrls } from '../platform/database/provision.js';
import { LOG_POSITION, type LogPosition } from '../platform/database/replica.js';
import { requireMacKey } from '../platform/event-log/require-mac-key.js';
import { SystemClock } from '../platform/kernel/clock.js';
import { breakWords, Continuity } from '../platform/sealing/continuity.js';
import { ExternalCheckpoints } from '../platform/sealing/external-checkpoints.js';
import { recordedKeys, SealKeys, shortNameOf } from '../platform/sealing/seal-keys.js';
import { verifierKeyText } from '../platform/sealing/signed-note.js';
import type { Command } from './command.js';

type State = 'OK' | 'WARN' | 'FAIL';
const STATES: Readonly<Record<HealthState, State>> = { ok: 'OK', warning: 'WARN', problem: 'FAIL' };

interface Finding {
  readonly check: string;
  readonly state: State;
  /** What was found, and what to do about it. */
  readonly sentence: string;
}

type Found = readonly [state: State, sentence: string];

export const doctor: Command = {
  about: 'Looks at everything a server needs, one line each, and says what to do; works next to a running server',
  options: {},
  examples: ['doctor', 'doctor --json'],
  run: async (input) => {
    const checks: Finding[] = [];
    const look = async (check: string, found: () => Found | Promise<Found>): Promise<State> => {
      const [state, sentence] = await (async () => found())().catch((error: unknown): Found => [
        'FAIL',
        complaintOf(error),
      ]);
      checks.push({ check, state, sentence });
      input.say(`${state.padEnd(4)}  ${check}: ${sentence}`);
      return state;
    };
    let environment: Environment | undefined;
    await look('Configuration', () => {
      environment = input.environment();
      return ['OK', 'every variable is valid.'];
    });
    if (environment) await lookAtAll(environment, look);
    return { ok: checks.every(({ state }) => state !== 'FAIL'), checks };
  },
};

type Look = (check: string, found: () => Found | Promise<Found>) => Promise<State>;

async function lookAtAll(environment: Environment, look: Look): Promise<void> {
  let reached: Awaited<ReturnType<typeof reachAnyVersion>> | undefined;
  try {
    const state = await look('Database', async () => {
      reached = await reachAnyVersion(environment, () => {});
      return lookAtServer(reached.urls);
    });
    if (reached && state !== 'FAIL') await lookAtDatabase(environment, reached.urls, look);
  } finally {
    await reached?.stop();
  }
  const { dataDir, checkpointDir, backups } = environment;
  const folders = {
    'Disk of the data': dataDir,
    'Disk of checkpoints': checkpointDir,
    'Disk of backups': backups.location,
  };
  for (const [check, folder] of Object.entries(folders))
    if (folder !== undefined && existsSync(folder)) await look(check, () => lookAtDisk(folder));
  await look('Backups', () => lookAtBackups(environment));
  await look('Mail', () => lookAtMail(environment));
}

const OLDEST = 18;
const NEWEST = 18;

async function lookAtServer({ systemUrl }: ServingUrls): Promise<Found> {
  return withPool(systemUrl, async (pool) => {
    const [server] = await rows<{ version: number; readOnly: boolean }>(
      pool,
      `SELECT current_setting('server_version_num')::integer / 10000 AS version,
         pg_is_in_recovery() OR current_setting('default_transaction_read_only')::boolean AS "readOnly"`,
    );
    const { version = 0, readOnly } = server ?? {};
    if (version < OLDEST) return ['FAIL', `PostgreSQL ${version} is too old. Move to PostgreSQL ${NEWEST}.`];
    if (readOnly)
      return ['FAIL', 'it takes no writes. Use the primary server, and default_transaction_read_only = off.'];
    if (version > NEWEST) return ['WARN', `PostgreSQL ${version} is newer than what is tested. ${NEWEST} is.`];
    return ['OK', `PostgreSQL ${version} answers and takes writes.`];
  });
}

async function lookAtDatabase(environment: Environment, urls: ServingUrls, look: Look): Promise<void> {
  await withPool(urls.systemUrl, async (pool) => {
    const schema = await look('Migrations', () => lookAtMigrations(pool));
    await look('Clock', () => lookAtClock(pool));
    await look('Extensions', () => lookAtExtensions(pool));
    await look('Roles', async () => {
      await withPool(urls.appUrl, requireBoundRole);
      await requireBoundRole(pool);
      return ['OK', 'row-level security binds app_rw and app_system.'];
    });
    if (schema === 'FAIL') return;
    const { replicaUrl } = environment;
    if (replicaUrl !== undefined) await look('Replica', () => lookAtReplica(pool, replicaUrl));
    await look('Key of the log', async () => {
      if (!environment.logMacKey && !existsSync(macKeyFile(environment)))
        return ['FAIL', 'there is none. Set LOG_MAC_KEY, or put keys/log-mac.key back from its copy.'];
      await requireMacKey(urls.systemUrl, macKey(environment));
      return ['OK', 'the log was written with it.'];
    });
    await look('Key that signs', () => lookAtSigner(environment, pool));
    await look('Log', () => lookAtLog(environment, urls));
    await look('Sealing', () => lookAtSealing(pool));
    await look('Jobs', () => lookAtJobs(pool));
  });
}

async function lookAtMigrations(pool: Pool): Promise<Found> {
  const done = (await rows<{ name: string }>(pool, 'SELECT name FROM migrations.migrations')).map(({ name }) => name);
  const known = MIGRATIONS.map(({ name }) => name);
  const unknown = done.filter((name) => !known.includes(name));
  const pending = known.filter((name) => !done.includes(name));
  if (!fitsNewer(done))
    return ['FAIL', `the database is of a newer version (${unknown.join(', ')}). Install that version.`];
  if (pending.length > 0)
    return ['FAIL', `${pending.length} are pending. Run npx --no -- hourtrail migrate, or start the server.`];
  if (unknown.length > 0)
    return ['WARN', `the database is ${unknown.length} ahead (${unknown.join(', ')}). Update this program too.`];
  return ['OK', `the newest is ${known.at(-1)}.`];
}

const REPLICA_WITHIN_S = 2;

async function lookAtReplica(primary: Pool, replicaUrl: string): Promise<Found> {
  const [position] = await rows<LogPosition>(primary, LOG_POSITION.text);
  const { timeline, lsn } = position as LogPosition;
  return withPool(replicaUrl, async (pool): Promise<Found> => {
    const [is] = await rows<{ replica: boolean; feedback: boolean }>(
      pool,
      "SELECT pg_is_in_recovery() AS replica, current_setting('hot_standby_feedback')::boolean AS feedback",
    );
    if (!is?.replica) return ['WARN', 'APP_REPLICA_URL names a primary, and is not used. Name a replica, or none.'];
    await pool.query('SELECT web.require_log_position($1, $2, make_interval(secs => $3))', [
      ...[timeline, lsn, REPLICA_WITHIN_S],
    ]);
    if (!is.feedback) return ['WARN', 'it may break off long exports. Set hot_standby_feedback = on there.'];
    return ['OK', 'it follows the primary.'];
  }).catch((error: unknown): Found => [
    'WARN',
    `the primary answers in its place: ${complaintOf(error)}. Look whether the replica runs and receives the log.`,
  ]);
}

const CLOCK_WARN_S = 2;
const CLOCK_FAIL_S = 60;

async function lookAtClock(pool: Pool): Promise<Found> {
  const before = Date.now();
  const [database] = await rows<{ now: Date }>(pool, 'SELECT clock_timestamp() AS now');
  const own = (before + Date.now()) / 2;
  const seconds = Math.round(Math.abs(Number(database?.now) - own) / 100) / 10;
  const advice = 'Set both by NTP: the log orders and signs by their time.';
  if (seconds >= CLOCK_FAIL_S) return ['FAIL', `it differs from the database's by ${seconds} s. ${advice}`];
  if (seconds >= CLOCK_WARN_S) return ['WARN', `it differs from the database's by ${seconds} s. ${advice}`];
  return ['OK', "it agrees with the database's."];
}

async function lookAtExtensions(pool: Pool): Promise<Found> {
  const found = await rows(pool, "SELECT FROM pg_extension WHERE extname = 'plpgsql'");
  return found.length > 0
    ? ['OK', 'plpgsql is there; no other is needed.']
    : ['FAIL', 'plpgsql is missing. Run CREATE EXTENSION plpgsql as an administrator.'];
}

async function lookAtSigner(environment: Environment, pool: Pool): Promise<Found> {
  if (!environment.sealKey && !existsSync(sealKeyFile(environment)))
    return ['FAIL', 'there is none. Set SEAL_KEY, or put keys/log-seal.key back from its copy.'];
  const own = sealKey(environment);
  const [newest] = await recordedKeys(async ({ text }) => rows(pool, text));
  if (newest && verifierKeyText(newest) !== verifierKeyText(own))
    return [
      'FAIL',
      `the log is signed with ${shortNameOf(newest)}, and here is ${shortNameOf(own)}. Put that key back; if it is lost: npx --no -- hourtrail keys rotate --lost "how"`,
    ];
  return ['OK', `${shortNameOf(own)} signs.`];
}

async function lookAtLog(environment: Environment, { appUrl, systemUrl }: ServingUrls): Promise<Found> {
  const external = new ExternalCheckpoints(environment.checkpointDir);
  return withPool(appUrl, (app) =>
    withPool(systemUrl, async (every) => {
      const database = new Database(app, every);
      const keys = new SealKeys(database, new SystemClock(), () => sealKey(environment), external);
      const { breaks } = await database.systemTransaction((run) => new Continuity({ keys, external }).look(run));
      if (breaks.length > 0)
        return [
          'FAIL',
          `read-only. ${breaks.map(breakWords).join(' ')} Restore a newer backup, or see "A backup that is restored" in docs/guides/deploy.md.`,
        ];
      return ['OK', 'it continues what was signed.'];
    }),
  );
}

async function lookAtSealing(pool: Pool): Promise<Found> {
  const stops = await rows<{ school: number }>(
    pool,
    'SELECT organization_id AS school FROM log.sealing_stops WHERE resumed_at IS NULL ORDER BY 1',
  );
  if (stops.length > 0)
    return [
      'FAIL',
      `it has stopped for ${stops.map(({ school }) => school).join(', ')}. Run npx --no -- hourtrail audit fsck, then audit resume.`,
    ];
  const [lag] = await rows<{ seconds: number | null }>(
    pool,
    `SELECT extract(epoch FROM clock_timestamp() - min(e.at))::integer AS seconds FROM log.events e
     WHERE (e.epoch, e.tx, e.position) > (SELECT epoch, tx, position FROM log.reaction_progress WHERE reaction = 'sealer')`,
  );
  const seconds = lag?.seconds ?? 0;
  const state = STATES[stateOfSealing(seconds)];
  if (state === 'OK') return [state, 'it is up to date.'];
  return [
    state,
    `the oldest event waits for ${seconds} s. Start the server, look into its log, and end transactions that stay open.`,
  ];
}

async function lookAtJobs(pool: Pool): Promise<Found> {
  const [queue] = await rows<{ waiting: number; seconds: number | null; failed: number }>(
    pool,
    `SELECT count(*) FILTER (WHERE attempts < max_attempts AND run_at <= now())::integer AS waiting,
       extract(epoch FROM now() - min(run_at) FILTER (WHERE attempts < max_attempts))::integer AS seconds,
       count(*) FILTER (WHERE attempts >= max_attempts)::integer AS failed
     FROM graphile_worker.jobs`,
  );
  const { waiting = 0, seconds, failed = 0 } = queue ?? {};
  const state = STATES[stateOfJobs(seconds ?? 0)];
  if (state !== 'OK')
    return [state, `${waiting} wait, the oldest for ${seconds} s. Start the server, and see graphile_worker.jobs.`];
  if (failed > 0) return ['WARN', `${failed} failed for good. See last_error in graphile_worker.jobs.`];
  return ['OK', waiting === 0 ? 'none wait.' : `${waiting} wait for less than ten minutes.`];
}

async function lookAtDisk(folder: string): Promise<Found> {
  const free = await freeGib(folder);
  const state = STATES[stateOfDisk(free)];
  const words = `${free.toFixed(1)} GiB free in ${folder}.`;
  if (state === 'FAIL') return [state, `${words} Make room: soon nothing can be written.`];
  return [state, state === 'WARN' ? `${words} Make room.` : words];
}

const HOUR_MS = 3_600_000;

async function lookAtBackups({ backups: { location, s3, key } }: Environment): Promise<Found> {
  if (!location || !key)
    return [
      'WARN',
      'none are written by the clock. Set BACKUP_DIR and BACKUP_KEY, or make sure that another program does.',
    ];
  const store = await openBackupStore(location, s3);
  const newest = (await backupsIn(store)).find(({ isRestorePoint }) => !isRestorePoint);
  if (!newest) return ['WARN', `there is none in ${store.address}. Run npx --no -- hourtrail backup.`];
  const hours = Math.round((Date.now() - Number(newest.at)) / HOUR_MS);
  const words = `the newest in ${store.address} is ${hours} hours old.`;
  const state = STATES[stateOfBackups(hours)];
  return [state, state === 'OK' ? words : `${words} Look for "No backup was written" in the server's log.`];
}

async function lookAtMail({ mail }: Environment): Promise<Found> {
  if (!mail) return ['WARN', 'none is sent. Set SMTP_URL and MAIL_FROM.'];
  const transport = createTransport(mail.smtpUrl, { connectionTimeout: 10_000, greetingTimeout: 10_000 } as object);
  try {
    await transport.verify();
    return ['OK', 'the mail server answers.'];
  } catch (error) {
    return ['FAIL', `the mail server does not answer: ${(error as Error).message}. Check SMTP_URL.`];
  } finally {
    transport.close();
  }
}

const rows = async <Row>(pool: Pool, text: string): Promise<Row[]> => (await pool.query(text)).rows as Row[];

async function withPool<T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = openPool(url, 2);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
