// node .scripts/move-database.mjs <administrator's URL of a database of before the baseline> <of an empty one>
//
// Moves what a database of the 61 first migrations holds into one of the baseline: same rows, same log, other names.
import 'reflect-metadata';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { provision } from '../backend/dist/src/platform/config/database.js';

/** New name → old name, of tables and of columns by table. */
const TABLES = {
  'log.reaction_progress': 'log.checkpoints',
  'log.sealed_events': 'log.sealed',
  'log.checkpoints': 'log.seals',
  'log.signing_keys': 'log.seal_keys',
  'log.sealing_stops': 'log.halts',
  'log.full_checks': 'log.checkups',
  'web.rate_limits': 'web.address_counts',
  'identity.checkpoint_emails': 'identity.checkpoint_letters',
  'reporting.achievement_progress': 'reporting.approved_so_far',
  'reporting.audit_index': 'reporting.audited',
  'reporting.family_history': 'reporting.kin',
  'reporting.export_downloads': 'reporting.export_addresses',
};
const COLUMNS = {
  'log.sealing_stops': { problem: 'fault', stopped_at: 'halted_at' },
  'log.full_checks': {
    problem_count: 'faults',
    problems: 'words',
    failed_since: 'broke_off_since',
    failed_at: 'broke_off_at',
    failure: 'broke_off_because',
  },
  'web.idempotency_keys': { response: 'answer', response_erased: 'answer_erased' },
  'imports.runs': { started_at: 'began_at', started_by: 'began_by' },
};

const [from, to] = process.argv.slice(2);
await provision(to, new URL(to).pathname.slice(1));
const [source, target] = [new pg.Client(from), new pg.Client(to)];
await Promise.all([source.connect(), target.connect()]);
await source.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
await target.query('BEGIN');
// neither triggers nor foreign keys: the rows are complete as they are
await target.query('SET LOCAL session_replication_role = replica');
const { rows } = await target.query(`
  SELECT n.nspname || '.' || c.relname AS table, json_agg(a.attname ORDER BY a.attnum) AS columns,
    max(pg_get_serial_sequence(n.nspname || '.' || c.relname, a.attname)) AS sequence,
    max(CASE WHEN a.attidentity <> '' THEN a.attname END) AS id
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    AND n.nspname IN ('log', 'web', 'organizations', 'identity', 'hours', 'opportunities', 'reporting', 'messaging',
      'mail', 'imports')
  GROUP BY 1 ORDER BY 1`);
for (const { table, columns, sequence, id } of rows) {
  const old = columns.map((column) => `"${COLUMNS[table]?.[column] ?? column}"`);
  const names = columns.map((column) => `"${column}"`);
  await target.query(`DELETE FROM ${table}`);
  await pipeline(
    source.query(copyTo(`COPY (SELECT ${old} FROM ${TABLES[table] ?? table}) TO STDOUT`)),
    target.query(copyFrom(`COPY ${table} (${names}) FROM STDIN`)),
  );
  if (sequence) {
    const { rows: last } = await source.query(
      `SELECT last_value, is_called FROM ${(TABLES[table] ?? table) + `_${id}_seq`}`,
    );
    await target.query('SELECT setval($1, $2, $3)', [sequence, last[0].last_value, last[0].is_called]);
  }
}
const { rows: epochs } = await source.query(
  `SELECT pg_get_expr(adbin, adrelid) AS epoch FROM pg_attrdef d JOIN pg_attribute a ON (a.attrelid, a.attnum) = (d.adrelid, d.adnum)
   WHERE d.adrelid = 'log.events'::regclass AND a.attname = 'epoch'`,
);
await target.query(`ALTER TABLE log.events ALTER COLUMN epoch SET DEFAULT ${epochs[0].epoch}`);
await target.query(`
  SELECT graphile_worker.add_job('send-mail', json_build_object('organizationId', organization_id, 'id', id))
  FROM mail.outbox WHERE state = 'queued' ORDER BY id`);
await target.query('COMMIT');
const { rows: counts } = await target.query('SELECT count(*)::integer AS events FROM log.events');
console.log(`Moved ${counts[0].events} events and the ${rows.length} tables around them.`);
await Promise.all([source.end(), target.end()]);
