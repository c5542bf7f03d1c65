import { dateInZone, ROLES, timeInZone, type ReportScheduleView, type Role } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Records, schoolOfRecord, type OnRecord } from '../../platform/event-log/records.js';
import { Stream } from '../../platform/event-log/stream.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import {
  evolve,
  mayGetReports,
  nextDueDay,
  unsubscribe,
  type LocalTime,
  type ReportSchedule,
  type ReportScheduleEvent,
  type SchoolOfSchedules,
} from '../domain/report-schedule.js';

export const reportScheduleStream = new Stream<ReportSchedule>({
  name: 'report-schedule',
  table: 'reporting.schedules',
  evolve,
  columns: {
    every: { type: 'text' },
    weekday: { type: 'integer', nullable: true },
    format: { type: 'text' },
    recipientIds: { type: 'integer', array: true },
    since: { type: 'timestamptz' },
    deletedAt: { type: 'timestamptz', nullable: true },
  },
});

/** The roles of those who may get a report. */
export const REPORT_READERS = ROLES.filter(mayGetReports);

export const localTimeOf = (instant: Date, timeZone: string): LocalTime => ({
  day: dateInZone(instant, timeZone),
  time: timeInZone(instant, timeZone),
});

type ScheduleRow = Omit<ReportScheduleView, 'nextOn'>;

@Injectable()
export class ReportSchedules {
  private readonly records: Records<ReportSchedule>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    work: UnitOfWork,
  ) {
    this.records = new Records(database, work, reportScheduleStream);
  }

  /** Oldest first. Throws not-found for another school, except to super-admins. */
  async list(by: Actor, organizationId: number): Promise<readonly ReportScheduleView[]> {
    if (!seesSchool(by, organizationId)) throw notFound();
    const [[school], rows] = (await this.database.readAll(organizationId, [
      { name: 'school-of-report-schedules', text: YEARS_OF_SCHOOL, values: [organizationId] },
      { name: 'report-schedules', text: `${VIEW} ORDER BY r.id`, values: [organizationId, REPORT_READERS] },
    ])) as [YearsOfSchool[], ScheduleRow[]];
    if (!school) throw notFound();
    return rows.map((row) => this.viewOf(row, school));
  }

  async details(organizationId: number, id: number): Promise<ReportScheduleView> {
    const [[school], [row]] = (await this.database.readAll(organizationId, [
      { name: 'school-of-report-schedule', text: YEARS_OF_SCHOOL, values: [organizationId] },
      { name: 'report-schedule', text: `${VIEW} AND r.id = $3`, values: [organizationId, REPORT_READERS, id] },
    ])) as [YearsOfSchool[], ScheduleRow[]];
    if (!school || !row) throw notFound();
    return this.viewOf(row, school);
  }

  async begin(
    by: Actor,
    organizationId: number,
    recipients: readonly number[],
    decision: (school: SchoolOfSchedules) => readonly ReportScheduleEvent[],
  ): Promise<ReportScheduleView> {
    const events = decision(await this.school(by, organizationId, recipients));
    const { id } = await this.records.begin({ ...by, organizationId }, () => events);
    return this.details(organizationId, id);
  }

  /** Answers the number of its school. */
  async decide(
    { by, id, version }: OnRecord,
    recipients: readonly number[],
    decision: (before: ReportSchedule, school: SchoolOfSchedules) => readonly ReportScheduleEvent[],
  ): Promise<number> {
    const organizationId = await schoolOfRecord(this.database, reportScheduleStream, { by, id });
    const before = await this.records.find(organizationId, id);
    if (!before || before.deletedAt) throw notFound();
    const school = await this.school(by, organizationId, recipients);
    await this.records.decide({ ...by, organizationId }, before, () => decision(before, school), {
      version,
      current: () => this.details(organizationId, id),
    });
    return organizationId;
  }

  /** Takes a person off all schedules. */
  async unsubscribe(recipient: number): Promise<void> {
    const found = await this.database.system<{ organizationId: number; id: number }>({
      name: 'report-schedules-of-recipient',
      text: `SELECT organization_id AS "organizationId", id FROM reporting.schedules
             WHERE deleted_at IS NULL AND $1 = ANY (recipient_ids) ORDER BY id`,
      values: [recipient],
    });
    for (const { organizationId, id } of found) {
      const before = await this.records.find(organizationId, id);
      const visitor = { id: null, role: 'visitor', organizationId } as const;
      const current = (): Promise<unknown> => this.details(organizationId, id);
      if (before) await this.records.decide(visitor, before, () => unsubscribe(before, recipient), { current });
    }
  }

  private viewOf(row: ScheduleRow, { timeZone, yearEnds }: YearsOfSchool): ReportScheduleView {
    const now = localTimeOf(this.clock.now(), timeZone);
    return { ...row, nextOn: nextDueDay(row, now, yearEnds) ?? null };
  }

  private async school(by: Actor, organizationId: number, recipients: readonly number[]): Promise<SchoolOfSchedules> {
    if (!seesSchool(by, organizationId)) throw notFound();
    const [[school], people] = (await this.database.readAll(organizationId, [
      { name: 'school-with-report-schedules', text: SCHOOL, values: [organizationId] },
      { name: 'people-of-report-schedule', text: PEOPLE, values: [organizationId, recipients] },
    ])) as [{ schedules: number }[], { id: number; role: Role }[]];
    if (!school) throw notFound();
    return { organizationId, ...school, roles: new Map(people.map(({ id, role }) => [id, role])) };
  }
}

const seesSchool = (by: Actor, organizationId: number): boolean =>
  by.role === 'super-admin' || by.organizationId === organizationId;

interface YearsOfSchool {
  readonly timeZone: string;
  readonly yearEnds: readonly string[];
}

/** SQL expression for the last days of the years of a school `s`. */
export const YEAR_ENDS = `
  ARRAY (SELECT y.ends_on::text FROM directory.academic_years y WHERE y.organization_id = s.organization_id)`;

const YEARS_OF_SCHOOL = `
  SELECT s.time_zone AS "timeZone", ${YEAR_ENDS} AS "yearEnds" FROM directory.schools s WHERE s.organization_id = $1`;

const SCHOOL = `
  SELECT (SELECT count(*)::integer FROM reporting.schedules
          WHERE organization_id = $1 AND deleted_at IS NULL) AS schedules
  FROM directory.schools WHERE organization_id = $1`;

const PEOPLE = `
  SELECT id, role FROM directory.people
  WHERE organization_id = $1 AND id = ANY ($2::integer[]) AND is_active AND moved_to IS NULL`;

const VIEW = `
  SELECT r.id, r.version, r.every, r.weekday, r.format, p.recipients
  FROM reporting.schedules r
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name,
        'getsEmail', u.id IS NOT NULL) ORDER BY lower(p.last_name), lower(p.first_name), p.id), '[]') AS recipients
    FROM directory.people p
    LEFT JOIN directory.recipients u ON (u.organization_id, u.id) = (p.organization_id, p.id)
    WHERE p.organization_id = r.organization_id AND p.id = ANY (r.recipient_ids) AND p.role = ANY ($2::text[])
      AND p.is_active AND p.moved_to IS NULL) p
  WHERE r.organization_id = $1 AND r.deleted_at IS NULL`;
