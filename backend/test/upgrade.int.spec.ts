import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { ForwardOnly } from '../migrations/forward-only.js';
import { MIGRATIONS } from '../migrations/index.js';
import { dropDatabase, fitsNewer, provision, requireSchema, urlsOf } from '../src/platform/database/provision.js';

/** The SQL of each migration that has landed: a database may hold it, so a later mistake needs a later migration. */
const LANDED: Readonly<Record<string, string>> = {
  Log1764000000001: 'df7caeed646a4e18',
  Web1764000000002: '45491efd499beb79',
  Organizations1764000000003: '161ea4ed884d06b3',
  Identity1764000000004: 'd37912ddfce5df41',
  Hours1764000000005: '3e6ed91c5aba0d32',
  Opportunities1764000000006: '0a793eb6a6e400fe',
  RecordsAndLogos1764000000034: '9a8ce090519fcd30',
  Reporting1764000000007: '52b3d3c0085ef2f5',
  Messaging1764000000008: '8b7ce15536e14082',
  Mail1764000000009: '8a198df9e93f702c',
  Imports1764000000010: 'd7a5df4c63f6a4b5',
  Languages1764000000013: 'cb5152f08c4dcad1',
  ConfirmSession1764000000014: 'b06871696d80567d',
  FewerNotificationIndexes1764000000015: 'de436b29cd91cdc4',
  LoggedHours1764000000016: '5bd1eb1f353cc19f',
  NotificationsOfRules1764000000017: '10b1a264942ef98a',
  WhenPeopleJoined1764000000018: 'a32e153e6c437f21',
  SchoolSignIn1764000000043: '3f79c3390cb17d57',
  SamlAndNewAccounts1764000000049: 'ff6b126b44b345b5',
  Supervisors1764000000019: 'e46109c1c3ba3c1f',
  Attachments1764000000021: '10594346fbf635db',
  EmailNotifications1764000000020: 'a7f7d5097f90fa41',
  AcceptsSupervisors1764000000022: '1b801f5666f1ac28',
  UrgentMailFirst1764000000023: '5fa0cef16c6cd5d5',
  UnansweredMessages1764000000024: 'bce8f737be9f05ec',
  LookAlikeSupervisors1764000000026: 'cae9251fa2b2e6c0',
  LoweredHours1764000000063: '7b45692974727a5f',
  AcademicYears1764000000028: '5a957c6bb90d4087',
  Classes1764000000032: '33c5d052f35de0e8',
  Rollover1764000000033: '9f88339b0718cdd8',
  Badges1764000000037: '6f887547cd78d5da',
  ReportSchedules1764000000038: '0dbd4df4e70296e6',
  ClassMembersAndRepeaters1764000000040: 'bcd7efdbe8118a8e',
  Goals1764000000039: '415ce613df2c7207',
  SecondFactor1764000000044: '00ea1fdb018c149a',
  DistrictRules1764000000050: 'a09a763624961b7b',
  Districts1764000000041: 'd0e661b98afb1e59',
  ApiKeys1764000000045: 'cfe267a2b7da20fb',
  Webhooks1764000000046: '03fc239042b1212c',
  CountedTotals1764000000047: 'cc30565a9cc0c060',
  FilesOfImports1764000000051: '555f9e056fa2cf98',
  RetentionAndRequests1764000000053: '2adec4bf3306846f',
  ReviewsByType1764000000056: '99ecaff29d2cb154',
  EntriesDecidedAlone1764000000061: 'a7dbe33c00d390df',
  EntriesOfAVerifier1764000000064: '74e16d1dc1bf7b28',
  ReadReplicas1764000000058: '1a649a7754013b6b',
  Roster1764000000042: 'f2499053563fc549',
  OfficialRecords1764000000029: '2c049b95122f852d',
  GoalReminders1764000000031: '245d29489e8fd8e4',
  CountingRules1764000000035: '0d80a330ba7879e7',
  CountedHours1764000000036: 'f4a2553067bd3252',
  Directory1764000000011: 'e93da5e6b70bc2e0',
  CheckpointReaders1764000000012: 'd30e6fa360e32280',
};

/** The schema as it was first settled: what the oldest database may have. */
const BASELINE = MIGRATIONS.slice(0, 11);

class Motto9999999999999 extends ForwardOnly {
  protected readonly sql = `ALTER TABLE organizations.organizations ADD COLUMN motto text`;
}

const server = process.env['TEST_ADMIN_URL'] as string;
const made: string[] = [];

afterAll(async () => {
  for (const name of made) await dropDatabase(server, name);
});

function newName(): string {
  const name = `u_${randomUUID().replaceAll('-', '')}`;
  made.push(name);
  return name;
}

async function asAdmin<Row>(name: string, text: string): Promise<Row[]> {
  const url = new URL(server);
  url.pathname = `/${name}`;
  const admin = new pg.Client(url.href);
  await admin.connect();
  try {
    return (await admin.query(text)).rows as Row[];
  } finally {
    await admin.end();
  }
}

const columns = (name: string): Promise<object[]> =>
  asAdmin(
    name,
    `SELECT table_schema, table_name, column_name, data_type, is_nullable, column_default, is_generated
     FROM information_schema.columns WHERE table_schema NOT IN ('information_schema', 'pg_catalog', 'migrations')
     ORDER BY table_schema, table_name, column_name`,
  );

/** A school, a student, a submitted entry with a text and its place in the log, and one approved in part. */
const FILL = `
  INSERT INTO organizations.organizations
    (id, version, name, time_zone, approval_policy, hours_goal, oldest_accepted_days, created_at)
  VALUES (2, 1, 'Lincoln', 'America/New_York', 'standard', 50, 365, now());
  INSERT INTO identity.users (organization_id, id, version, username, email, first_name, last_name, role, created_at)
  VALUES (2, 21, 1, 'ada', 'ada@example.org', 'Ada', 'Łuczak', 'student', now());
  INSERT INTO hours.volunteer_hours (organization_id, id, version, student_id, created_by, organization_name, date,
    start_time, end_time, hours, status, status_since, submitted_at, created_at, single_actor, past_verifiers,
    past_approvers)
  VALUES (2, 5, 1, 21, 21, 'Library', '2026-11-20', '09:00', '12:00', 3, 'pending', now(), now(), now(), false, '{}', '{}');
  INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac)
  VALUES (2, 'hours/5', 1, 'hours.submitted', '2026-11-20T12:00:00Z', 21, '{}', sha256('{}'), sha256('key'));
  INSERT INTO hours.volunteer_hours (organization_id, id, version, student_id, created_by, organization_name, date,
    start_time, end_time, hours, status, status_since, created_at, single_actor, past_verifiers, past_approvers)
  VALUES (2, 6, 3, 21, 21, 'Library', '2026-11-19', '09:00', '12:00', 1, 'approved', now(), now(), true, '{}', '{3}');
  INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac) VALUES
    (2, 'hours/6', 1, 'hours.submitted', '2026-11-19T12:00:00Z', 21, '{"data":{"set":{"hundredths":200}}}', sha256('6.1'), sha256('key')),
    (2, 'hours/6', 2, 'hours.amended', '2026-11-19T12:01:00Z', 21, '{"data":{"set":{"hundredths":150}}}', sha256('6.2'), sha256('key')),
    (2, 'hours/6', 3, 'hours.approved', '2026-11-19T12:02:00Z', 3, '{"data":{"hundredthsAfter":100}}', sha256('6.3'), sha256('key'));
  INSERT INTO hours.volunteer_hours (organization_id, id, version, student_id, created_by, organization_name, date,
    start_time, end_time, hours, status, status_since, created_at, single_actor, past_verifiers, past_approvers)
  VALUES (2, 7, 4, 21, 21, 'Library', '2026-11-18', '09:00', '12:00', 3, 'pending', now(), now(), false, '{}', '{}');
  INSERT INTO log.events (organization_id, stream, version, type, at, actor_id, canonical, hash, mac) VALUES
    (2, 'hours/7', 1, 'hours.submitted', '2026-11-18T12:00:00Z', 21, '{"data":{"student":21,"to":"pending","dateAfter":"2026-11-17"}}', sha256('7.1'), sha256('key')),
    (2, 'hours/7', 2, 'hours.withdrawn', '2026-11-18T12:01:00Z', 21, '{"data":{"student":21,"to":"draft"}}', sha256('7.2'), sha256('key')),
    (2, 'hours/7', 3, 'hours.amended', '2026-11-18T12:02:00Z', 21, '{"data":{"student":21,"to":"draft","dateBefore":"2026-11-17","dateAfter":"2026-11-18"}}', sha256('7.3'), sha256('key')),
    (2, 'hours/7', 4, 'hours.submitted', '2026-11-18T12:03:00Z', 21, '{"data":{"student":21,"to":"pending","dateAfter":"2026-11-18"}}', sha256('7.4'), sha256('key'));
  INSERT INTO log.texts (organization_id, stream, version, field, salt, body)
  VALUES (2, 'hours/5', 1, 'description', substr(sha256('salt'), 1, 16), 'Shelved books');
  INSERT INTO log.sealed_events (organization_id, number, stream, version) VALUES (2, 1, 'hours/5', 1)`;

test('a migration that has landed stays as it is', async () => {
  const found: Record<string, string> = {};
  for (const Migration of MIGRATIONS) {
    const hash = createHash('sha256');
    const query = (sql: string): Promise<void> => {
      hash.update(sql.replace(/\s+/g, ' '));
      return Promise.resolve();
    };
    await new Migration().up({ query } as unknown as QueryRunner);
    found[Migration.name] = hash.digest('hex').slice(0, 16);
  }
  expect(found).toEqual(LANDED);
});

test('a database of the first schema is brought up to date, and keeps what it holds', async () => {
  const [upgraded, fresh] = [newName(), newName()];
  await provision(server, upgraded, BASELINE);
  await asAdmin(upgraded, FILL);
  const contents = `SELECT (SELECT array_agg(o.name) FROM organizations.organizations o) AS schools,
    (SELECT array_agg(u.username) FROM identity.users u) AS people,
    (SELECT array_agg(h.id || h.status ORDER BY h.id) FROM hours.volunteer_hours h) AS entries,
    (SELECT array_agg(e.stream || e.epoch || e.tx || e.canonical || encode(e.mac, 'hex')) FROM log.events e) AS events,
    (SELECT array_agg(t.body) FROM log.texts t) AS texts, (SELECT array_agg(s.number) FROM log.sealed_events s) AS sealed`;
  const before = await asAdmin(upgraded, contents);
  await provision(server, upgraded);
  await provision(server, fresh);
  expect(await columns(upgraded)).toEqual(await columns(fresh));
  const logged = 'SELECT id, hours, logged_hours FROM hours.volunteer_hours ORDER BY id';
  expect(await asAdmin(upgraded, logged)).toEqual([
    { id: 5, hours: '3.00', logged_hours: null },
    { id: 6, hours: '1.00', logged_hours: '1.50' },
    { id: 7, hours: '3.00', logged_hours: null },
  ]);
  const claimed = 'SELECT claimed_at FROM hours.volunteer_hours WHERE id = 7';
  expect(await asAdmin(upgraded, claimed)).toEqual([{ claimed_at: new Date('2026-11-18T12:03:00Z') }]);
  await provision(server, upgraded, [...MIGRATIONS, Motto9999999999999]);
  expect(await asAdmin(upgraded, contents)).toEqual(before);
  expect(await asAdmin(upgraded, 'SELECT motto FROM organizations.organizations')).toEqual([{ motto: null }]);
});

test('a server starts on a database that a newer version has expanded, and no other command does', async () => {
  const name = newName();
  const { systemUrl } = await provision(server, name, [...MIGRATIONS, Motto9999999999999]);
  await requireSchema(systemUrl, { toServe: true });
  await expect(requireSchema(systemUrl)).rejects.toThrow(/^The database is not of the version of this program/);
});

test('a server does not start on a database from which a newer version took what it needs', async () => {
  const known = ['Motto1764000000060'];
  const applied = [...known, 'DropMottoSince1764000000060At1764000000070'];
  expect(fitsNewer(applied, known)).toBe(true);
  expect(fitsNewer(applied, [])).toBe(false);
  const name = newName();
  await provision(server, name);
  await asAdmin(
    name,
    "INSERT INTO migrations.migrations (timestamp, name) VALUES (1, 'DropMottoSince9999999999999At9999999999999')",
  );
  const { systemUrl } = urlsOf(server, name);
  await expect(requireSchema(systemUrl, { toServe: true })).rejects.toThrow(/^The database is not of the version/);
  await expect(provision(server, name)).rejects.toThrow(/^The database is not of the version/);
});

test('a database of before the first schema is refused with a sentence, and is not touched', async () => {
  const name = newName();
  await provision(server, name, BASELINE);
  await asAdmin(name, "UPDATE migrations.migrations SET name = 'EventLog1763700000001' WHERE id = 1");
  const before = await asAdmin(name, 'SELECT * FROM migrations.migrations ORDER BY id');
  await expect(provision(server, name)).rejects.toThrow(/^The database was made by a version before 0\.1/);
  expect(await asAdmin(name, 'SELECT * FROM migrations.migrations ORDER BY id')).toEqual(before);
});
