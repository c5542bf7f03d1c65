import { attendanceWindow, dateInZone, isVolunteer, timeInZone, type Role } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Attended, Attendee } from '../domain/attendance.rules.js';
import type { Circumstances, Person } from '../domain/volunteer-hours.state.js';
import { circumstancesOf, NOMINEE, type SchoolRow } from './loaded-hours.js';

export interface LoadedAttendance {
  readonly attended: Attended;
  readonly now: Circumstances;
  readonly people: readonly LoadedAttendee[];
}

export interface LoadedAttendee extends Attendee {
  readonly entryId: number | null;
  readonly nextId: number;
}

interface AttendedRow extends SchoolRow {
  id: number;
  organization_id: number;
  title: string;
  organization_name: string;
  date: string;
  start_time: string;
  end_time: string;
  coordinator_id: number | null;
  is_cancelled: boolean;
}

interface AttendeeRow {
  id: number;
  role: Role;
  gone: boolean;
  has_place: boolean | null;
  entry_id: number | null;
  next_id: number;
}

/** Reads the directory, as opportunities belong to another module. */
@Injectable()
export class AttendanceStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Searches the person's own school; for super-admins, all schools. */
  async find(by: Person, id: number, userIds: readonly number[]): Promise<LoadedAttendance | undefined> {
    const organizationId = await this.schoolOf(by, id);
    const [[row], people] = (await this.database.readAll(organizationId, [
      { name: 'attended-opportunity', text: ATTENDED, values: [organizationId, id] },
      { name: 'attendees', text: ATTENDEES, values: [organizationId, id, userIds] },
    ])) as [AttendedRow[], AttendeeRow[]];
    if (!row) return undefined;
    const at = this.clock.now();
    return { attended: attendedOf(row, at), now: circumstancesOf(row, at), people: people.map(attendeeOf) };
  }

  private async schoolOf(by: Person, id: number): Promise<number> {
    if (by.role !== 'super-admin') return by.organizationId;
    const [row] = await this.database.system<{ organization_id: number }>({
      name: 'school-of-attended',
      text: 'SELECT organization_id FROM directory.opportunities WHERE id = $1',
      values: [id],
    });
    return row?.organization_id ?? by.organizationId;
  }
}

const ATTENDED = `
  SELECT p.id, p.organization_id, p.title, p.organization_name, p.date, p.start_time, p.end_time, p.coordinator_id,
    p.cancelled_at IS NOT NULL AS is_cancelled, o.time_zone, o.approval_policy, o.accepts_supervisors,
    o.oldest_accepted_days, ${NOMINEE}
  FROM directory.opportunities p
  JOIN directory.schools o ON o.organization_id = p.organization_id
  LEFT JOIN directory.people n ON (n.organization_id, n.id) = (p.organization_id, p.coordinator_id)
  WHERE (p.organization_id, p.id) = ($1, $2)`;

const ATTENDEES = `
  SELECT p.id, p.role, p.moved_to IS NOT NULL OR p.erased_at IS NOT NULL OR coalesce(o.date >= p.graduated_on, false) AS gone, s.status = 'signed-up' AS has_place, h.id AS entry_id,
    nextval('hours.volunteer_hours_id_seq')::integer AS next_id
  FROM directory.people p
  JOIN directory.opportunities o ON (o.organization_id, o.id) = ($1, $2)
  LEFT JOIN directory.signups s ON (s.organization_id, s.user_id, s.opportunity_id) = ($1, p.id, $2)
  LEFT JOIN hours.volunteer_hours h ON (h.organization_id, h.student_id, h.opportunity_id) = ($1, p.id, $2)
    AND h.deleted_at IS NULL
  WHERE p.organization_id = $1 AND p.id = ANY ($3)`;

const attendedOf = (row: AttendedRow, at: Date): Attended => {
  const times = { date: row.date, startTime: row.start_time, endTime: row.end_time };
  return {
    ...times,
    id: row.id,
    organizationId: row.organization_id,
    title: row.title,
    organizationName: row.organization_name,
    coordinatorId: row.coordinator_id,
    isCancelled: row.is_cancelled,
    window: attendanceWindow(times, { date: dateInZone(at, row.time_zone), time: timeInZone(at, row.time_zone) }),
  };
};

const attendeeOf = (row: AttendeeRow): LoadedAttendee => ({
  id: row.id,
  hasPlace: row.has_place ?? false,
  volunteers: isVolunteer(row.role) && !row.gone,
  isLogged: row.entry_id !== null,
  entryId: row.entry_id,
  nextId: row.next_id,
});
