import { LIMITS, type AttendanceRow, type HoursStatus, type PageQuery } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { cursorValues, pageOf, type Page } from '../../platform/database/page.js';
import { itsCoordinatorAndStaffTakeAttendance } from '../domain/attendance.rules.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import { AttendanceStore } from '../persistence/attendance-store.js';

export class ListAttendance extends Query<Page<AttendanceRow>> {
  constructor(
    readonly by: Person,
    readonly opportunityId: number,
    readonly page: PageQuery,
  ) {
    super();
  }
}

interface Row {
  user_id: number;
  first_name: string | null;
  last_name: string | null;
  entry_id: number | null;
  status: HoursStatus | null;
  verifier_id: number | null;
}

@QueryHandler(ListAttendance)
export class ListAttendanceHandler implements IQueryHandler<ListAttendance> {
  constructor(
    private readonly database: Database,
    private readonly attendance: AttendanceStore,
  ) {}

  async execute({ by, opportunityId, page }: ListAttendance): Promise<Page<AttendanceRow>> {
    const found = await this.attendance.find(by, opportunityId, []);
    if (!found) throw notFound();
    itsCoordinatorAndStaffTakeAttendance(found.attended, by);
    const { organizationId } = found.attended;
    const limit = Number(page.limit ?? LIMITS.listMax);
    const [after] = page.cursor ? cursorValues(page.cursor, [Number.isSafeInteger]) : [null];
    const [rows, [totalRow]] = (await this.database.readAll(organizationId, [
      { name: 'list-attendance', text: LIST, values: [organizationId, opportunityId, after, limit + 1] },
      { name: 'count-attendance', text: COUNT, values: [organizationId, opportunityId] },
    ])) as [Row[], { total: number }[]];
    const views = rows.map((row) => viewOf(row, by));
    return pageOf(views, { limit, total: totalRow?.total ?? 0, cursorOf: ({ userId }) => [userId] });
  }
}

// the cursor holds the person's id, as names could exceed the length of a URL
const LIST = `
  SELECT s.user_id, p.first_name, p.last_name, h.id AS entry_id, h.status, h.verifier_id
  FROM directory.signups s
  JOIN directory.people p ON (p.organization_id, p.id) = (s.organization_id, s.user_id)
  LEFT JOIN hours.volunteer_hours h ON (h.organization_id, h.student_id, h.opportunity_id) = ($1, s.user_id, $2)
    AND h.deleted_at IS NULL AND h.status <> 'draft'
  WHERE s.organization_id = $1 AND s.opportunity_id = $2 AND s.status = 'signed-up'
    AND ($3::integer IS NULL OR (lower(p.last_name), lower(p.first_name), p.id) >
      (SELECT lower(l.last_name), lower(l.first_name), l.id FROM directory.people l
       WHERE (l.organization_id, l.id) = ($1, $3)))
  ORDER BY lower(p.last_name), lower(p.first_name), p.id LIMIT $4`;

const COUNT = `
  SELECT count(*)::integer AS total FROM (SELECT FROM directory.signups s
    WHERE s.organization_id = $1 AND s.opportunity_id = $2 AND s.status = 'signed-up' LIMIT 1001) c`;

const viewOf = (row: Row, by: Person): AttendanceRow => ({
  userId: row.user_id,
  user: { firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
  entry:
    row.status === null
      ? null
      : { id: by.role === 'verifier' && row.verifier_id !== by.id ? null : row.entry_id, status: row.status },
});
