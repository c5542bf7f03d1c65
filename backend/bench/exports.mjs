import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { finished } from 'node:stream/promises';
import { clearInterval, setInterval } from 'node:timers';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { NO_COUNTING_RULES } from '@hourtrail/contracts';
import { exportedHours } from '../dist/src/hours/index.js';
import { withLiterals } from '../dist/src/platform/database/snapshots.js';
import { startApplication } from './support/children.mjs';
import { seed, signIn } from './support/people.mjs';
import { interleaved, ratiosOf, spread } from './support/rounds.mjs';

const SCHOOL = 2;
const STUDENTS = 5_000;
const ADMIN = { id: SCHOOL * 10_000 + 9_000, role: 'admin', organizationId: SCHOOL };

/** The entries are of 600 days; up to this one they are a tenth. */
const A_TENTH = '2024-02-29';

/** Goal 9: all hours of a school over HTTP as a file, against COPY of the same rows; and the memory that takes. */
export async function exports({ cluster, rounds, scaled }) {
  const rows = scaled(1_000_000);
  const { admin, adminUrl, appUrl } = await cluster.open('exports');
  await fill(admin, rows);
  const [{ token }] = await signIn(admin, [ADMIN]);
  let application = await startApplication({ adminUrl, folder: cluster.folder });
  const over = (query) => () => take(application.port, token, query);
  try {
    const peaks = (...formats) =>
      interleaved(rounds, {
        tenths: () => peakOf(application.pid, ...tenTimes(formats.map((format) => over(`${format}&to=${A_TENTH}`)))),
        whole: () => peakOf(application.pid, ...formats.map(over)),
      });
    const figures = await interleaved(rounds, { copy: () => copy(appUrl), csv: over('csv'), xlsx: over('xlsx') });
    const memory = await peaks('csv', 'xlsx');
    await countByRules(admin);
    // what counts is kept beside totals, where a start finds it missing
    await application.end();
    application = await startApplication({ adminUrl, folder: cluster.folder });
    const counted = await interleaved(rounds, { copy: () => copy(appUrl), csv: over('csv') });
    const countedMemory = await peaks('csv');
    const figure = `${rows.toLocaleString('en-US')} entries over HTTP as`;
    const seconds = (name) => `${name.toUpperCase()} ${(spread(figures[name]).median / 1_000).toFixed(1)} s`;
    return {
      rows: [
        {
          figure: `${figure} CSV`,
          anchor: 'COPY of the same rows',
          ratios: ratiosOf(figures.csv, figures.copy),
          atMost: 1.15,
        },
        {
          figure: `${figure} XLSX`,
          anchor: 'COPY of the same rows',
          ratios: ratiosOf(figures.xlsx, figures.copy),
          atMost: 3,
        },
        {
          figure: `${figure} CSV, each counted by rules of its category`,
          anchor: 'COPY of the same rows',
          ratios: ratiosOf(counted.csv, counted.copy),
          atMost: 1.15,
        },
        {
          figure: 'memory of the server meanwhile',
          anchor: 'ten files of a tenth each',
          ratios: ratiosOf(memory.whole, memory.tenths),
          atMost: 1.25,
        },
        {
          figure: 'memory of the server while entries are counted',
          anchor: 'ten files of a tenth each',
          ratios: ratiosOf(countedMemory.whole, countedMemory.tenths),
          atMost: 1.25,
        },
      ],
      notes: [
        `${['copy', 'csv', 'xlsx'].map(seconds).join(', ')}; the server took up to ${Math.round(Math.max(...memory.whole) / 1e6)} MB.`,
      ],
    };
  } finally {
    await Promise.all([application.end(), admin.end()]);
  }
}

async function fill(admin, rows) {
  await seed(admin, { schools: [SCHOOL], students: STUDENTS, teachers: 1, entries: rows });
  await admin.query(`UPDATE identity.users SET role = 'admin' WHERE id = ${ADMIN.id}`);
  await admin.query(`
    UPDATE hours.volunteer_hours SET description = 'Helped sort and shelve what was given, no. ' || id,
      date = date '2024-01-01' + (id % 600), verifier_comments = CASE WHEN id % 3 = 0 THEN 'Was there, "all day"' END,
      status = CASE id % 2 WHEN 0 THEN 'approved' ELSE status END,
      approved_by = CASE id % 2 WHEN 0 THEN ${ADMIN.id} END, approved_at = CASE id % 2 WHEN 0 THEN now() END,
      approver_comments = CASE id % 2 WHEN 0 THEN 'Thank you' END`);
  await admin.query('VACUUM FULL hours.volunteer_hours');
  await admin.query('VACUUM ANALYZE');
}

/** From here on each approved entry has a category and a version of the rules, by which every tenth hour counts not. */
async function countByRules(admin) {
  const categories = [1, 2, 3, 4].map((id) => ({ id, name: `Category ${id}`, min: null, max: id === 1 ? 20 : null }));
  const rules = { ...NO_COUNTING_RULES, categories };
  await admin.query(
    `INSERT INTO organizations.counting_rules (organization_id, id, version, versions, in_force) VALUES ($1, $1, 1, $2, $3)`,
    [SCHOOL, JSON.stringify([{ ...rules, version: 1, since: '2024-01-01' }]), JSON.stringify(rules)],
  );
  await admin.query(`
    UPDATE hours.volunteer_hours SET category_id = 1 + id / 2 % 4, rules_version = CASE status WHEN 'approved' THEN 1 END`);
  await admin.query('VACUUM FULL hours.volunteer_hours');
  await admin.query('VACUUM ANALYZE');
}

async function copy(appUrl) {
  const client = new pg.Client(appUrl);
  await client.connect();
  await client.query("SELECT set_config('app.org', $1, false)", [String(SCHOOL)]);
  const request = { by: ADMIN, filter: {}, school: { id: SCHOOL, timeZone: 'America/New_York' }, at: new Date() };
  const snapshot = { read: async ({ text, values }) => (await client.query(text, values)).rows };
  const statement = withLiterals(await exportedHours.rows(request, snapshot));
  const began = performance.now();
  const rows = client.query(copyStreams.to(`COPY (${statement}) TO STDOUT (FORMAT csv)`));
  await finished(rows.resume());
  const took = performance.now() - began;
  await client.end();
  return took;
}

/** How many milliseconds a file takes. */
async function take(port, token, query) {
  const began = performance.now();
  const headers = { 'sec-fetch-site': 'same-origin', cookie: `__Host-hourtrail_session=${token}` };
  const [answer] = await once(
    get({ host: '127.0.0.1', port, path: `/api/admin/export/hours?format=${query}`, headers }),
    'response',
  );
  if (answer.statusCode !== 200) throw new Error(`An export was answered with ${answer.statusCode}.`);
  await finished(answer.resume());
  return performance.now() - began;
}

const tenTimes = (works) => Array.from({ length: 10 }, () => works).flat();

/** The most memory in bytes that a process has while this is done. */
async function peakOf(pid, ...works) {
  let peak = 0;
  const look = setInterval(() => (peak = Math.max(peak, residentOf(pid))), 20);
  for (const work of works) await work();
  clearInterval(look);
  return peak;
}

const residentOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024;
