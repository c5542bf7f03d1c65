import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '../dist/src/platform/database/pools.js';
import { Database } from '../dist/src/platform/database/database.js';
import { ReactionRunner } from '../dist/src/platform/event-log/reaction-runner.js';
import { newSignerText } from '../dist/src/platform/sealing/signed-note.js';
import { startHelper } from './support/children.mjs';
import { plainEvents } from './support/plain-log.mjs';
import { spread } from './support/rounds.mjs';
import { unitOfWork } from './support/write-core.mjs';

const WRITERS = 8;
const MOST_AT_ONCE = 2_000;
const LONGEST_PAUSE_MS = 40;
const KILL_EVERY_MS = 300;
const SCHOOLS = [2, 3];

const any = (below) => Math.floor(Math.random() * below);

/**
 * Goal 13: what readers of the log miss while writers pause in the middle of their transactions and give some up, and
 * while processes that seal are killed; and how late a reader is without all that.
 */
export async function readers({ cluster, scaled }) {
  const target = scaled(1_000_000);
  const { admin, adminUrl, appUrl, systemUrl } = await cluster.open('readers');
  const pools = [openPool(appUrl, 1), openPool(systemUrl, 3)];
  const database = new Database(...pools);
  const seen = new Map();
  const react = async (events) => {
    const at = performance.now();
    for (const { stream } of events) if (!seen.has(stream)) seen.set(stream, at);
  };
  const runner = new ReactionRunner({ database, work: unitOfWork(database) }, [
    { name: 'bench', streams: ['note'], react },
  ]);
  runner.onApplicationBootstrap();
  const lags = await lagsOf({ admin, runner, seen, count: scaled(3_000) });
  const settings = { appUrl, systemUrl, folder: join(cluster.folder, 'read'), signer: newSignerText('bench') };
  const written = await writeUnderKills({ adminUrl, target, settings, first: lags.length + 1 });

  runner.wake();
  const total = async () => Number((await admin.query('SELECT count(*) AS n FROM log.events')).rows[0].n);
  const committed = await total();
  while (seen.size < committed && !(await isAtTheEnd(admin, 'bench'))) await pause(100);
  const sealer = await startHelper('sealing-process', settings);
  while (!(await isAtTheEnd(admin, 'sealer'))) await sealer.ask('now');
  await sealer.end();
  const { rows } = await admin.query(
    `SELECT count(*)::integer AS numbered, (SELECT sum(most)::integer FROM (SELECT max(number) AS most FROM log.sealed_events
       GROUP BY organization_id) m) AS most FROM log.sealed_events`,
  );
  const [{ numbered, most }] = rows;
  await runner.onApplicationShutdown();
  await Promise.all([admin.end(), ...pools.map((pool) => pool.end())]);
  const sorted = [...lags].sort((a, b) => a - b);
  const missed = (found) => ({
    anchor: `of ${committed.toLocaleString('en')}`,
    ratios: [committed - found],
    atMost: 0,
  });
  return {
    rows: [
      { figure: 'events that a reaction missed', ...missed(seen.size) },
      { figure: 'events that the sealer missed', ...missed(numbered) },
      {
        figure: 'numbers that no event has',
        anchor: `of ${most.toLocaleString('en')}`,
        ratios: [most - numbered],
        atMost: 0,
      },
      { figure: 'lag of a reader, p99', anchor: 'ms', ratios: [sorted[Math.floor(sorted.length * 0.99)]], atMost: 50 },
    ],
    notes: [
      `${written.kills} kills, ${written.givenUp} transactions given up; lag median ${spread(lags).median.toFixed(0)} ms.`,
    ],
  };
}

async function lagsOf({ admin, runner, seen, count }) {
  const committed = [];
  for (let n = 1; n <= count; n += 1) {
    await admin.query(plainEvents(SCHOOLS[0], `generate_series(${n}, ${n})`));
    committed.push(performance.now());
    runner.wake();
    await pause(any(8));
  }
  while (seen.size < count) await pause(20);
  return committed.map((at, index) => seen.get(`note/${index + 1}`) - at);
}

async function writeUnderKills({ adminUrl, target, settings, first }) {
  let [next, givenUp, kills, isWriting] = [first, 0, 0, true];
  const write = async () => {
    const pool = openPool(adminUrl, 1);
    const client = await pool.connect();
    while (next < target) {
      const from = next;
      next += 1 + any(MOST_AT_ONCE);
      const to = next - 1;
      await client.query('BEGIN');
      await client.query(plainEvents(SCHOOLS[any(2)], `generate_series(${from}, ${to})`));
      await pause(any(LONGEST_PAUSE_MS));
      const isGivenUp = any(20) === 0;
      if (isGivenUp) givenUp += 1;
      await client.query(isGivenUp ? 'ROLLBACK' : 'COMMIT');
    }
    client.release();
    await pool.end();
  };
  const seal = async () => {
    while (isWriting) {
      const sealer = await startHelper('sealing-process', settings);
      void sealer.ask('always').catch(() => undefined);
      await pause(any(KILL_EVERY_MS));
      await sealer.kill();
      kills += 1;
    }
  };
  const sealing = [seal(), seal()];
  await Promise.all(Array.from({ length: WRITERS }, write));
  isWriting = false;
  await Promise.all(sealing);
  return { kills, givenUp };
}

async function isAtTheEnd(admin, reaction) {
  const { rows } = await admin.query(
    `SELECT (c.epoch, c.tx, c.position) = (e.epoch, e.tx, e.position) AS done FROM log.reaction_progress c,
       (SELECT * FROM log.events ORDER BY epoch DESC, tx DESC, position DESC LIMIT 1) e WHERE reaction = $1`,
    [reaction],
  );
  return rows[0]?.done ?? false;
}
