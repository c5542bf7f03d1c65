import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '../dist/src/platform/database/pools.js';
import { Database } from '../dist/src/platform/database/database.js';
import { newSignerText } from '../dist/src/platform/sealing/signed-note.js';
import { startHelper } from './support/children.mjs';
import { seed, signIn, teachersOf } from './support/people.mjs';
import { plainEvents } from './support/plain-log.mjs';
import { interleaved, perSecond, ratiosOf } from './support/rounds.mjs';
import { approveEntry, entryIds, pendingEntries, unitOfWork } from './support/write-core.mjs';

const WRITERS = 32;
const SCHOOL = 2;
const OTHER = 3;

/** Goal 14: approvals while what they write is being sealed, and while a million events are, against no sealing. */
export async function sealing({ cluster, rounds, scaled }) {
  const each = scaled(4_000);
  const backlog = scaled(1_000_000);
  const { admin, appUrl, systemUrl } = await cluster.open('sealing');
  const entries = each * 4 * (rounds + 2);
  await seed(admin, { schools: [SCHOOL, OTHER], students: 2_000, teachers: WRITERS, entries });
  const pool = openPool(appUrl, WRITERS);
  const work = unitOfWork(new Database(pool, pool));
  const teachers = await Promise.all([SCHOOL, OTHER].map((school) => signIn(admin, teachersOf(school, WRITERS))));
  const take = entryIds(entries);
  const approvals = async () => {
    const loaded = await pendingEntries(admin, take(each), each);
    return perSecond(loaded, WRITERS, (entry, writer) =>
      approveEntry(work, teachers[entry.organizationId - SCHOOL][writer], entry),
    );
  };
  const folder = join(cluster.folder, 'checkpoints');
  const sealer = await startHelper('sealing-process', { appUrl, systemUrl, folder, signer: newSignerText('bench') });
  const sealed = async () => {
    await sealer.ask('now');
    await sealer.ask('on');
    const figure = await approvals();
    await sealer.ask('off');
    return figure;
  };
  const running = await interleaved(rounds, { off: approvals, on: sealed });

  await admin.query(plainEvents(SCHOOL, `generate_series(1, ${backlog})`));
  const left = async () =>
    (
      await admin.query(
        `SELECT count(*)::integer AS events FROM log.events e WHERE stream LIKE 'note/%' AND NOT EXISTS (
           SELECT FROM log.sealed_events s WHERE (s.organization_id, s.stream, s.version) = (e.organization_id, e.stream, e.version))`,
      )
    ).rows[0].events;
  const before = await left();
  const began = performance.now();
  await sealer.ask('on');
  const busy = [await approvals(), await approvals()];
  const still = await left();
  while ((await left()) > 0) await pause(200);
  const seconds = (performance.now() - began) / 1000;
  await sealer.ask('off');
  const off = [await approvals(), await approvals()];
  const [{ numbered, most }] = (
    await admin.query(
      'SELECT count(*)::integer AS numbered, max(number)::integer AS most FROM log.sealed_events WHERE organization_id = $1',
      [SCHOOL],
    )
  ).rows;
  await Promise.all([sealer.end(), pool.end(), admin.end()]);
  const figure = `approve, ${WRITERS} writers`;
  const anchor = 'the sealer off';
  return {
    rows: [
      { figure: `${figure}, the sealer on`, anchor, ratios: ratiosOf(running.on, running.off), atLeast: 0.95 },
      { figure: `${figure}, a backlog being sealed`, anchor, ratios: ratiosOf(busy, off), atLeast: 0.95 },
    ],
    notes: [
      `${before.toLocaleString('en')} events sealed in ${Math.round(seconds)} s, ${Math.round(before / seconds)} a second, ${still > 0 ? 'with' : 'WITHOUT'} approvals to the end of the turns.`,
      numbered === most ? 'no number is missing' : 'NUMBERS ARE MISSING',
    ],
  };
}
