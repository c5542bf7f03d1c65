import { FOLLOWING, PROJECTIONS, REACTIONS } from '../../dist/src/app.module.js';
import { volunteerHoursStream } from '../../dist/src/hours/persistence/volunteer-hours.stream.js';
import { Passwords } from '../../dist/src/identity/passwords/passwords.js';
import { familyLinkStream } from '../../dist/src/identity/persistence/family-link.stream.js';
import { userStream } from '../../dist/src/identity/persistence/user.stream.js';
import { openPool } from '../../dist/src/platform/database/pools.js';
import { rebuild } from '../../dist/src/platform/event-log/rebuild.js';
import { append, HOURS_SET, hoursData, NAMES, text, WORDS } from './log-of-entries.mjs';

const DISTRICT = 100;
const FIRST_SCHOOL = 101;
export const PASSWORD = 'the last day of term';

/** A school's people: how many of each role, and the number of the first. The students' entries of a year. */
export const SCHOOL = {
  student: { from: 1, count: 1_250 },
  parent: { from: 2_001, count: 400 },
  teacher: { from: 3_001, count: 30 },
  verifier: { from: 4_001, count: 15 },
  admin: { from: 5_001, count: 2 },
};
const ENTRIES_OF_A_STUDENT = 8;

/** One of the people of a role, who are numbered through the district from 0 on. */
export function personOf(role, number) {
  if (role === 'district-admin') return { role, organizationId: DISTRICT, id: DISTRICT * 10_000 + 1 };
  const { from, count } = SCHOOL[role];
  const school = FIRST_SCHOOL + Math.floor(number / count);
  return { role, organizationId: school, id: school * 10_000 + from + (number % count) };
}

export const verifierOf = ({ id, organizationId }) =>
  organizationId * 10_000 + SCHOOL.verifier.from + (id % SCHOOL.verifier.count);
export const childOf = (parent) => parent.id - SCHOOL.parent.from + SCHOOL.student.from;

/**
 * Writes the log of a district past the application, and every row from it: of a thousand entries 50 wait for their
 * verifier, 50 for a teacher, 30 were rejected, the others approved.
 */
export async function seedDistrict({ admin, ownerUrl }, schools) {
  const last = FIRST_SCHOOL + schools - 1;
  await admin.query(`
    INSERT INTO organizations.organizations (id, version, name, is_district, parent_id, districts, time_zone,
      approval_policy, hours_goal, oldest_accepted_days, created_at)
    SELECT n, 1, CASE n WHEN ${DISTRICT} THEN 'The district' ELSE 'School ' || n END, n = ${DISTRICT},
      NULLIF(${DISTRICT}, n), CASE n WHEN ${DISTRICT} THEN '{}' ELSE '{${DISTRICT}}'::integer[] END,
      'America/New_York', 'standard', 50, 365, now()
    FROM generate_series(${DISTRICT}, ${last}) n`);
  await writePeople(admin, last);
  await writeHours(admin, schools);
  await admin.query('VACUUM ANALYZE log.events, log.texts');
  const owner = openPool(ownerUrl, 1);
  await rebuild(owner, [userStream, familyLinkStream, volunteerHoursStream], PROJECTIONS, FOLLOWING);
  await owner.end();
  await admin.query(
    `INSERT INTO log.reaction_progress (reaction, epoch, tx, position)
     SELECT reaction, epoch, tx, position FROM unnest($1::text[]) reaction,
       (SELECT * FROM log.events ORDER BY epoch DESC, tx DESC, position DESC LIMIT 1) AS newest
     ON CONFLICT (reaction) DO NOTHING`,
    [[...REACTIONS.map(({ name }) => name), 'sealer']],
  );
  await admin.query(
    `INSERT INTO identity.credentials (user_id, password_hash, changed_at) SELECT id, $1, now() FROM identity.users`,
    [await new Passwords().hash(PASSWORD)],
  );
  for (const [sequence, table] of [
    ['identity.users_id_seq', 'identity.users'],
    ['identity.family_links_id_seq', 'identity.family_links'],
    ['hours.volunteer_hours_id_seq', 'hours.volunteer_hours'],
  ]) {
    await admin.query(`SELECT setval('${sequence}', max(id)) FROM ${table}`);
  }
  await admin.query('VACUUM ANALYZE');
}

async function writePeople(admin, last) {
  const inSchools = (columns, numbers) => `
    SELECT school, timestamptz '2025-08-01 12:00Z' AS at, ${columns}
    FROM generate_series(${FIRST_SCHOOL}, ${last}) school, generate_series(${numbers}) n`;
  const numbers = ({ from, count }) => `${from}, ${from + count - 1}`;
  const everybody = Object.entries(SCHOOL).map(([role, some]) =>
    inSchools(`'${role}' AS role, school * 10000 + n AS id, 'user/' || school * 10000 + n AS stream`, numbers(some)),
  );
  const { id } = personOf('district-admin');
  everybody.push(`SELECT ${DISTRICT}, timestamptz '2025-08-01 12:00Z', 'district-admin', ${id}, 'user/${id}'`);
  const people = everybody.join(' UNION ALL ');
  const data = `jsonb_build_object('userId', id, 'role', role, 'isActive', true,
    'gradeLevel', CASE role WHEN 'student' THEN (id % 4 + 9)::text END)`;
  await admin.query(
    append({ type: 'user.created', version: 1, by: 'NULL::integer', texts: NAMES, from: people, data }),
  );
  const bodies = {
    username: "role || '.' || id",
    email: "role || '.' || id || '@example.org'",
    firstName: 'initcap(role)',
    lastName: "'No. ' || id",
  };
  for (const field of NAMES) await admin.query(text(field, bodies[field], people));
  const [parents, students] = [SCHOOL.parent.from, SCHOOL.student.from];
  const links = inSchools(
    `school * 10000 + n AS parent, school * 10000 + n - ${parents - students} AS student,
     'family-link/' || school * 10000 + n AS stream`,
    numbers(SCHOOL.parent),
  );
  const link = `jsonb_build_object('parentId', parent, 'studentId', student)`;
  await admin.query(append({ type: 'family-link.made', version: 1, by: 'student', from: links, data: link }));
}

async function writeHours(admin, schools) {
  const students = schools * SCHOOL.student.count;
  const each = `
    SELECT school, 'hours/' || n AS stream, student, 100 + 50 * (n % 6) AS hundredths, chance,
      school * 10000 + ${SCHOOL.verifier.from} + student % ${SCHOOL.verifier.count} AS verifier,
      school * 10000 + ${SCHOOL.teacher.from} + n % ${SCHOOL.teacher.count} AS teacher, days,
      to_char(current_date - days, 'YYYY-MM-DD') AS day
    FROM generate_series(1, ${students * ENTRIES_OF_A_STUDENT}) n
    CROSS JOIN LATERAL (SELECT ${FIRST_SCHOOL} + n % ${schools}, (n::bigint * 7919 / 8 % 1000)::integer) AS s (school, chance)
    CROSS JOIN LATERAL (SELECT school * 10000 + n / ${schools} % ${SCHOOL.student.count} + 1,
      CASE WHEN chance < 100 THEN 1 + chance % 14 ELSE 15 + n / ${students} * 30 + n % 30 END) AS d (student, days)`;
  const step = (days, where = 'true') => `
    SELECT *, now() - make_interval(days => days) + make_interval(days => ${days}) AS at FROM (${each}) e WHERE ${where}`;
  const submitted = step(0);
  const steps = [
    {
      ...{ type: 'hours.submitted', version: 1, by: 'student', texts: WORDS },
      ...{ from: submitted, data: hoursData('NULL', 'pending', HOURS_SET) },
    },
    {
      ...{ type: 'hours.verified', version: 2, by: 'verifier', role: 'verifier' },
      ...{ from: step(1, 'chance >= 50'), data: hoursData("'pending'", 'verified') },
    },
    {
      ...{ type: 'hours.rejected', version: 3, by: 'teacher', role: 'teacher' },
      ...{ from: step(3, 'chance BETWEEN 100 AND 129'), data: hoursData("'verified'", 'rejected') },
    },
    {
      ...{ type: 'hours.approved', version: 3, by: 'teacher', role: 'teacher' },
      ...{ from: step(3, 'chance >= 130'), data: hoursData("'verified'", 'approved') },
    },
  ];
  for (const one of steps) await admin.query(append(one));
  await admin.query(text('organizationName', `'Riverside Food Bank'`, submitted));
  await admin.query(text('description', `'Sorted and shelved what was given on ' || day`, submitted));
}
