import { writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { PROJECTIONS, IMPORTINGS } from '../dist/src/app.module.js';
import { openPool } from '../dist/src/platform/database/pools.js';
import { Database } from '../dist/src/platform/database/database.js';
import { UnitOfWork } from '../dist/src/platform/event-log/unit-of-work.js';
import { NEW_EVENT_COLUMNS, NEW_TEXT_COLUMNS, projectionSql } from '../dist/src/platform/event-log/projection.js';
import { Importer } from '../dist/src/platform/imports/importer.js';
import { UploadedFile } from '../dist/src/platform/imports/uploaded-file.js';
import { SystemClock } from '../dist/src/platform/kernel/clock.js';
import { seed, signIn } from './support/people.mjs';
import { interleaved, ratiosOf, spread } from './support/rounds.mjs';
import { MAC_KEY } from './support/write-core.mjs';

const STUDENTS = 2_000;
const [OURS, ANCHORS] = [2, 3];

/** Goal 11: hours from a CSV file, against COPY of the same file and one statement that joins its people. */
export async function imports({ cluster, rounds, scaled }) {
  const database = await cluster.open('imports');
  const { admin } = database;
  await seed(admin, { schools: [OURS, ANCHORS], students: STUDENTS, teachers: 1, entries: scaled(40_000) });
  await admin.query(`UPDATE identity.users SET role = 'admin' WHERE role = 'teacher'; ${ANCHOR_TABLE}`);
  const people = [OURS, ANCHORS].map((school) => ({
    id: school * 10_000 + 9_000,
    role: 'admin',
    organizationId: school,
  }));
  const [actor] = await signIn(admin, people);
  const [app, every] = [openPool(database.appUrl, 4), openPool(database.systemUrl, 2)];
  const core = new Database(app, every);
  const clock = new SystemClock();
  const importer = new Importer(core, new UnitOfWork(core, clock, MAC_KEY, PROJECTIONS), clock, IMPORTINGS);
  const rows = scaled(100_000);
  const path = join(cluster.folder, 'import.csv');
  let turn = 0;

  const figures = await interleaved(rounds, {
    import: async () => {
      // as autovacuum, which is off here, would between two files
      await admin.query('VACUUM ANALYZE');
      const bytes = Buffer.from(fileOf(OURS, rows, (turn += 1)));
      return perSecondOf(rows, () => importOne(importer, actor, bytes));
    },
    anchor: async () => {
      await admin.query('VACUUM ANALYZE');
      await writeFile(path, fileOf(ANCHORS, rows, turn), { mode: 0o644 });
      const figure = await perSecondOf(rows, () => copyAndJoin(admin, path));
      await rm(path);
      return figure;
    },
  });
  await Promise.all([app.end(), every.end(), admin.end()]);
  const ratios = ratiosOf(figures.import, figures.anchor);
  const seconds = (name) => (rows / spread(figures[name]).median).toFixed(1);
  return {
    rows: [
      { figure: `import of ${rows} hours, rows a second`, anchor: 'COPY + join, the same rows', ratios, atLeast: 0.4 },
    ],
    notes: [`median seconds: import ${seconds('import')}, COPY + join ${seconds('anchor')}`],
  };
}

async function perSecondOf(rows, work) {
  const began = performance.now();
  await work();
  return rows / ((performance.now() - began) / 1000);
}

async function importOne(importer, by, bytes) {
  const file = await UploadedFile.of(Readable.from([bytes]));
  const request = { kind: 'hours', dryRun: false, names: new Map(), chosen: {}, fileName: 'bench.csv', reason: null };
  const report = await importer.import(file, { ...request, by, organizationId: by.organizationId, expect: file.hash });
  await file.close();
  if (!report.applied) throw new Error(JSON.stringify(report.errors.slice(0, 5)));
}

/** Of the same people and days in each turn's own year. */
function fileOf(school, rows, turn) {
  const lines = ['studentEmail,organizationName,hours,date,description,status,approver'];
  for (let n = 0; n < rows; n += 1) {
    const date = new Date(Date.UTC(2000 + turn, 0, 1 + (Math.floor(n / STUDENTS) % 360))).toISOString().slice(0, 10);
    const email = `student${school * 10_000 + (n % STUDENTS) + 1}@example.org`;
    lines.push(
      `${email},Riverside Food Bank,${(n % 6) / 2 + 0.5},${date},"Sorted donations, part ${n}",approved,Ms. Ortega`,
    );
  }
  return lines.join('\n');
}

const ANCHOR_TABLE = `CREATE UNLOGGED TABLE public.incoming (row integer GENERATED ALWAYS AS IDENTITY, email text,
  organization_name text, hours numeric, date date, description text, status text, approver text)`;

/** No rule is looked at, and no MAC made: a database alone, bound by no row-level security, in one transaction. */
async function copyAndJoin(admin, path) {
  const client = await admin.connect();
  try {
    await client.query('BEGIN; TRUNCATE public.incoming RESTART IDENTITY');
    const columns = 'email, organization_name, hours, date, description, status, approver';
    await client.query(`COPY public.incoming (${columns}) FROM '${path}' (FORMAT csv, HEADER)`);
    await client.query('ANALYZE public.incoming');
    await client.query(JOIN);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

const TEXTS = ['organizationName', 'description', 'approver'];
const commitments = TEXTS.map(
  (name, n) => `'${name}', encode(sha256(x.salt${n} || convert_to(x.text${n}, 'UTF8')), 'hex')`,
);
const HOURS = PROJECTIONS.filter(({ streams }) => streams.includes('hours'));

const JOIN = `
  WITH person AS MATERIALIZED (
    SELECT nextval('hours.volunteer_hours_id_seq')::integer AS id, p.id AS student, i.*,
      ${TEXTS.map((_, n) => `uuid_send(gen_random_uuid()) AS salt${n}`).join(', ')},
      i.organization_name AS text0, i.description AS text1, i.approver AS text2
    FROM public.incoming i JOIN identity.users p ON lower(p.email) = lower(i.email) AND p.organization_id = ${ANCHORS}
  ),
  saved AS (
    INSERT INTO hours.volunteer_hours (organization_id, id, version, student_id, created_by, organization_name,
      description, date, hours, status, approved_by, approved_at, submitted_at, created_at, status_since, single_actor,
      past_verifiers, past_approvers, import_id, import_row, import_approver)
    SELECT ${ANCHORS}, id, 1, student, 1, organization_name, description, date, hours, status, 1, now(), now(), now(),
      now(), true, '{}', '{1}', 1, row, approver FROM person
  ),
  prepared AS (
    SELECT x.id, jsonb_build_object('actor', jsonb_build_object('id', 1, 'role', 'admin'), 'at', now(),
      'data', jsonb_build_object('student', x.student, 'from', NULL, 'to', x.status, 'hundredthsBefore', NULL,
        'hundredthsAfter', (x.hours * 100)::integer, 'dateBefore', NULL, 'dateAfter', x.date, 'rules', 1, 'import', 1,
        'row', x.row, 'policy', 'standard', 'singleActor', true, 'set', jsonb_build_object('date', x.date,
        'startTime', NULL, 'endTime', NULL, 'hundredths', (x.hours * 100)::integer, 'verifierId', NULL)),
      'id', gen_random_uuid(), 'organization', ${ANCHORS}, 'request', NULL, 'stream', 'hours/' || x.id,
      'texts', jsonb_build_object(${commitments.join(', ')}), 'type', 'hours.imported', 'version', 1)::text AS canonical
    FROM person x
  ),
  new_events AS (
    INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
    SELECT ${ANCHORS}, 'hours/' || id, 1, 'hours.imported', now(), 1, canonical, hash, hash
    FROM prepared, LATERAL (SELECT sha256(convert_to(canonical, 'UTF8')) AS hash) h
    RETURNING ${NEW_EVENT_COLUMNS}
  ),
  new_texts AS (
    INSERT INTO log.texts (organization_id, stream, version, field, salt, body)
    SELECT ${ANCHORS}, 'hours/' || id, 1, t.field, t.salt, t.body FROM person x,
      LATERAL (VALUES ${TEXTS.map((name, n) => `('${name}', x.salt${n}, x.text${n})`).join(', ')}) AS t (field, salt, body)
    RETURNING ${NEW_TEXT_COLUMNS}
  )
  ${HOURS.map((projection, n) => `, projection_${n} AS (${projectionSql(projection, 'many')})`).join('')}
  SELECT count(*) FROM person`;
