import { VOLUNTEER_ROLES, dateInZone, type ApprovalPolicy, type HoursView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database.js';
import { isStale, stale, UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import type { HoursEvent } from '../domain/volunteer-hours.events.js';
import { isVisibleTo, whoOnlyReadsChangesNothing } from '../domain/volunteer-hours.rules.js';
import type { Circumstances, Person, VolunteerHours } from '../domain/volunteer-hours.state.js';
import { knowingTheirChildren } from '../queries/children.js';
import { view, withNames, type HoursViewRow, type Names } from '../queries/hours-view.js';
import { schoolsOfHours, schoolsThatMayHold } from '../queries/schools-of-hours.js';
import { entryOf, volunteerHoursStream } from './volunteer-hours.stream.js';

/** A signed-in person: who decides, and the session the write goes through. */
export type HoursActor = Actor & Person;

export interface Asked {
  readonly by: HoursActor;
  readonly id: number;
  /** The version the person looked at; undefined where they did not say. */
  readonly version?: number | undefined;
  /** The verifier an amendment would name. */
  readonly nominee?: number | null | undefined;
}

export interface Found {
  readonly entry: VolunteerHours;
  readonly now: Circumstances;
  readonly names: Names;
  readonly at: Date;
  /** Names that the entry may show once it is decided. */
  readonly nominee: string | null;
  readonly decider: string | null;
}

export type Decision = (entry: VolunteerHours, now: Circumstances, at: Date) => readonly HoursEvent[];

/** Where commands meet entries: read them at their version, decide, save what was decided. */
@Injectable()
export class HoursBook {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Decides on one entry and answers it as it stands then. No events leave it untouched. */
  async decide(asked: Asked, decision: Decision): Promise<HoursView> {
    const found = await this.visible(asked);
    if (!found) throw notFound();
    const { entry, now, at } = found;
    const { organizationId } = entry;
    if (asked.version !== undefined && asked.version !== entry.version) {
      throw stale({ current: view(entry, found.names) });
    }
    const events = decision(entry, now, at);
    if (events.length === 0) return view(entry, found.names);
    const change = { id: entry.id, state: entry, events };
    const [saved] = await this.work
      .commit({ ...asked.by, organizationId }, volunteerHoursStream, [change])
      .catch(async (error: unknown) => {
        throw isStale(error) ? stale(await this.present(asked)) : error;
      });
    return view(saved as VolunteerHours, namesAfter(saved as VolunteerHours, found, asked.by));
  }

  /** The record that won a race, for who lost it. */
  private async present(asked: Asked): Promise<{ readonly current?: HoursView }> {
    const found = await this.visible(asked);
    return found ? { current: view(found.entry, found.names) } : {};
  }

  /** The entry, if the person may see it; refuses those who may do no more than that. */
  private async visible(asked: Asked): Promise<Found | undefined> {
    const by = await knowingTheirChildren(this.database, asked.by);
    for (const organizationId of await schoolsThatMayHold(this.database, by, asked.id)) {
      const found = (await this.find(asked, organizationId, [asked.id])).get(asked.id);
      if (!found || !isVisibleTo(found.entry, by)) continue;
      whoOnlyReadsChangesNothing(found.entry, by);
      return found;
    }
    return undefined;
  }

  async find(
    asked: Pick<Asked, 'by' | 'nominee'>,
    organizationId: number,
    ids: readonly number[],
  ): Promise<Map<number, Found>> {
    const rows = await this.database.read<FoundRow>(organizationId, {
      // a list is planned anew at every call, one id once
      ...(ids.length === 1 ? FIND_ONE : FIND_MANY),
      values: [organizationId, ids.length === 1 ? ids[0] : ids, asked.nominee ?? null, asked.by.id],
    });
    const at = this.clock.now();
    return new Map(rows.map((row) => [row.id, foundOf(row, at)]));
  }

  /** Begins an entry of a volunteer; `decision` sees what their school says of today and of the verifier. */
  async begin(
    by: HoursActor,
    of: { readonly volunteer: number; readonly verifier?: number | null | undefined },
    decision: (now: Circumstances) => readonly HoursEvent[],
  ): Promise<HoursView> {
    const organizationId = await this.schoolOfVolunteer(by, of.volunteer);
    const [row] = await this.database.read<BeginRow>(organizationId, {
      name: 'begin-hours',
      text: BEGIN,
      values: [organizationId, of.verifier ?? null, of.volunteer, VOLUNTEER_ROLES],
    });
    if (!row) throw notFound();
    const events = decision(circumstancesOf(row, this.clock.now()));
    const change = { id: row.id, state: undefined, events };
    const [saved] = await this.work.commit({ ...by, organizationId }, volunteerHoursStream, [change]);
    const student = { firstName: row.student_first, lastName: row.student_last };
    return view(saved as VolunteerHours, { student, verifier: row.nominee_name, approver: null });
  }

  /** The schools that entries belong to: the actor's own, except for super-admins, who act in any. */
  async schoolsOf(by: HoursActor, ids: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
    if (by.role !== 'super-admin') return new Map([[by.organizationId, ids]]);
    return schoolsOfHours(this.database, ids);
  }

  private async schoolOfVolunteer(by: HoursActor, volunteer: number): Promise<number> {
    if (by.role !== 'super-admin') return by.organizationId;
    const [row] = await this.database.system<{ organization_id: number }>({
      name: 'school-of-person',
      text: 'SELECT organization_id FROM directory.people WHERE id = $1 AND moved_to IS NULL',
      values: [volunteer],
    });
    return row?.organization_id ?? by.organizationId;
  }
}

interface SchoolRow {
  organization_id: number;
  time_zone: string;
  approval_policy: ApprovalPolicy;
  oldest_accepted_days: number;
  nominee_id: number | null;
  nominee_name: string | null;
  nominee_role: string | null;
  nominee_active: boolean | null;
  nominee_created_by: number | null;
}

interface BeginRow extends SchoolRow {
  id: number;
  student_first: string;
  student_last: string;
}

type FoundRow = HoursViewRow & SchoolRow & { decider_name: string | null };

const NOMINEE = `n.id AS nominee_id, n.first_name || ' ' || n.last_name AS nominee_name, n.role AS nominee_role,
  n.is_active AND n.moved_to IS NULL AS nominee_active, n.created_by AS nominee_created_by`;

// CASE, where coalesce would keep row-level security from using the index of people
const find = (wanted: string): string => `
  SELECT h.*, o.time_zone, o.approval_policy, o.oldest_accepted_days, ${NOMINEE},
    d.first_name || ' ' || d.last_name AS decider_name
  FROM (${withNames(`SELECT * FROM hours.volunteer_hours WHERE organization_id = $1 AND id ${wanted}`)}) h
  JOIN directory.schools o ON o.organization_id = h.organization_id
  LEFT JOIN directory.people n ON n.organization_id = h.organization_id
    AND n.id = CASE WHEN $3::integer IS NULL THEN h.verifier_id ELSE $3 END
  LEFT JOIN directory.people d ON d.id = $4 AND d.moved_to IS NULL`;

const FIND_ONE = { name: 'find-one-hours-to-decide', text: find('= $2') };
const FIND_MANY = { name: 'find-hours-to-decide', text: find('= ANY ($2)') };

const BEGIN = `
  SELECT nextval('hours.volunteer_hours_id_seq')::integer AS id, o.organization_id, o.time_zone, o.approval_policy, o.oldest_accepted_days,
    ${NOMINEE}, s.first_name AS student_first, s.last_name AS student_last
  FROM directory.schools o
  LEFT JOIN directory.people n ON (n.organization_id, n.id) = (o.organization_id, $2)
  JOIN directory.people s ON (s.organization_id, s.id) = (o.organization_id, $3) AND s.role = ANY ($4)
    AND s.moved_to IS NULL
  WHERE o.organization_id = $1`;

const circumstancesOf = (row: SchoolRow, at: Date): Circumstances => ({
  organizationId: row.organization_id,
  today: dateInZone(at, row.time_zone),
  timeZone: row.time_zone,
  approvalPolicy: row.approval_policy,
  oldestAcceptedDays: row.oldest_accepted_days,
  verifier:
    row.nominee_id === null
      ? undefined
      : {
          id: row.nominee_id,
          role: row.nominee_role ?? '',
          isActive: row.nominee_active ?? false,
          createdBy: row.nominee_created_by,
        },
});

const namesAfter = (entry: VolunteerHours, found: Found, by: Person): Names => ({
  student: found.names.student,
  verifier: found.nominee,
  approver: entry.approvedBy === by.id ? found.decider : found.names.approver,
});

const foundOf = (row: FoundRow, at: Date): Found => ({
  entry: entryOf(row),
  now: circumstancesOf(row, at),
  at,
  names: {
    student: { firstName: row.student_first ?? '', lastName: row.student_last ?? '' },
    verifier: row.verifier_name,
    approver: row.approver_name,
  },
  nominee: row.nominee_name,
  decider: row.decider_name,
});
