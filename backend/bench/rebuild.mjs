import { setTimeout as pause } from 'node:timers/promises';
import { FOLLOWING, PROJECTIONS } from '../dist/src/app.module.js';
import { volunteerHoursStream } from '../dist/src/hours/persistence/volunteer-hours.stream.js';
import { openPool } from '../dist/src/platform/database/pools.js';
import { Database } from '../dist/src/platform/database/database.js';
import { followerOf, following } from '../dist/src/platform/event-log/reaction.js';
import { ReactionRunner } from '../dist/src/platform/event-log/reaction-runner.js';
import { rebuild } from '../dist/src/platform/event-log/rebuild.js';
import { seedLog } from './support/log-of-entries.mjs';
import { FOLLOWED_BY_HAND, PROJECTIONS_BY_HAND, ROWS_BY_HAND } from './support/rebuild-sql.mjs';
import { interleaved, ratiosOf } from './support/rounds.mjs';
import { unitOfWork } from './support/write-core.mjs';

const TABLES = ['hours.per_day', 'reporting.user_totals'];
const FOLLOWED = FOLLOWING.map(({ table }) => table);

/** Goal 10: everything from the log again, against INSERT … SELECT by one who knows what this log holds. */
export async function rebuilding({ cluster, rounds, scaled }) {
  const { admin, ownerUrl, appUrl, systemUrl } = await cluster.open('rebuild');
  const events = scaled(1_000_000);
  await seedLog(admin, { students: Math.ceil(events / 100), entries: Math.ceil(events / 3) });
  const owner = openPool(ownerUrl, 1);
  const eventsASecond = async (work) => {
    const began = performance.now();
    await work();
    return events / ((performance.now() - began) / 1000);
  };
  const pools = [openPool(appUrl, 1), openPool(systemUrl, 1)];
  const database = new Database(...pools);
  const sums = { projections: new Set(), rows: new Set(), followed: new Set() };
  const turn = (what, tables, work) => async () => {
    const figure = await eventsASecond(work);
    sums[what].add(await checksum(admin, tables));
    return figure;
  };
  const rowsAlone = ['hours.volunteer_hours'];
  const figures = await interleaved(rounds, {
    projections: turn('projections', TABLES, () => rebuild(owner, [], PROJECTIONS)),
    projectionsByHand: turn('projections', TABLES, () => inOneTransaction(owner, PROJECTIONS_BY_HAND)),
    rows: turn('rows', rowsAlone, () => rebuild(owner, [volunteerHoursStream], [])),
    rowsByHand: turn('rows', rowsAlone, () => inOneTransaction(owner, ROWS_BY_HAND)),
    followed: turn('followed', FOLLOWED, () => follow(admin, database)),
    followedByHand: turn('followed', FOLLOWED, () => inOneTransaction(owner, FOLLOWED_BY_HAND)),
  });
  await Promise.all([owner.end(), admin.end(), ...pools.map((pool) => pool.end())]);
  const equal = Object.values(sums).every(({ size }) => size === 1);
  const row = (figure, name, atLeast) => ({
    figure: `rebuild of ${events.toLocaleString('en')} events, ${figure}`,
    anchor: 'INSERT … SELECT by hand',
    ratios: ratiosOf(figures[name], figures[`${name}ByHand`]),
    atLeast,
  });
  const rates = Object.entries(figures).map(([name, values]) => `${name} ${Math.round(values.at(-1) / 1000)}`);
  return {
    rows: [row('projections', 'projections', 0.8), row('rows', 'rows', 0.45), row('followed live', 'followed', 0.25)],
    notes: [
      equal ? 'both come to the same tables' : 'THE TABLES DIFFER',
      `thousand events a second: ${rates.join(', ')}`,
    ],
  };
}

/** Reads the whole log in batches after commit, as a running server does. */
async function follow(admin, database) {
  await admin.query(`TRUNCATE ${FOLLOWED.join(', ')}`);
  await admin.query('DELETE FROM log.reaction_progress');
  const { rows } = await admin.query('SELECT max(position)::text AS last FROM log.events');
  const runner = new ReactionRunner({ database, work: unitOfWork(database) }, FOLLOWING.map(following));
  runner.onApplicationBootstrap();
  runner.wake();
  while (!(await allReached(admin, rows[0].last))) await pause(20);
  await runner.onApplicationShutdown();
}

async function allReached(admin, position) {
  const { rows } = await admin.query('SELECT position::text FROM log.reaction_progress WHERE reaction = ANY ($1)', [
    FOLLOWING.map(followerOf),
  ]);
  return rows.length === FOLLOWING.length && rows.every((row) => row.position === position);
}

async function inOneTransaction(pool, statements) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('LOCK TABLE log.events IN SHARE MODE');
    for (const statement of statements) await client.query(statement);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

async function checksum(admin, tables) {
  const parts = [];
  for (const table of tables) {
    const { rows } = await admin.query(
      `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) AS sum FROM ${table} t`,
    );
    parts.push(rows[0].sum);
    await admin.query(`VACUUM ANALYZE ${table}`);
  }
  return parts.join(', ');
}
