import { ROLES, type Role, type Statistics as View } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Reader } from '../persistence/about-person.js';

/** Covers the admin's school; for super-admins, all schools. */
export class Statistics extends Query<View> {
  constructor(readonly by: Reader) {
    super();
  }
}

@QueryHandler(Statistics)
export class StatisticsHandler implements IQueryHandler<Statistics> {
  constructor(private readonly database: Database) {}

  async execute({ by }: Statistics): Promise<View> {
    const school = by.role === 'super-admin' ? null : by.organizationId;
    const statement = { name: 'statistics', text: STATISTICS, values: [school] };
    const [row] =
      school === null ? await this.database.system<Row>(statement) : await this.database.read<Row>(school, statement);
    const { people, schools, approved, pending, entries } = row as Row;
    const active = (role: Role): number => people?.[role]?.active ?? 0;
    const all = Object.values(people ?? {});
    return {
      totalUsers: all.reduce((sum, { total }) => sum + total, 0),
      activeUsers: all.reduce((sum, role) => sum + role.active, 0),
      organizations: schools,
      totalHours: (Number(approved) + Number(pending)) / 100,
      approvedHours: Number(approved) / 100,
      pendingHours: Number(pending) / 100,
      approvedEntries: Number(entries),
      activeByRole: Object.fromEntries(ROLES.map((role) => [role, active(role)])) as Record<Role, number>,
    };
  }
}

interface Row {
  people: Readonly<Partial<Record<Role, { readonly total: number; readonly active: number }>>> | null;
  schools: number;
  /** node-postgres returns sums as strings. */
  approved: string;
  pending: string;
  entries: string;
}

const STATISTICS = `
  SELECT p.people, s.schools, t.approved, t.pending, t.entries
  FROM (SELECT jsonb_object_agg(role, jsonb_build_object('total', total, 'active', active)) AS people
        FROM (SELECT role, count(*) AS total, count(*) FILTER (WHERE is_active) AS active FROM directory.people
              WHERE moved_to IS NULL AND ($1::integer IS NULL OR organization_id = $1) GROUP BY role) r) p,
       (SELECT count(*)::integer AS schools FROM directory.districts
        WHERE NOT is_district AND ($1::integer IS NULL OR organization_id = $1)) s,
       (SELECT coalesce(sum(approved), 0) AS approved, coalesce(sum(pending), 0) AS pending,
               coalesce(sum(approved_entries), 0) AS entries
        FROM reporting.user_totals WHERE $1::integer IS NULL OR organization_id = $1) t`;
