import { buffersOf, settle } from '../../../test/buffers.js';
import { cloneDatabase } from '../../../test/database.js';
import { asAdmin, sessionIn } from '../../../test/sql.js';
import { anomaliesOf } from './list-anomalies.js';

const SCHOOL = { id: 2, timeZone: 'America/New_York' };
const OFFICE = 1;
const DECISIONS = 2_000;

/** What a page of decisions on entries of people let in touches, after the office invited so many students. */
async function touchedAfter(invitations: number): Promise<number> {
  const database = await cloneDatabase();
  await asAdmin(
    database,
    `INSERT INTO reporting.audit_index (organization_id, stream, version, type, at, actor_id, person_id, hundredths, alone)
     SELECT ${SCHOOL.id}, 'user/' || n, 1, 'user.invited', '2026-08-20'::timestamptz + n * interval '1 second',
       ${OFFICE}, n, NULL, NULL
     FROM generate_series(1001, 1000 + ${invitations}) n
     UNION ALL
     SELECT ${SCHOOL.id}, 'hours/' || n, version, type,
       '2026-08-21'::timestamptz + n * interval '7 minutes' + version * interval '1 hour', actor, 1000 + n, 300, alone
     FROM generate_series(1, ${DECISIONS}) n,
       LATERAL (VALUES (1, 'hours.submitted', 1000 + n, NULL), (2, 'hours.verified', 500, NULL),
         (3, 'hours.approved', ${OFFICE}, 0)) e (version, type, actor, alone)`,
  );
  await settle(database, ['reporting.audit_index']);
  const app = await sessionIn(database, SCHOOL.id);
  const touched = await buffersOf(app, anomaliesOf(SCHOOL, { rule: 'let-in', limit: '50' }), 'force_custom_plan');
  await app.end();
  await database.drop();
  return touched;
}

it('looking at decisions of an office on those it let in takes as much for each, however many it let in', async () => {
  const [few, many] = [await touchedAfter(20), await touchedAfter(2_000)];
  expect(many).toBeLessThan(few * 1.5);
});
