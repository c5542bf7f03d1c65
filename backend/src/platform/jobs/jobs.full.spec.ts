import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { cloneDatabase, type TestDatabase } from '../../../test/database.js';
import { asAdmin, passWaits } from '../../../test/sql.js';
import { seen, until } from '../../../test/until.js';
import { Database } from '../database/database.js';
import { openPool } from '../database/pools.js';
import { Jobs, type Attempt } from './jobs.js';

let database: TestDatabase;
let pools: Pool[] = [];
let servers: Jobs[] = [];

beforeAll(() => {
  Logger.overrideLogger(false);
});
beforeEach(async () => {
  database = await cloneDatabase();
});
afterEach(async () => {
  await Promise.all(servers.map((jobs) => jobs.beforeApplicationShutdown()));
  await Promise.all(pools.map((pool) => pool.end()));
  [servers, pools] = [[], []];
  await database.drop();
});

type Work = (payload: { readonly n: number }, attempt: Attempt) => Promise<void>;

/** What a server does of jobs, started once it knows the task `count`. */
async function start(work: Work, schedules = false): Promise<{ readonly jobs: Jobs; readonly pool: Pool }> {
  const pool = openPool(database.systemUrl, 4);
  pools.push(pool);
  const jobs = new Jobs({ pool, database: new Database(pool, pool), schedules });
  jobs.define('count', work);
  servers.push(jobs);
  await jobs.onApplicationBootstrap();
  return { jobs, pool };
}
const add = (n: number): Promise<unknown> =>
  asAdmin(database, `SELECT graphile_worker.add_job('count', json_build_object('n', $1::integer))`, [n]);
const waiting = () =>
  asAdmin<{ attempts: number; locked_by: string | null }>(
    database,
    'SELECT attempts, locked_by FROM graphile_worker.jobs ORDER BY id',
  );

/** A task that runs until it is released. */
function held() {
  let letGo = (): void => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  return { until, letGo: () => letGo() };
}

describe('a job', () => {
  it('runs at once, once, however many servers there are', async () => {
    const done: number[] = [];
    const work: Work = async ({ n }) => void done.push(n);
    for (let n = 0; n < 3; n += 1) await start(work);
    for (let n = 0; n < 20; n += 1) await add(n);
    await seen(waiting, (rows) => rows.length === 0);
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('that fails runs again, and knows which try it is', async () => {
    const tries: number[] = [];
    await start(async (_payload, attempt) => {
      tries.push(attempt.tries);
      if (attempt.tries < 3) throw new Error('Not yet');
    });
    await add(1);
    for (const n of [1, 2]) {
      await seen(waiting, ([row]) => row?.attempts === n && row.locked_by === null);
      await passWaits(database);
    }
    expect(await seen(waiting, (rows) => rows.length === 0)).toEqual([]);
    expect(tries).toEqual([1, 2, 3]);
  });

  it('of a server that was killed runs on another', async () => {
    const tries: number[] = [];
    await asAdmin(
      database,
      `BEGIN;
       SELECT graphile_worker.add_job('count');
       UPDATE graphile_worker._private_jobs SET attempts = 1, locked_at = now(), locked_by = 'pool-of-a-killed-server';
       COMMIT`,
    );
    await start(async (_payload, attempt) => void tries.push(attempt.tries));
    expect(await seen(waiting, (rows) => rows.length === 0)).toEqual([]);
    expect(tries).toEqual([2]);
  });

  it('that failed for good stays to be looked at, unless another took its place', async () => {
    await asAdmin(
      database,
      `SELECT graphile_worker.add_job('count', job_key => 'kept'), graphile_worker.add_job('count');
       UPDATE graphile_worker._private_jobs SET attempts = max_attempts`,
    );
    const { jobs } = await start(async () => {});
    await jobs.freeAbandoned();
    expect(await asAdmin(database, 'SELECT key FROM graphile_worker.jobs')).toEqual([{ key: 'kept' }]);
  });

  it('of a server that lives stays with it, however long it takes', async () => {
    const { until: ended, letGo } = held();
    const tries: number[] = [];
    const work: Work = async (_payload, attempt) => {
      tries.push(attempt.tries);
      await ended;
    };
    await start(work);
    await add(1);
    await until(async () => tries.length === 1);
    await asAdmin(database, `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour'`);
    const { jobs } = await start(work);
    await jobs.freeAbandoned();
    await pause(2_500);
    letGo();
    expect(await seen(waiting, (rows) => rows.length === 0)).toEqual([]);
    expect(tries).toEqual([1]);
  });

  it('that is under way when the server stops is waited for', async () => {
    const { until: ended, letGo } = held();
    let isRunning = false;
    const { jobs } = await start(async () => {
      isRunning = true;
      await ended;
    });
    await add(1);
    await until(async () => isRunning);
    const stopped = jobs.beforeApplicationShutdown();
    expect(await Promise.race([stopped.then(() => 'stopped'), pause(200, 'waits')])).toBe('waits');
    letGo();
    await stopped;
    servers = [];
    expect(await waiting()).toEqual([]);
  });

  it('that takes too long then is told to end, and given back', async () => {
    let isRunning = false;
    const { jobs } = await start(async (_payload, { signal }) => {
      isRunning = true;
      await new Promise((_done, failed) => signal.addEventListener('abort', () => failed(new Error('Aborted'))));
    });
    await add(1);
    await until(async () => isRunning);
    await jobs.beforeApplicationShutdown();
    servers = [];
    expect(await waiting()).toEqual([{ attempts: 1, locked_by: null }]);
  });
});

it('jobs go on by themselves after the database was away', async () => {
  const { until: ended, letGo } = held();
  const done: number[] = [];
  await start(async ({ n }) => {
    await (n === 1 ? ended : undefined);
    done.push(n);
  });
  await add(1);
  await seen(waiting, ([row]) => row?.attempts === 1);
  const connections = (most: number): Promise<unknown> =>
    asAdmin(
      database,
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I CONNECTION LIMIT ${most}', current_database()); END $$`,
    );
  await connections(0);
  await asAdmin(
    database,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'app_system'
    AND datname = current_database()`,
  );
  letGo();
  await until(async () => done.length === 1);
  await pause(500);
  await connections(-1);
  await add(2);
  expect(await seen(waiting, (rows) => rows.length === 0)).toEqual([]);
  // the first runs again, because its result could not be stored
  expect(done.sort()).toEqual([1, 1, 2]);
});

describe('the worker’s tables', () => {
  it('are closed to the role of requests, which cannot add a job either', async () => {
    const pool = openPool(database.appUrl, 1);
    pools.push(pool);
    for (const text of [
      'SELECT FROM graphile_worker.jobs',
      'SELECT FROM graphile_worker._private_jobs',
      `SELECT graphile_worker.add_job('send-mail')`,
    ])
      await expect(pool.query(text)).rejects.toThrow('permission denied for schema graphile_worker');
    await pool.query('CREATE TEMPORARY TABLE decoy (organization_id integer, id integer)');
    await expect(
      pool.query('CREATE TRIGGER decoy AFTER INSERT ON decoy FOR EACH ROW EXECUTE FUNCTION mail.add_job()'),
    ).rejects.toThrow('permission denied for function mail.add_job');
  });

  it('are read and written by the role of the worker, which owns none', async () => {
    const owners = await asAdmin<{ owner: string }>(
      database,
      `SELECT DISTINCT tableowner AS owner FROM pg_tables WHERE schemaname = 'graphile_worker'`,
    );
    expect(owners).toEqual([{ owner: 'app_owner' }]);
  });
});

it('one connection of a server listens, and none does after it has stopped', async () => {
  const listening = async (): Promise<number> =>
    (
      await asAdmin(
        database,
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query ~ '^LISTEN|tcp_keepalives_idle' AND query !~ 'pg_stat_activity'`,
      )
    ).length;
  const { jobs, pool } = await start(async () => {}, true);
  expect(await seen(listening, (n) => n === 1)).toBe(1);
  // the others go back to the pool
  const inUse = () => Promise.resolve(pool.totalCount - pool.idleCount);
  expect(await seen(inUse, (n) => n === 1)).toBe(1);
  await jobs.beforeApplicationShutdown();
  servers = [];
  expect(await listening()).toBe(0);
});
