import pg from 'pg';
import { REACTIONS } from '../src/app.module.js';
import { startApp, TestClock, type TestApp } from './app.js';
import type { Client } from './client.js';
import { cloneDatabase, type TestDatabase } from './database.js';
import { makeStaffedSchool } from './people.js';
import { caughtUp } from './soundness.js';
import { asAdmin } from './sql.js';

/** What an approve and the pages cost, so that no one adds to it unseen. A figure that falls is good news: lower it. */
let database: TestDatabase;
let app: TestApp;
let school: Awaited<ReturnType<typeof makeStaffedSchool>>;
let student: Client;
let teacher: Client;
let admin: Client;

beforeAll(async () => {
  database = await cloneDatabase();
  await asAdmin(database, 'CREATE EXTENSION pg_walinspect');
  // or a checkpoint for another test's database removes what is not yet read
  await asAdmin(database, "SELECT pg_create_physical_replication_slot('costs', true)");
  app = await startApp({ database, clock: new TestClock(new Date('2026-03-02T15:00:00.000Z')) });
  school = await makeStaffedSchool(app);
  [student, teacher, admin] = [await app.as(school.student), await app.as(school.teacher), await app.as(school.admin)];
  // their sessions are known, and the statements prepared, from now on
  for (const browser of [student, teacher, admin]) await browser.get('/api/auth/me');
  await approved(await logged());
});
afterAll(async () => {
  await app.close();
  await asAdmin(database, "SELECT pg_drop_replication_slot('costs')");
  await database.drop();
});

let days = 0;

async function logged(): Promise<number> {
  days += 1;
  const { status, body } = await student.post('/api/volunteer-hours', {
    organizationName: 'Riverside Food Bank',
    description: `Sorted donations, day ${days}`,
    date: new Date(Date.UTC(2026, 1, 28) - days * 86_400_000).toISOString().slice(0, 10),
    startTime: '09:00',
    endTime: '12:00',
    hours: 3,
    verifierId: school.verifier.id,
  });
  expect(status).toBe(201);
  await caughtUp(database);
  return body.id;
}

async function approved(id: number): Promise<void> {
  expect(await teacher.patch(`/api/volunteer-hours/${id}`, { status: 'approved', version: 1 })).toMatchObject({
    status: 200,
  });
}

/** The progress of the others is saved once a second, whatever happens. */
const OF_APPROVALS = REACTIONS.filter(({ streams, only }) => streams.includes('hours') && !only);

interface Trip {
  readonly role: string;
  readonly statements: number;
}

/** What the application sends to PostgreSQL for a request; reactions, which follow it, speak as app_system. */
async function tripsOf(work: () => Promise<unknown>): Promise<readonly Trip[]> {
  const trips: Trip[] = [];
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(counted);
  try {
    await work();
    return trips.filter(({ role }) => role === 'app_rw');
  } finally {
    spy.mockRestore();
  }

  function counted(this: pg.Client, ...given: unknown[]): unknown {
    const [sent] = given as [{ readonly statements?: readonly unknown[] }];
    trips.push({ role: this.user ?? '', statements: sent.statements?.length ?? 1 });
    return query.apply(this, given);
  }
}

interface Written {
  /** Entries added, by index. */
  readonly entries: Readonly<Record<string, number>>;
  readonly bytes: number;
}

/** What `work` adds to the write-ahead log of this database, without what comes by chance: full images, splits, vacuum, statistics. */
async function writtenBy(work: () => Promise<unknown>): Promise<Written> {
  const at = async () => {
    const [row] = await asAdmin<{ lsn: string }>(database, 'SELECT pg_current_wal_insert_lsn()::text AS lsn');
    return row?.lsn;
  };
  const from = await at();
  await work();
  const to = await at();
  // only what is flushed can be read
  await asAdmin(database, "SET synchronous_commit TO on; SELECT pg_logical_emit_message(true, 'costs', 'flush')");
  const rows = await asAdmin<{ relation: string; record: string; records: number; bytes: number }>(
    database,
    `SELECT pg_filenode_relation(b.reltablespace, b.relfilenode)::regclass::text AS relation, b.record_type AS record,
       count(*)::integer AS records, sum(b.record_length - coalesce(b.block_fpi_length, 0))::integer AS bytes
     FROM pg_get_wal_block_info($1::pg_lsn, $2::pg_lsn) b
     WHERE b.reldatabase = (SELECT oid FROM pg_database WHERE datname = current_database()) AND b.block_id = 0
       -- PostgreSQL's own relations have lower numbers
       AND pg_filenode_relation(b.reltablespace, b.relfilenode)::oid >= 16384
       AND (b.resource_manager = 'Heap' OR b.resource_manager = 'Btree' AND b.record_type LIKE 'INSERT%')
     GROUP BY 1, 2`,
    [from, to],
  );
  const added = rows.filter(({ record }) => record.startsWith('INSERT_LEAF'));
  return {
    entries: Object.fromEntries(added.map(({ relation, records }) => [relation, records]).sort()),
    bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

describe('an approve', () => {
  it('is a load and a write, of three and two statements', async () => {
    const id = await logged();
    expect(await tripsOf(() => approved(id))).toEqual([
      { role: 'app_rw', statements: 3 },
      { role: 'app_rw', statements: 2 },
    ]);
  });

  it('adds these entries to indexes, and so many bytes to the write-ahead log', async () => {
    const id = await logged();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const { entries, bytes } = await writtenBy(async () => {
      await approved(id);
      await caughtUp(database, OF_APPROVALS);
    }).finally(() => clock.mockRestore());
    expect(entries).toEqual({
      // the new version of its row: lists by day, by status, by decision, of a volunteer, and twins
      'hours.volunteer_hours_by_date': 1,
      'hours.volunteer_hours_by_decision': 1,
      'hours.volunteer_hours_by_description': 1,
      'hours.volunteer_hours_by_status': 1,
      'hours.volunteer_hours_by_student': 1,
      // the figures of its verifier
      'hours.volunteer_hours_by_verifier': 1,
      'hours.volunteer_hours_pkey': 1,
      // only since nobody verified this one
      'hours.volunteer_hours_decided_alone': 1,
      // the event
      'log.events_in_order': 1,
      'log.events_pkey': 1,
      // a notification each for the volunteer and the verifier, whose request is settled
      'messaging.notifications_once': 2,
      'messaging.notifications_pkey': 2,
      'messaging.notifications_to_email': 2,
      'messaging.notifications_unread': 1,
      // a reviewer's search: by time, person, actor, kind of event, kind of record; and decisions
      'reporting.audit_index_by_actor': 1,
      'reporting.audit_index_by_decision': 1,
      'reporting.audit_index_by_person': 1,
      'reporting.audit_index_by_record': 1,
      'reporting.audit_index_by_time': 1,
      'reporting.audit_index_by_type': 1,
      'reporting.audit_index_pkey': 1,
    });
    // 4,196 as measured: 96 for its verifier's figures, 72 since it was decided alone, 180 to find the notifications that are still to be emailed, 133 for each progress of four reactions
    expect(bytes).toBeLessThan(4_225);
  });
});

describe('a page', () => {
  it.each<[page: string, of: () => Client, path: () => string, statements: readonly number[]]>([
    ['a student’s hours', () => student, () => '/api/volunteer-hours', [4]],
    ['a student’s notifications', () => student, () => '/api/notifications', [4]],
    ['a student’s opportunities', () => student, () => '/api/volunteer-opportunities', [4]],
    ['a student’s figures', () => student, () => `/api/users/${school.student.id}/stats`, [3]],
    ['the approvals', () => teacher, () => '/api/volunteer-hours?status=pending&limit=50', [4]],
    [
      'those ready to approve',
      () => teacher,
      () => '/api/volunteer-hours?status=verified&sort=statusSince&limit=25',
      [4],
    ],
    ['those without signals', () => teacher, () => '/api/volunteer-hours?status=verified&signal=none&limit=500', [4]],
    ['the figures above them', () => teacher, () => '/api/volunteer-hours/summary', [3]],
    ['the last thirty days', () => teacher, () => '/api/volunteer-hours/quick-statistics', [3]],
    // the second trip writes down whose record was read
    ['a student’s figures, read by a teacher', () => teacher, () => `/api/users/${school.student.id}/stats`, [3, 2]],
    ['people', () => admin, () => '/api/users?limit=50', [4]],
    ['a report', () => admin, () => '/api/admin/reports/users?limit=50', [5]],
    // the first trip reads the school’s goal and time zone
    ['the overview of a school', () => admin, () => '/api/admin/reports/overview', [3, 2]],
    ['a school’s figures', () => admin, () => '/api/admin/stats', [3]],
    ['the log', () => admin, () => '/api/audit/events?limit=50', [3, 3]],
  ])('with %s takes so many statements in each trip', async (_page, of, path, statements) => {
    const trips = await tripsOf(async () => expect((await of().get(path())).status).toBe(200));
    expect(trips.map((trip) => trip.statements)).toEqual(statements);
  });
});
