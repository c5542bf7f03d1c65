import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:tls';
import type { HealthState } from '@hourtrail/contracts';
import { QueryBus } from '@nestjs/cqrs';
import { createTransport } from 'nodemailer';
import type { Pool } from 'pg';
import { MIGRATIONS } from '../../migrations/index.js';
import { countOf } from '../audit/index.js';
import {
  backupsIn,
  freeGib,
  openBackupStore,
  stateOfBackups,
  stateOfDisk,
  stateOfJobs,
  stateOfSealing,
} from '../backup/index.js';
import { certificateView, ProblemOfProvider } from '../identity/index.js';
import type { Environment } from '../platform/config/environment.js';
import { macKey, macKeyFile, macKeyIfThere, sealKey, sealKeyFile } from '../platform/config/log-keys.js';
import { failureWords } from '../platform/config/failure-words.js';
import { complaintOf } from '../platform/config/start-error.js';
import { Database } from '../platform/database/database.js';
import { reachAnyVersion } from '../platform/database/open-database.js';
import { requireBoundRole, withPool } from '../platform/database/pools.js';
import {
  fitsNewer,
  POSTGRES_MAJOR,
  problemOfServer,
  stateOfServer,
  type ServingUrls,
} from '../platform/database/provision.js';
import { LOG_POSITION, requirePosition, type LogPosition } from '../platform/database/replica.js';
import { clockProblem } from '../platform/event-log/clock-problem.js';
import { requireMacKey } from '../platform/event-log/require-mac-key.js';
import { CONNECTIONS } from '../platform/platform.module.js';
import { SystemClock } from '../platform/kernel/clock.js';
import { breakWords, Continuity } from '../platform/sealing/continuity.js';
import { ExternalCheckpoints } from '../platform/sealing/external-checkpoints.js';
import { recordedKeys, SealKeys, shortNameOf } from '../platform/sealing/seal-keys.js';
import { verifierKeyText } from '../platform/sealing/signed-note.js';
import { requireFreePort } from '../platform/web/free-port.js';
import { inApplication } from './application.js';
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
      return lookAtServer(reached.urls, environment.databaseUrl);
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
  await look('Port', () => lookAtPort(environment));
  if (environment.publicUrl.startsWith('https:'))
    await look('Certificate', () => lookAtCertificate(environment.publicUrl));
}

const CONNECTIONS_WANTED = Object.values(CONNECTIONS).reduce((sum, size) => sum + size, 0);

async function lookAtServer({ systemUrl }: ServingUrls, adminUrl: string | undefined): Promise<Found> {
  // a server that is too old has no role of ours yet
  const problem = adminUrl && problemOfServer(await withPool(adminUrl, stateOfServer));
  if (problem) return ['FAIL', problem];
  return withPool(systemUrl, async (pool) => {
    const server = await stateOfServer(pool);
    const ofRole = problemOfServer(server);
    if (ofRole !== undefined) return ['FAIL', ofRole];
    const { version } = server;
    if (version > POSTGRES_MAJOR)
      return ['WARN', `PostgreSQL ${version} is newer than what is tested. ${POSTGRES_MAJOR} is.`];
    const [left] = await rows<{ connections: number }>(
      pool,
      `SELECT current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
         - current_setting('reserved_connections')::integer - count(*)::integer AS connections
       FROM pg_stat_activity WHERE backend_type = 'client backend'`,
    );
    const { connections = 0 } = left ?? {};
    if (connections < CONNECTIONS_WANTED)
      return [
        'WARN',
        `${connections} connections are left, and a server takes up to ${CONNECTIONS_WANTED}. Raise max_connections.`,
      ];
    return ['OK', `PostgreSQL ${version} answers and takes writes.`];
  });
}

async function lookAtDatabase(environment: Environment, urls: ServingUrls, look: Look): Promise<void> {
  await withPool(urls.systemUrl, async (pool) => {
    const schema = await look('Migrations', () => lookAtMigrations(pool));
    await look('Extensions', () => lookAtExtensions(pool));
    await look('Roles', async () => {
      await withPool(urls.appUrl, requireBoundRole);
      await requireBoundRole(pool);
      return ['OK', 'row-level security binds app_rw and app_system.'];
    });
    if (schema === 'FAIL') return;
    const { replicaUrl } = environment;
    if (replicaUrl !== undefined) await look('Replica', () => lookAtReplica(pool, replicaUrl));
    await look('Clock', () => lookAtClock(pool));
    const mac = await look('Key of the log', async () => {
      if (!environment.logMacKey && !existsSync(macKeyFile(environment)))
        return ['FAIL', 'there is none. Set LOG_MAC_KEY, or put keys/log-mac.key back from its copy.'];
      await requireMacKey(urls.systemUrl, macKey(environment));
      return ['OK', 'the log was written with it.'];
    });
    await look('Key that signs', () => lookAtSigner(environment, pool));
    await look('Log', () => lookAtLog(environment, urls));
    await look('Sealing', () => lookAtSealing(pool));
    await look('Jobs', () => lookAtJobs(pool));
    if (mac !== 'FAIL') await look('Sign-in of schools', () => lookAtSignIn(environment, urls, pool));
  });
}

async function lookAtMigrations(pool: Pool): Promise<Found> {
  const [state] = await rows<{ empty: boolean }>(pool, "SELECT to_regclass('migrations.migrations') IS NULL AS empty");
  if (state?.empty) return ['FAIL', 'the database is empty. Run npx --no -- hourtrail migrate.'];
  const done = (await rows<{ name: string }>(pool, 'SELECT name FROM migrations.migrations')).map(({ name }) => name);
  const known = MIGRATIONS.map(({ name }) => name);
  const unknown = done.filter((name) => !known.includes(name));
  const pending = known.filter((name) => !done.includes(name));
  if (!fitsNewer(done))
    return ['FAIL', `the database is of a newer version (${unknown.join(', ')}). Install that version.`];
  if (pending.length > 0)
    return [
      'FAIL',
      `${countOf(pending.length, 'migration')} to run. Run npx --no -- hourtrail migrate, or start the server.`,
    ];
  if (unknown.length > 0)
    return ['WARN', `the database is ${unknown.length} ahead (${unknown.join(', ')}). Update this program too.`];
  return ['OK', `the newest is ${known.at(-1)}.`];
}

const REPLICA_WITHIN = '2 s';

async function lookAtReplica(primary: Pool, replicaUrl: string): Promise<Found> {
  const [position] = await rows<LogPosition>(primary, LOG_POSITION.text);
  return withPool(replicaUrl, async (pool): Promise<Found> => {
    const [is] = await rows<{ replica: boolean; feedback: boolean }>(
      pool,
      "SELECT pg_is_in_recovery() AS replica, current_setting('hot_standby_feedback')::boolean AS feedback",
    );
    if (!is?.replica) return ['WARN', 'APP_REPLICA_URL names a primary, and is not used. Name a replica, or none.'];
    const { text, values = [] } = requirePosition(position as LogPosition, REPLICA_WITHIN);
    await pool.query(text, [...values]);
    if (!is.feedback) return ['WARN', 'it may break off long exports. Set hot_standby_feedback = on there.'];
    return ['OK', 'it follows the primary.'];
  }).catch((error: unknown): Found => {
    if ((error as { readonly code?: string }).code === 'HT426')
      return ['FAIL', `${complaintOf(error)}. Set APP_REPLICA_URL to the role and the database of APP_DATABASE_URL.`];
    return [
      'WARN',
      `the primary answers in its place: ${complaintOf(error)}. Look whether the replica runs and receives the log.`,
    ];
  });
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
  const problem = await clockProblem((text) => rows(pool, text), new Date());
  if (problem !== undefined) return ['FAIL', problem];
  return ['OK', "it agrees with the database's."];
}

async function lookAtExtensions(pool: Pool): Promise<Found> {
  const found = await rows(pool, "SELECT FROM pg_extension WHERE extname = 'plpgsql'");
  return found.length > 0
    ? ['OK', 'plpgsql is there; no other is needed.']
    : ['FAIL', 'plpgsql is missing. Run CREATE EXTENSION plpgsql as an administrator.'];
}

const hasSealKey = (environment: Environment): boolean =>
  Boolean(environment.sealKey) || existsSync(sealKeyFile(environment));

async function lookAtSigner(environment: Environment, pool: Pool): Promise<Found> {
  if (!hasSealKey(environment))
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
  // a look makes no key
  if (!hasSealKey(environment)) return ['FAIL', 'it cannot be checked without the key that signs.'];
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
    return [
      state,
      `${countOf(waiting, 'job')} waiting, the oldest for ${seconds} s. Start the server, and run npx --no -- hourtrail jobs.`,
    ];
  if (failed > 0)
    return ['WARN', `${failed} failed for good. Run npx --no -- hourtrail jobs, then jobs retry or jobs drop.`];
  return ['OK', waiting === 0 ? 'none waiting.' : `${countOf(waiting, 'job')} waiting for less than ten minutes.`];
}

/** Of schools that sign their people in themselves. */
async function lookAtSignIn(environment: Environment, urls: ServingUrls, pool: Pool): Promise<Found> {
  const providers = await rows<{ id: number; certificates: readonly string[] | null }>(
    pool,
    "SELECT organization_id AS id, saml->'certificates' AS certificates FROM directory.sign_in_providers ORDER BY 1",
  );
  if (providers.length === 0) return ['OK', 'no school has a provider of its own.'];
  const problems = await inApplication(environment, urls, {}, (app) =>
    Promise.all(
      providers.map(async ({ id, certificates }) => {
        const problem = await app.get(QueryBus).execute(new ProblemOfProvider(id));
        const soon = expiresSoon((certificates ?? []).map((pem) => certificateView(pem).validUntil));
        return (problem ?? soon) ? [`School ${id}: ${problem ?? soon}`] : [];
      }),
    ),
  );
  const sentences = problems.flat();
  return sentences.length > 0
    ? ['WARN', `${sentences.join(' ')} Its administrators see to it on the page of their school.`]
    : ['OK', `${providers.length} providers answer, and their certificates are valid.`];
}

const DAY_MS = 86_400_000;
const WARN_DAYS = 21;

/** A sentence if the last of these instants comes within three weeks. */
function expiresSoon(instants: readonly string[], now = Date.now()): string | undefined {
  const last = [...instants].sort().at(-1);
  if (last === undefined || Date.parse(last) > now + WARN_DAYS * DAY_MS) return undefined;
  const day = last.slice(0, 10);
  return Date.parse(last) <= now ? `its certificate expired on ${day}.` : `its certificate expires on ${day}.`;
}

/** Taken by a running server of ours, or by nobody. */
async function lookAtPort({ port, host, telemetry }: Environment): Promise<Found> {
  if (port === 0) return ['OK', 'any that is free.'];
  try {
    await requireFreePort(port, host);
  } catch (error) {
    if (!(await isOurs(port, host))) throw error;
    return ['OK', `HourTrail answers at ${port}.`];
  }
  const { metrics } = telemetry;
  if (metrics) await requireFreePort(metrics.port, metrics.host);
  return ['OK', `${port} is free.`];
}

async function isOurs(port: number, host: string): Promise<boolean> {
  const reached = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const live = await fetch(`http://${reached}:${port}/api/health/live`, { signal: AbortSignal.timeout(WAIT_MS) }).catch(
    () => undefined,
  );
  return live?.ok === true;
}

const WAIT_MS = 5_000;

/** Of the server or the proxy that browsers reach. */
async function lookAtCertificate(publicUrl: string): Promise<Found> {
  const { hostname, port } = new URL(publicUrl);
  const socket = connect({
    ...{ host: hostname, port: Number(port || 443), servername: hostname },
    ...{ rejectUnauthorized: false, timeout: WAIT_MS },
  });
  socket.on('timeout', () => socket.destroy(new Error('timeout')));
  try {
    await once(socket, 'secureConnect');
    const { valid_to: until } = socket.getPeerCertificate();
    const soon = expiresSoon([new Date(until).toISOString()]);
    // the type says Error, and it is a code
    const refused: unknown = socket.authorizationError;
    if (soon === undefined && refused) return ['WARN', `${hostname}: ${failureWords({ code: refused })}`];
    if (soon === undefined) return ['OK', `it is valid until ${new Date(until).toISOString().slice(0, 10)}.`];
    return [Date.parse(until) <= Date.now() ? 'FAIL' : 'WARN', `${hostname}: ${soon} Renew it.`];
  } catch (error) {
    return ['WARN', `${publicUrl} cannot be reached from here: ${failureWords(error)}`];
  } finally {
    socket.destroy();
  }
}

async function lookAtDisk(folder: string): Promise<Found> {
  const free = await freeGib(folder);
  const state = STATES[stateOfDisk(free)];
  const words = `${free.toFixed(1)} GiB free in ${folder}.`;
  if (state === 'FAIL') return [state, `${words} Make room: soon nothing can be written.`];
  return [state, state === 'WARN' ? `${words} Make room.` : words];
}

const HOUR_MS = 3_600_000;

async function lookAtBackups(environment: Environment): Promise<Found> {
  const { location, s3, key } = environment.backups;
  if (!location || !key)
    return [
      'WARN',
      'none are written by the clock. Set BACKUP_DIR and BACKUP_KEY, or make sure that another program does.',
    ];
  const store = await openBackupStore(location, s3, macKeyIfThere(environment));
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
    return ['FAIL', `the mail server cannot be used: ${failureWords(error)} Check SMTP_URL.`];
  } finally {
    transport.close();
  }
}

const rows = async <Row>(pool: Pool, text: string): Promise<Row[]> => (await pool.query(text)).rows as Row[];
