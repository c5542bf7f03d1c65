import {
  LIMITS,
  type AttendanceRow,
  type AttendanceState,
  type HoursStatus,
  type PageQuery,
} from '@hourtrail/contracts';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { cursorValues, pageOf, type Page } from '../../platform/database/page.js';
import { itsCoordinatorAndStaffTakeAttendance, type Attended } from '../domain/attendance.rules.js';
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

/** The opportunity, for whoever takes its attendance. */
export class FindAttended extends Query<Attended> {
  constructor(
    readonly by: Person,
    readonly opportunityId: number,
  ) {
    super();
  }
}

@QueryHandler(FindAttended)
export class FindAttendedHandler implements IQueryHandler<FindAttended> {
  constructor(private readonly attendance: AttendanceStore) {}

  async execute({ by, opportunityId }: FindAttended): Promise<Attended> {
    const found = await this.attendance.find(by, opportunityId, []);
    if (!found) throw notFound();
    itsCoordinatorAndStaffTakeAttendance(found.attended, by);
    return found.attended;
  }
}

interface Row {
  user_id: number;
  first_name: string | null;
  last_name: string | null;
  signup: string | null;
  attendance: AttendanceState;
  entry_id: number | null;
  status: HoursStatus | null;
  hours: string | null;
  verifier_id: number | null;
}

@QueryHandler(ListAttendance)
export class ListAttendanceHandler implements IQueryHandler<ListAttendance> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ by, opportunityId, page }: ListAttendance): Promise<Page<AttendanceRow>> {
    const { organizationId } = await this.queries.execute(new FindAttended(by, opportunityId));
    const limit = Number(page.limit ?? LIMITS.listMax);
    const [after] = page.cursor ? cursorValues(page.cursor, [Number.isSafeInteger]) : [null];
    const of = [organizationId, opportunityId];
    const [rows, [totalRow]] = (await this.database.readAll(organizationId, [
      { name: 'list-attendance', text: LIST, values: [...of, this.clock.now(), after, limit + 1] },
      { name: 'count-attendance', text: COUNT, values: of },
    ])) as [Row[], { total: number }[]];
    const views = rows.map((row) => viewOf(row, by));
    return pageOf(views, { limit, total: totalRow?.total ?? 0, cursorOf: ({ userId }) => [userId] });
  }
}

const HAS_ENTRY = `(h.organization_id, h.opportunity_id) = ($1, $2) AND h.deleted_at IS NULL AND h.status <> 'draft'`;

/** Who signed up, and who was marked present without. In SQL, `$1` is the school and `$2` the opportunity. */
const attending = (signups: string): string => `
  SELECT s.user_id, s.status AS signup, s.signed_up_at FROM directory.signups s
  WHERE (s.organization_id, s.opportunity_id) = ($1, $2) AND ${signups}
  UNION ALL
  SELECT h.student_id, NULL, NULL FROM hours.volunteer_hours h
  WHERE ${HAS_ENTRY} AND NOT EXISTS (SELECT FROM directory.signups s
    WHERE (s.organization_id, s.opportunity_id, s.user_id) = ($1, $2, h.student_id) AND ${signups})`;

/** `$3` is the time now. Whose sign-ups count is a condition on `s`. */
export const attendanceOf = (signups: string): string => `
  FROM (${attending(signups)}) a
  JOIN directory.people p ON (p.organization_id, p.id) = ($1, a.user_id)
  LEFT JOIN hours.volunteer_hours h ON h.student_id = a.user_id AND ${HAS_ENTRY}
  CROSS JOIN (SELECT o.title, o.date,
    o.date + (o.end_time <= o.start_time)::integer + o.end_time::time <= $3::timestamptz AT TIME ZONE z.time_zone
      AND EXISTS (SELECT FROM hours.volunteer_hours h WHERE ${HAS_ENTRY}) AS over_and_taken
    FROM directory.opportunities o JOIN directory.schools z ON z.organization_id = o.organization_id
    WHERE (o.organization_id, o.id) = ($1, $2)) o`;

export const ATTENDANCE = `
  CASE WHEN h.id IS NOT NULL THEN 'present'
    WHEN a.signup = 'signed-up' AND o.over_and_taken THEN 'no-show' ELSE 'unmarked' END`;

export const BY_NAME = 'lower(p.last_name), lower(p.first_name), p.id';

const WITH_A_PLACE = "s.status = 'signed-up'";

// the cursor holds the person's id, as names could exceed the length of a URL
const LIST = `
  SELECT a.user_id, a.signup, p.first_name, p.last_name, ${ATTENDANCE} AS attendance, h.id AS entry_id, h.status,
    h.hours, h.verifier_id
  ${attendanceOf(WITH_A_PLACE)}
  WHERE $4::integer IS NULL OR (${BY_NAME}) >
    (SELECT lower(l.last_name), lower(l.first_name), l.id FROM directory.people l WHERE (l.organization_id, l.id) = ($1, $4))
  ORDER BY ${BY_NAME} LIMIT $5`;

const COUNT = `SELECT count(*)::integer AS total FROM (SELECT FROM (${attending(WITH_A_PLACE)}) a LIMIT 1001) c`;

const viewOf = (row: Row, by: Person): AttendanceRow => ({
  userId: row.user_id,
  user: { firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
  signedUp: row.signup !== null,
  attendance: row.attendance,
  entry:
    row.status === null
      ? null
      : {
          id: by.role === 'verifier' && row.verifier_id !== by.id ? null : row.entry_id,
          status: row.status,
          hours: row.hours ?? '0.00',
        },
});
