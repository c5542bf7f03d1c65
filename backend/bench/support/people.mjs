import { createHash, randomBytes } from 'node:crypto';
import { REACTIONS } from '../../dist/src/app.module.js';
import { HASH, macSql } from './plain-log.mjs';
import { MAC_KEY } from './write-core.mjs';

// a person's id: the school's times ten thousand, and from there students, one verifier, teachers
const VERIFIER = 8_999;
export const teacherOf = (school, number = 1) => school * 10_000 + VERIFIER + number;

const SUBMITTED = `jsonb_build_object(
  'actor', jsonb_build_object('id', h.created_by, 'role', 'student'), 'at', h.created_at, 'id', gen_random_uuid(),
  'data', jsonb_build_object('student', h.student_id, 'from', NULL, 'to', 'pending', 'hundredthsBefore', NULL,
    'hundredthsAfter', 100, 'dateBefore', NULL, 'dateAfter', h.date, 'rules', 1),
  'organization', h.organization_id, 'request', gen_random_uuid(), 'stream', 'hours/' || h.id,
  'texts', jsonb_build_object(), 'type', 'hours.submitted', 'version', 1)`;

/**
 * Fills an empty database, past the application, for speed: schools with their people, and pending entries at
 * version 1 with the ids 1, 2, 3, …, dealt out to the schools and to their students in turn.
 */
export async function seed(admin, { schools, students, teachers, entries }) {
  const inSchools = `unnest('{${schools}}'::integer[]) AS school`;
  await admin.query(`
    INSERT INTO organizations.organizations (id, version, name, time_zone, approval_policy, hours_goal, oldest_accepted_days, created_at)
    SELECT school, 1, 'School ' || school, 'America/New_York', 'standard', 50, 365, now() FROM ${inSchools}`);
  await admin.query(`
    INSERT INTO identity.users
      (organization_id, id, version, username, email, email_confirmed, first_name, last_name, role, created_at)
    SELECT school, id, 1, role || id, role || id || '@example.org', true, initcap(role), 'No. ' || id, role, now()
    FROM ${inSchools}, LATERAL (
      SELECT 'student' AS role, school * 10000 + n AS id FROM generate_series(1, ${students}) n
      UNION ALL SELECT 'teacher', school * 10000 + ${VERIFIER} + n FROM generate_series(1, ${teachers}) n
      UNION ALL SELECT 'verifier', school * 10000 + ${VERIFIER}) AS person`);
  await admin.query(`
    INSERT INTO hours.volunteer_hours (organization_id, id, version, student_id, created_by, organization_name,
      description, date, start_time, end_time, hours, status, verifier_id, submitted_at, created_at, status_since,
      single_actor, past_verifiers, past_approvers)
    SELECT school, n, 1, student, student, 'Riverside Food Bank', 'Sorted donations', current_date - day, '09:00',
      '12:00', 1, 'pending', school * 10000 + ${VERIFIER}, now(), now(), now(), false, '{}', '{}'
    FROM generate_series(1, ${entries}) n
    CROSS JOIN LATERAL (SELECT ('{${schools}}'::integer[])[n % ${schools.length} + 1]) AS s (school)
    CROSS JOIN LATERAL (SELECT school * 10000 + n / ${schools.length} % ${students} + 1) AS p (student)
    CROSS JOIN LATERAL (SELECT n / ${schools.length * students} % 300 + 1) AS d (day)`);
  await admin.query("SELECT setval('hours.volunteer_hours_id_seq', max(id)) FROM hours.volunteer_hours");
  await admin.query(`
    INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
    SELECT organization_id, 'hours/' || id, 1, 'hours.submitted', created_at, created_by, canonical,
      ${HASH}, ${macSql(MAC_KEY, HASH)}
    FROM hours.volunteer_hours h CROSS JOIN LATERAL (SELECT ${SUBMITTED}::text) AS c (canonical)`);
  await admin.query(
    `INSERT INTO log.reaction_progress (reaction, epoch, tx, position)
     SELECT reaction, epoch, tx, position FROM unnest($1::text[]) reaction,
       (SELECT * FROM log.events ORDER BY epoch DESC, tx DESC, position DESC LIMIT 1) AS newest`,
    // what was written past the application is not sealed either
    [[...REACTIONS.map(({ name }) => name), 'sealer']],
  );
  await admin.query(`
    INSERT INTO reporting.user_totals
      (organization_id, user_id, approved, pending, role, grade, is_active, is_here, first_name, last_name, email)
    SELECT u.organization_id, u.id, 0, coalesce(sum(h.hours) * 100, 0), u.role, 99, true, true, u.first_name,
      u.last_name, u.email
    FROM identity.users u
    LEFT JOIN hours.volunteer_hours h ON (h.organization_id, h.student_id) = (u.organization_id, u.id)
    GROUP BY u.organization_id, u.id`);
  await admin.query(`
    INSERT INTO reporting.month_totals (organization_id, month, approved, pending)
    SELECT organization_id, date_trunc('month', date), 0, sum(hours) * 100 FROM hours.volunteer_hours GROUP BY 1, 2`);
  await admin.query(`
    INSERT INTO hours.per_day (organization_id, student_id, date, hundredths)
    SELECT organization_id, student_id, date, sum(hours) * 100 FROM hours.volunteer_hours GROUP BY 1, 2, 3`);
  await admin.query('VACUUM ANALYZE');
}

/** Signs people in; answers the token and its hash for each. */
export async function signIn(admin, people) {
  const sessions = people.map((person) => {
    const token = randomBytes(32).toString('base64url');
    return { ...person, token, sessionHash: createHash('sha256').update(token).digest() };
  });
  await admin.query(
    `INSERT INTO web.sessions (token_hash, user_id, role, organization_id)
     SELECT * FROM unnest($1::bytea[], $2::integer[], $3::text[], $4::integer[])`,
    ['sessionHash', 'id', 'role', 'organizationId'].map((field) => sessions.map((session) => session[field])),
  );
  return sessions;
}

export const studentOf = (school, number) => ({
  id: school * 10_000 + number,
  role: 'student',
  organizationId: school,
});

export const teachersOf = (school, count) =>
  Array.from({ length: count }, (_, index) => ({
    id: teacherOf(school, index + 1),
    role: 'teacher',
    organizationId: school,
  }));
