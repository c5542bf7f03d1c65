import { HASH, macSql } from './plain-log.mjs';
import { MAC_KEY } from './write-core.mjs';

const canonical = ({ type, version, by, role = 'student', data, texts = [] }) => `
  jsonb_build_object('actor', jsonb_build_object('id', ${by}, 'role', '${role}'), 'at', at, 'data', ${data},
    'id', gen_random_uuid(), 'organization', school, 'request', gen_random_uuid(), 'stream', stream,
    'texts', jsonb_build_object(${texts.map((text) => `'${text}', repeat('0', 64)`).join(', ')}),
    'type', '${type}', 'version', ${version})::text`;

/** Statement that writes an event for each row of `from`, which names its school, stream, time `at` and what `data` reads. */
export const append = ({ from, ...event }) => `
  INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
  SELECT school, stream, ${event.version}, '${event.type}', at, ${event.by}, canonical, ${HASH}, ${macSql(MAC_KEY, HASH)}
  FROM (SELECT *, ${canonical(event)} AS canonical FROM (${from}) f) e`;

/** Statement that writes a text of the first event for each row of `from`. */
export const text = (field, body, from) => `
  INSERT INTO log.texts (organization_id, stream, version, field, salt, body)
  SELECT school, stream, 1, '${field}', decode(repeat('00', 16), 'hex'), ${body} FROM (${from}) f`;

/** The data of an event of hours, from the columns `student`, `day`, and `hundredths`. */
export const hoursData = (
  from,
  to,
  more = '',
) => `jsonb_build_object('student', student, 'from', ${from}, 'to', '${to}',
  'hundredthsBefore', ${from === 'NULL' ? 'NULL' : 'hundredths'}, 'hundredthsAfter', hundredths,
  'dateBefore', ${from === 'NULL' ? 'NULL' : 'day'}, 'dateAfter', day, 'rules', 1${more})`;

/** What the first event of an entry sets, from the column `verifier` besides. */
export const HOURS_SET = `, 'set', jsonb_build_object('date', day, 'startTime', '09:00', 'endTime', '12:00',
  'hundredths', hundredths, 'verifierId', verifier)`;

export const NAMES = ['username', 'email', 'firstName', 'lastName'];
export const WORDS = ['organizationName', 'description'];

const SCHOOL = 2;
const [VERIFIER, TEACHER] = [3, 4];

/**
 * Writes the log of one school past the application: students with the ids from 101 on, and entries that were
 * submitted, verified and approved, dealt out to them in turn.
 */
export async function seedLog(admin, { students, entries }) {
  const people = `SELECT ${SCHOOL} AS school, 'user/' || n AS stream, n, timestamptz '2025-08-01 12:00Z' AS at
    FROM generate_series(101, ${100 + students}) n`;
  const at = (hours) => `
    SELECT ${SCHOOL} AS school, 'hours/' || n AS stream, n % ${students} + 101 AS student, 100 AS hundredths,
      ${VERIFIER} AS verifier, to_char(date '2025-09-01' + n / ${students} % 250, 'YYYY-MM-DD') AS day,
      timestamptz '2026-05-20 12:00Z' + n * interval '1 second' + interval '${hours} hours' AS at
    FROM generate_series(1, ${entries}) n`;
  const began = "jsonb_build_object('userId', n, 'role', 'student', 'gradeLevel', (n % 4 + 9)::text, 'isActive', true)";
  const submitted = { type: 'hours.submitted', version: 1, by: 'student', texts: WORDS, from: at(0) };
  const verified = { type: 'hours.verified', version: 2, by: VERIFIER, from: at(1) };
  const steps = [
    { type: 'user.created', version: 1, by: TEACHER, texts: NAMES, from: people, data: began },
    { ...submitted, data: hoursData('NULL', 'pending', HOURS_SET) },
    { ...verified, data: hoursData("'pending'", 'verified') },
    { type: 'hours.approved', version: 3, by: TEACHER, from: at(2), data: hoursData("'verified'", 'approved') },
  ];
  await admin.query(
    `INSERT INTO organizations.organizations (id, version, name, time_zone, approval_policy, hours_goal, oldest_accepted_days, created_at)
     VALUES (${SCHOOL}, 1, 'One', 'America/New_York', 'standard', 50, 365, now())`,
  );
  for (const step of steps) await admin.query(append(step));
  for (const field of NAMES) await admin.query(text(field, `'${field} ' || n`, people));
  await admin.query(text('organizationName', `'Riverside Food Bank'`, at(0)));
  await admin.query(text('description', `'Sorted what was given on ' || day`, at(0)));
  await admin.query('VACUUM ANALYZE log.events, log.texts');
}
