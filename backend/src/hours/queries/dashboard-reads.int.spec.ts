import type { PoolClient } from 'pg';
import { buffersOf, settle } from '../../../test/buffers.js';
import { cloneDatabase } from '../../../test/database.js';
import { person, WriteCore } from '../../../test/write-core.js';
import { hoursStatements } from './list-hours.js';
import { verifiersOf } from './list-verifiers.js';
import { reviewSummary } from './review-summary.js';

describe('what dashboards read of a school with a thousand approved entries', () => {
  let core: WriteCore;
  let client: PoolClient;

  beforeAll(async () => {
    const database = await cloneDatabase();
    core = await WriteCore.open(database);
    await core.admin.query(`
      INSERT INTO hours.volunteer_hours (organization_id, id, version, student_id, created_by, organization_name, date,
        start_time, end_time, hours, status, created_at, status_since, verified_by, approved_by, single_actor,
        past_verifiers, past_approvers, verifier_id)
      SELECT 2, n, 3, 21, 21, 'Food Bank ' || n % 20, date '2026-09-01' - n / 4, '09:00', '12:00', 3, 'approved', now(),
        now(), 22, 23, false, '{22}', '{23}', CASE WHEN n % 10 = 0 THEN 22 ELSE 29 END
      FROM generate_series(1, 1000) n`);
    await settle(database, ['hours.volunteer_hours']);
    client = await core.app.connect();
    await client.query("SELECT set_config('app.org', '2', false)");
  });
  afterAll(async () => {
    client.release();
    await core.close();
  });

  it('the verifiers of a form read the recent entries once, however many verifiers there are', async () => {
    const few = await buffersOf(client, verifiersOf(2), 'force_custom_plan');
    await core.admin.query(`
      INSERT INTO identity.users (organization_id, id, version, username, email, first_name, last_name, role, created_at)
      SELECT 2, 1000 + n, 1, 'v' || n, 'v' || n || '@example.org', 'Verifier', 'No. ' || n, 'verifier', now()
      FROM generate_series(1, 20) n`);
    const many = await buffersOf(client, verifiersOf(2), 'force_custom_plan');
    expect(many).toBeLessThan(few * 2);
  });

  it('entries that one person decided alone are found without reading all others', async () => {
    const teacher = person('teacher', 2);
    const filter = { status: 'approved', singleActor: 'true', limit: '1' } as const;
    const [, count] = hoursStatements(teacher, filter, 2, new Date());
    expect(await buffersOf(client, { name: 'count', ...count }, 'force_custom_plan')).toBeLessThan(10);
  });

  it('the figures of a verifier are found without reading what named others', async () => {
    const verifier = person('verifier', 2);
    const [, count] = hoursStatements(verifier, { status: 'approved', limit: '1' }, 2, new Date());
    expect(await buffersOf(client, { name: 'count', ...count }, 'force_custom_plan')).toBeLessThan(15);
    expect(await buffersOf(client, reviewSummary(verifier, new Date()), 'force_custom_plan')).toBeLessThan(15);
  });
});
