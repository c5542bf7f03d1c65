// A log of one school, written past the application: accounts, and entries that were submitted, verified and approved.
const SCHOOL = 2;
const [VERIFIER, TEACHER] = [3, 4];

const HASH = "sha256(convert_to(canonical, 'UTF8'))";

const canonical = ({ type, version, by, data, texts }) => `
  jsonb_build_object('actor', jsonb_build_object('id', ${by}, 'role', 'student'), 'at', at, 'data', ${data},
    'id', gen_random_uuid(), 'organization', ${SCHOOL}, 'request', gen_random_uuid(), 'stream', stream,
    'texts', jsonb_build_object(${texts.map((text) => `'${text}', repeat('0', 64)`).join(', ')}),
    'type', '${type}', 'version', ${version})::text`;

const append = ({ from, ...event }) => `
  INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
  SELECT ${SCHOOL}, stream, ${event.version}, '${event.type}', at, ${event.by}, canonical, ${HASH}, ${HASH}
  FROM (SELECT *, ${canonical(event)} AS canonical FROM (${from}) f) e`;

const dataOf = (from, to, more = '') => `jsonb_build_object('student', student, 'from', ${from}, 'to', '${to}',
  'hundredthsBefore', ${from === 'NULL' ? 'NULL' : '100'}, 'hundredthsAfter', 100,
  'dateBefore', ${from === 'NULL' ? 'NULL' : 'day'}, 'dateAfter', day, 'rules', 1${more})`;

const SET = `, 'set', jsonb_build_object('date', day, 'startTime', '09:00', 'endTime', '12:00', 'hundredths', 100,
  'verifierId', ${VERIFIER})`;

const text = (field, body, from) => `
  INSERT INTO log.texts (organization_id, stream, version, field, salt, body)
  SELECT ${SCHOOL}, stream, 1, '${field}', decode(repeat('00', 16), 'hex'), ${body} FROM (${from}) f`;

/** Students with the ids from 101 on, and entries dealt out to them in turn. */
export async function seedLog(admin, { students, entries }) {
  const people = `SELECT 'user/' || n AS stream, n, timestamptz '2025-08-01 12:00Z' AS at
    FROM generate_series(101, ${100 + students}) n`;
  const at = (hours) => `
    SELECT 'hours/' || n AS stream, n % ${students} + 101 AS student, to_char(date '2025-09-01' + n / ${students} % 250, 'YYYY-MM-DD') AS day,
      timestamptz '2026-05-20 12:00Z' + n * interval '1 second' + interval '${hours} hours' AS at
    FROM generate_series(1, ${entries}) n`;
  const began = "jsonb_build_object('userId', n, 'role', 'student', 'gradeLevel', (n % 4 + 9)::text, 'isActive', true)";
  const steps = [
    { type: 'user.created', version: 1, by: TEACHER, texts: NAMES, from: people, data: began },
    {
      type: 'hours.submitted',
      version: 1,
      by: 'student',
      texts: WORDS,
      from: at(0),
      data: dataOf('NULL', 'pending', SET),
    },
    { type: 'hours.verified', version: 2, by: VERIFIER, texts: [], from: at(1), data: dataOf("'pending'", 'verified') },
    { type: 'hours.approved', version: 3, by: TEACHER, texts: [], from: at(2), data: dataOf("'verified'", 'approved') },
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

const NAMES = ['username', 'email', 'firstName', 'lastName'];
const WORDS = ['organizationName', 'description'];
