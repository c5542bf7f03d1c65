import type { Decider, DecidersQuery, ExportDecisions, Role } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Conditions, during } from '../../platform/database/conditions.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { statementName } from '../../platform/database/page.js';
import { actorCells, named, nameOf } from '../../platform/event-log/event-people.js';
import type { ExportSource } from '../../platform/exports/export-source.js';
import { LoggedSchools, type LoggedSchool } from '../../platform/web/access/logged-schools.js';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';
import { DECISIONS, roleOfDecider } from '../audited.projection.js';

export class ListDeciders extends Query<readonly Decider[]> {
  constructor(
    readonly by: SignedInUser,
    readonly filter: DecidersQuery,
  ) {
    super();
  }
}

@QueryHandler(ListDeciders)
export class ListDecidersHandler implements IQueryHandler<ListDeciders> {
  constructor(
    private readonly database: Database,
    private readonly schools: LoggedSchools,
  ) {}

  async execute({ by, filter }: ListDeciders): Promise<readonly Decider[]> {
    const school = await this.schools.find(by, filter.organizationId);
    const rows = await this.database.read<DeciderRow>(school.id, decidersOf(school, filter));
    return rows.map(deciderOf);
  }
}

const deciderOf = ({ actor_id, actor_name, actor_role, first_role, ...row }: DeciderRow): Decider => ({
  person: named(actor_id, actor_name, actor_role),
  earlierRole: first_role === actor_role ? null : first_role,
  verified: row.verified,
  approved: row.approved,
  rejected: row.rejected,
  alone: row.alone,
  approvedHours: row.approved_hundredths / 100,
  firstAt: row.first_at.toISOString(),
  lastAt: row.last_at.toISOString(),
});

interface DeciderRow extends Pick<Decider, 'verified' | 'approved' | 'rejected' | 'alone'> {
  readonly actor_id: number | null;
  readonly actor_name: string | null;
  readonly actor_role: string | null;
  readonly first_role: Role | null;
  readonly approved_hundredths: number;
  readonly first_at: Date;
  readonly last_at: Date;
}

export function decidersOf(school: Pick<LoggedSchool, 'id' | 'timeZone'>, filter: DecidersQuery): Statement {
  const where = new Conditions();
  where.add('a.organization_id = ?', school.id);
  during(where, 'a.at', filter, school.timeZone);
  const text = `
    SELECT d.actor_id, d.verified, d.approved, d.rejected, d.alone, d.approved_hundredths, d.first_at, d.last_at,
      ${nameOf('d.actor_id', '$1::integer')} AS actor_name,
      ${roleOfDecider('d.actor_id', 'd.first_at', 'd.last_at')} AS actor_role,
      ${roleOfDecider('d.actor_id', 'd.first_at', 'd.first_at')} AS first_role
    FROM (SELECT a.actor_id,
        count(*) FILTER (WHERE a.type = 'hours.verified')::integer AS verified,
        count(*) FILTER (WHERE a.type = 'hours.approved')::integer AS approved,
        count(*) FILTER (WHERE a.type = 'hours.rejected')::integer AS rejected,
        coalesce(sum(a.alone), 0)::integer AS alone,
        coalesce(sum(a.hundredths) FILTER (WHERE a.type = 'hours.approved'), 0)::float8 AS approved_hundredths,
        min(a.at) AS first_at, max(a.at) AS last_at, count(*) AS decisions
      FROM reporting.audit_index a WHERE ${where.all()} AND ${DECISIONS} GROUP BY a.actor_id) d
    ORDER BY d.decisions DESC, d.actor_id`;
  return { name: statementName(text), text, values: where.values };
}

type ExportedRow = DeciderRow & Readonly<Record<'local_first' | 'local_last', string>>;

export const exportedDecisions: ExportSource<ExportDecisions, ExportedRow> = {
  kind: 'audit-decisions',
  rows: ({ filter, school }) => {
    const { text, values = [] } = decidersOf(school, filter);
    return {
      values,
      text: `SELECT l.*, l.first_at::text AS local_first, l.last_at::text AS local_last FROM (${text}) l`,
    };
  },
  count: ({ filter, school }) => {
    const { text, values = [] } = decidersOf(school, filter);
    return { values, text: `SELECT count(*)::integer AS total FROM (${text}) l` };
  },
  cells: (row) => {
    const { person, earlierRole, verified, approved, alone, rejected, approvedHours } = deciderOf(row);
    const counts = [verified, approved, alone, rejected].map(String);
    const [name, role, id] = actorCells(person);
    return [
      name,
      earlierRole ? `${earlierRole}, ${role}` : role,
      id,
      ...counts,
      approvedHours.toFixed(2),
      row.local_first,
      row.local_last,
    ];
  },
};
