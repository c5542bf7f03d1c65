import { createHash, randomBytes } from 'node:crypto';

const STAFF = 9_000;
const VERIFIER = 8_999;

export const studentOf = (school, number) => school * 10_000 + number;
export const teacherOf = (school, number = 1) => school * 10_000 + STAFF + number;

/**
 * Fills an empty database: schools with their people, and pending entries with the ids 1, 2, 3, …, dealt out to the
 * schools and to their students in turn, at version 1. Nothing is done through the application, for speed.
 */
export async function seed(admin, { schools, students, teachers = 1, entries }) {
  const values = [schools, students, teachers, entries];
  for (const sql of SEED) await admin.query(sql, values.slice(0, Math.max(...[...sql.matchAll(/\$(\d)/g)].map(Number1))));
  await admin.query('VACUUM ANALYZE');
}

const Number1 = ([, digit]) => Number(digit);

const PERSON = `INSERT INTO identity.users
    (organization_id, id, version, username, email, first_name, last_name, role, created_at)
  SELECT school, school * 10000 + n, 1, role || school || '.' || n, role || school || '.' || n || '@example.org',
    initcap(role), 'No ' || n, role, now()`;

const SEED = [
  `INSERT INTO organizations.organizations (id, version, name, created_at)
   SELECT school, 1, 'School ' || school, now() FROM unnest($1::integer[]) school`,
  `${PERSON} FROM unnest($1::integer[]) school, generate_series(1, $2) n, (VALUES ('student')) r (role)`,
  `${PERSON} FROM unnest($1::integer[]) school, (VALUES (${VERIFIER})) s (n), (VALUES ('verifier')) r (role), (SELECT $2::integer) unused`,
  `${PERSON} FROM unnest($1::integer[]) school, (SELECT $2::integer) unused, generate_series(${STAFF} + 1, ${STAFF} + $3) n,
     (VALUES ('teacher')) r (role)`,
  `INSERT INTO hours.volunteer_hours (organization_id, id, version, student_id, created_by, organization_name,
     description, date, start_time, end_time, hours, status, verifier_id, submitted_at, created_at, status_since,
     single_actor, past_verifiers, past_approvers)
   SELECT school, id, 1, student, student, 'Riverside Food Bank', 'Sorted donations and packed boxes',
     current_date - 1 - (id / cardinality($1::integer[]) / $2 % 300), '09:00', '12:00', 1, 'pending', school * 10000 + ${VERIFIER},
     now(), now(), now(), false, '{}', '{}'
   FROM generate_series(1, $4) id,
     LATERAL (SELECT ($1::integer[])[id % cardinality($1) + 1]) s (school),
     LATERAL (SELECT school * 10000 + id / cardinality($1) % $2 + 1) p (student), (SELECT $3::integer) unused`,
];
