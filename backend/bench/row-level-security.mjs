import { NestFactory } from '@nestjs/core';
import { AppModule } from '../dist/src/app.module.js';
import { sendTogether } from '../dist/src/platform/database/batch.js';
import { Database } from '../dist/src/platform/database/database.js';
import { openPool } from '../dist/src/platform/database/pools.js';
import { FolderStore } from '../dist/src/platform/files/file-store.js';
import { openRuntime } from '../dist/src/platform/platform.module.js';
import { ExternalCheckpoints } from '../dist/src/platform/sealing/external-checkpoints.js';
import { newSignerText, signerIn } from '../dist/src/platform/sealing/signed-note.js';
import { configureWeb } from '../dist/src/platform/web/configure-web.js';
import { webAdapter } from '../dist/src/platform/web/web-adapter.js';
import { backendCpu, canReadCpu } from './support/backend-cpu.mjs';
import { seed, signIn, studentOf, teachersOf } from './support/people.mjs';
import { interleaved, ratiosOf, spread } from './support/rounds.mjs';
import { MAC_KEY } from './support/write-core.mjs';

const SCHOOL = 2;
const TIMES = 300;

const PAGES = {
  student: ['volunteer-hours', 'volunteer-opportunities', 'opportunity-signups', 'notifications', 'profile'],
  teacher: [
    'volunteer-hours?limit=50',
    'volunteer-hours?status=pending&limit=50',
    'volunteer-hours?sort=-decidedAt&limit=50',
    'volunteer-hours/12',
    'volunteer-hours/12/history',
    'volunteer-hours/summary',
    'volunteer-hours/quick-statistics',
    `users/${studentOf(SCHOOL, 1).id}/stats`,
    'users/verifiers',
  ],
  admin: [
    'users?limit=50',
    'join-requests',
    'admin/stats',
    'admin/reports/users?limit=50',
    'admin/reports/overview',
    'audit/events?limit=50',
    'audit/accesses?limit=50',
    'organizations',
  ],
};

/** Goal 15: PostgreSQL's processor time for the statements of each page, bound to a school against unbound. */
export async function rowLevelSecurity({ cluster, rounds, scaled }) {
  if (!canReadCpu()) return { rows: [], notes: ['goal 15 needs /proc'] };
  const { admin, adminUrl, appUrl, systemUrl } = await cluster.open('row_level_security');
  await seed(admin, { schools: [SCHOOL, 3, 4], students: 700, teachers: 2, entries: 60_000 });
  const [teacher, second] = teachersOf(SCHOOL, 2);
  await admin.query(`UPDATE identity.users SET role = 'admin' WHERE id = $1`, [second.id]);
  const people = { student: studentOf(SCHOOL, 1), teacher, admin: { ...second, role: 'admin' } };
  const sessions = await signIn(admin, Object.values(people));
  const statements = await statementsOf({ appUrl, systemUrl, folder: cluster.folder }, (role) => {
    const index = Object.keys(people).indexOf(role);
    return sessions[index].token;
  });

  const [bound, free] = [openPool(appUrl, 1), openPool(adminUrl, 1)];
  const bind = { name: 'bind', text: "SELECT set_config('app.org', $1, true)", values: [String(SCHOOL)] };
  const cpuOf = async (pool, statement) => {
    const client = await pool.connect();
    const before = backendCpu(cluster.pid);
    for (let n = 0; n < scaled(TIMES); n += 1) await sendTogether(client, [bind, statement]);
    client.release();
    return Math.max(backendCpu(cluster.pid) - before, 1);
  };
  const medians = [];
  for (const { page, statement } of statements) {
    const figures = await interleaved(rounds, {
      bound: () => cpuOf(bound, statement),
      free: () => cpuOf(free, statement),
    });
    medians.push({ page, ratio: spread(ratiosOf(figures.bound, figures.free)).median });
  }
  await Promise.all([bound.end(), free.end(), admin.end()]);
  const worst = [...medians].sort((a, b) => b.ratio - a.ratio).slice(0, 5);
  return {
    rows: [
      {
        figure: `PostgreSQL CPU of ${medians.length} statements of pages`,
        anchor: 'a role that bypasses',
        ratios: medians.map(({ ratio }) => ratio),
        atMost: 1.15,
        worst: true,
      },
    ],
    notes: [`the highest: ${worst.map(({ page, ratio }) => `${page} ${ratio.toFixed(2)}`).join(', ')}`],
  };
}

/** What each page reads as app_rw, in an application of this process. */
async function statementsOf({ appUrl, systemUrl, folder }, tokenOf) {
  const signer = signerIn(newSignerText('bench'));
  const sealing = { signer: () => signer, external: new ExternalCheckpoints(folder), runs: false };
  const runtime = await openRuntime({ appUrl, systemUrl }, MAC_KEY, { sealing, files: new FolderStore(folder) });
  const web = { publicUrl: 'http://127.0.0.1', production: false, proxies: 0, demo: false, logLevel: 'silent' };
  const app = await NestFactory.create(AppModule.with(runtime, web), webAdapter(web), {
    bodyParser: false,
    logger: false,
  });
  await configureWeb(app, web);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const found = [];
  const database = app.get(Database);
  const readAll = database.readAll.bind(database);
  let page;
  database.readAll = (school, statements) => {
    found.push(...statements.map((statement) => ({ page, statement })));
    return readAll(school, statements);
  };
  for (const [role, paths] of Object.entries(PAGES)) {
    for (const path of paths) {
      page = `${role} ${path}`;
      const headers = { cookie: `hourtrail_session=${tokenOf(role)}`, 'sec-fetch-site': 'same-origin' };
      const { statusCode, payload } = await app.inject({ url: `/api/${path}`, headers });
      if (statusCode !== 200) throw new Error(`${page}: ${statusCode} ${payload}`);
    }
  }
  await app.close();
  return found.filter(({ statement }) => statement.name);
}
