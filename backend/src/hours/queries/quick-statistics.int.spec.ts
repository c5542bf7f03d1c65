import { person, WriteCore } from '../../../test/write-core.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import { statisticsOf } from './quick-statistics.js';

const NOW = new Date('2026-11-21T15:00:00Z');

/** Four years in which every hour an entry was approved. */
const MANY = `
  INSERT INTO hours.volunteer_hours (organization_id, id, version, student_id, created_by, organization_name, date,
    start_time, end_time, hours, status, verifier_id, submitted_at, created_at, status_since, single_actor,
    past_verifiers, past_approvers)
  SELECT 2 + n % 2, n, 2, 21, 21, 'Library', at::date, '09:00', '12:00', 1, 'approved', 22, at, at, at, false, '{}', '{}'
  FROM generate_series(1, 35000) n, LATERAL (SELECT $1::timestamptz - n * interval '1 hour' AS at) day`;

describe('the statement of the quick statistics', () => {
  let core: WriteCore;
  beforeAll(async () => {
    core = await WriteCore.open();
    await core.admin.query(MANY, [NOW]);
    await core.admin.query('ANALYZE hours.volunteer_hours');
  });
  afterAll(() => core.close());

  const planFor = async (by: Person): Promise<string> => {
    const { text, values } = statisticsOf(by, NOW);
    const explain = { text: `EXPLAIN ${text}`, ...(values && { values }) };
    const steps = await (by.role === 'super-admin'
      ? core.database.system<{ 'QUERY PLAN': string }>(explain)
      : core.database.read<{ 'QUERY PLAN': string }>(by.organizationId, explain));
    return steps.map((step) => step['QUERY PLAN']).join('\n');
  };

  it.each<Person>([person('teacher', 2), person('verifier', 2), { ...person('admin', 2), role: 'super-admin' }])(
    'reads for a $role what was decided in thirty days, and nothing before',
    async (by) => {
      const plan = await planFor(by);
      expect(plan).toMatch(/(Index Scan using|Bitmap Index Scan on) volunteer_hours_by_decision/);
      expect(plan).toMatch(/Index Cond: .*status_since >=/);
      expect(plan).not.toMatch(/Seq Scan/);
    },
  );
});
