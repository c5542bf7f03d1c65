import { person, THREE_HOURS, WriteCore } from '../../../test/write-core.js';
import { log } from '../../hours/domain/volunteer-hours.js';
import { requireBoundRole } from './pools.js';

describe("row-level security, with the application's own scoping switched off", () => {
  let core: WriteCore;
  beforeAll(async () => {
    core = await WriteCore.open();
    for (const school of [2, 3] as const) {
      const student = person('student', school);
      const fields = { ...THREE_HOURS, verifierId: null };
      await core.hoursStore.begin(student, { volunteer: student.id }, (now) => log(fields, student, now));
    }
  });
  afterAll(() => core.close());

  const schoolTables = async ({ readable }: { readable: boolean }): Promise<string[]> => {
    const { rows } = await core.admin.query<{ name: string }>(
      `
      SELECT format('%I.%I', c.relnamespace::regnamespace, c.relname) AS name FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'organization_id' AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND c.relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')
        AND format('%I.%I', c.relnamespace::regnamespace, c.relname) <> 'web.sessions'
        AND (NOT $1 OR has_table_privilege('app_rw', c.oid, 'SELECT')) ORDER BY 1`,
      [readable],
    );
    return rows.map(({ name }) => name);
  };

  it('is forced on every table of a school', async () => {
    const { rows } = await core.admin.query<{ name: string }>(`
      SELECT oid::regclass::text AS name FROM pg_class WHERE relrowsecurity AND relforcerowsecurity`);
    const forced = rows.map(({ name }) => name);
    const tables = await schoolTables({ readable: false });
    expect(tables).toEqual(
      expect.arrayContaining(['hours.volunteer_hours', 'identity.users', 'log.events', 'log.texts']),
    );
    expect(tables.filter((table) => !forced.includes(table))).toEqual([]);
  });

  /** Keys that do not begin with the school, by the reason. */
  const SINGLE_IN_EVERY_SCHOOL = {
    'an id alone names a record in a URL, for a super-admin too': [
      'family_links_id_key',
      'join_requests_id_key',
      'opportunities_id_key',
      'signups_id_key',
      'supervisors_pkey',
      'attachments_pkey',
      'academic_years_id_key',
      'classes_id_key',
      'counting_rules_id_key',
      'schedules_id_key',
      'api_keys_id_key',
      'webhooks_id_key',
      'retention_id_key',
      'holds_id_key',
      'record_requests_id_key',
      'sealing_stops_pkey',
      'sessions_id_key',
    ],
    'whoever shows the secret does not say of which school': [
      'sessions_pkey',
      'google_sign_ins_pkey',
      'pending_links_pkey',
      'invitations_token_hash_key',
      'calendar_links_token_hash_key',
      'api_keys_key_hash_key',
      'official_records_code',
      'badges_code',
    ],
    'a person is present at one school, and signs in without naming it': [
      'users_id',
      'users_username',
      'users_email',
      'join_requests_waiting',
    ],
    'readers of the log go through every school in one order': ['events_in_order'],
  };

  /** Tables without a school, and why. */
  const OF_NO_SCHOOL = {
    'how a person signs in moves along with them': [
      'identity.credentials',
      'identity.google_identities',
      'identity.log_in_attempts',
      'identity.pending_sign_ins',
      'identity.recovery_codes',
      'identity.second_factors',
    ],
    'one for the whole system': [
      'log.reaction_progress',
      'log.signing_keys',
      'organizations.organizations',
      'reporting.achievements',
      'web.rate_limits',
      'web.timelines',
    ],
  };

  const listed = (reasons: Readonly<Record<string, readonly string[]>>): string[] =>
    Object.values(reasons).flat().sort();

  it('begins the keys and references of its tables with the school, or lists why not', async () => {
    const { rows: keys } = await core.admin.query<{ name: string }>(`
      SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attname = 'organization_id'
      WHERE i.indisunique AND i.indrelid::regclass::text LIKE '%.%' AND a.attnum <> i.indkey[0]`);
    expect(keys.map(({ name }) => name).sort()).toEqual(listed(SINGLE_IN_EVERY_SCHOOL));
    const { rows: references } = await core.admin.query<{ name: string }>(`
      SELECT conname AS name FROM pg_constraint k
      JOIN pg_attribute a ON a.attrelid = k.confrelid AND a.attname = 'organization_id'
      WHERE contype = 'f' AND a.attnum <> k.confkey[1]`);
    expect(references).toEqual([]);
  });

  it('has no table without a school that is not listed', async () => {
    const { rows } = await core.admin.query<{ name: string }>(`
      SELECT c.oid::regclass::text AS name FROM pg_class c
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace::regnamespace::text
          NOT IN ('pg_catalog', 'information_schema', 'pg_toast', 'graphile_worker', 'migrations')
        AND NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'organization_id')`);
    expect(rows.map(({ name }) => name).sort()).toEqual(listed(OF_NO_SCHOOL));
  });

  it("shows a school none of another school's rows in any table", async () => {
    for (const table of await schoolTables({ readable: true })) {
      const rows = await core.database.read<{ organization_id: number }>(3, {
        text: `SELECT organization_id FROM ${table}`,
      });
      expect({ table, foreign: rows.filter((row) => row.organization_id !== 3) }).toEqual({ table, foreign: [] });
    }
    const own = await core.database.read(3, { text: 'SELECT FROM hours.volunteer_hours' });
    expect(own).toHaveLength(1);
  });

  it('shows a school of a district its own rows and the staff of the district, and the district none of its schools', async () => {
    await core.admin.query(`
      INSERT INTO organizations.organizations (id, version, name, is_district, parent_id, districts, time_zone,
        approval_policy, hours_goal, oldest_accepted_days, created_at)
      SELECT n, 1, 'School ' || n, n = 100, CASE WHEN n > 100 THEN 100 END, CASE WHEN n > 100 THEN '{100}'::integer[] ELSE '{}' END,
        'UTC', 'standard', 50, 365, now() FROM generate_series(100, 150) n;
      INSERT INTO identity.users (organization_id, id, version, username, email, first_name, last_name, role, created_at)
      SELECT n, n, 1, 'user.' || n, n || '@school.example', 'Person', 'No. ' || n,
        CASE n WHEN 100 THEN 'district-admin' ELSE 'student' END, now() FROM generate_series(100, 150) n;
      INSERT INTO hours.per_day SELECT n, n, '2026-09-09', 100 FROM generate_series(101, 150) n`);
    const seenBy = async (school: number): Promise<string[]> => {
      const seen: string[] = [];
      for (const table of await schoolTables({ readable: true })) {
        const rows = await core.database.read<{ organization_id: number }>(school, {
          text: `SELECT DISTINCT organization_id FROM ${table}`,
        });
        seen.push(...rows.map(({ organization_id }) => `${organization_id} ${table}`));
      }
      const rows = await core.database.read<{ id: number }>(school, {
        text: 'SELECT id FROM organizations.organizations',
      });
      return [...seen, ...rows.map(({ id }) => `${id} organizations.organizations`)].sort();
    };
    expect(await seenBy(120)).toEqual([
      '100 identity.users',
      '120 hours.per_day',
      '120 identity.users',
      '120 organizations.organizations',
    ]);
    expect(await seenBy(100)).toEqual(['100 identity.users', '100 organizations.organizations']);
    expect((await seenBy(3)).filter((row) => !row.startsWith('3 '))).toEqual([]);
  });

  it('binds the role that the server connects as, which refuses any other', async () => {
    await expect(requireBoundRole(core.app)).resolves.toBeUndefined();
    await expect(requireBoundRole(core.admin)).rejects.toThrow(/The application must not connect as "/);
  });

  it('shows nothing at all where no school is bound', async () => {
    const client = await core.app.connect();
    try {
      await client.query("SELECT set_config('app.org', '', false)");
      for (const table of await schoolTables({ readable: true })) {
        expect({ table, rows: (await client.query(`SELECT FROM ${table}`)).rowCount }).toEqual({ table, rows: 0 });
      }
    } finally {
      client.release();
    }
  });

  it('refuses to write a row of another school', async () => {
    const foreign = `INSERT INTO hours.per_day VALUES (2, 21, '2026-09-09', 100)`;
    await expect(core.database.read(3, { text: foreign })).rejects.toThrow(/row-level security/);
    const update = await core.database.read(3, {
      text: 'UPDATE hours.volunteer_hours SET version = version + 1 WHERE organization_id = 2 RETURNING id',
    });
    expect(update).toEqual([]);
  });
});
