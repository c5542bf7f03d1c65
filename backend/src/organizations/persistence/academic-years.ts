import { dateInZone, t, type AcademicYearView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Records, schoolOfRecord, type OnRecord } from '../../platform/event-log/records.js';
import { Stream } from '../../platform/event-log/stream.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { conflict, notFound } from '../../platform/kernel/domain-error.js';
import { inChargeOneAtATime, type PeopleActor } from '../../identity/index.js';
import { seesSchool } from '../domain/organization.rules.js';
import {
  evolve,
  OVERLAP,
  type AcademicYear,
  type AcademicYearEvent,
  type YearsOfSchool,
} from '../domain/academic-year.js';

export const academicYearStream = new Stream<AcademicYear>({
  name: 'academic-year',
  table: 'organizations.academic_years',
  evolve,
  refusals: {
    // of two years at once, neither saw the other
    academic_years_apart: () => conflict(OVERLAP, t('apiSchools.yearOverlapsAnother')),
    academic_years_name: () => conflict('academic-years.name-taken', t('apiSchools.yearNameTaken')),
  },
  columns: {
    name: { type: 'text' },
    startsOn: { type: 'date' },
    endsOn: { type: 'date' },
    deletedAt: { type: 'timestamptz', nullable: true },
    rolledOverAt: { type: 'timestamptz', nullable: true },
    movedUp: { type: 'integer', nullable: true },
    graduated: { type: 'integer', nullable: true },
    leavers: { type: 'integer', nullable: true },
    repeaters: { type: 'integer', nullable: true },
  },
});

export interface Found extends YearsOfSchool {
  readonly timeZone: string;
}

@Injectable()
export class AcademicYears {
  private readonly records: Records<AcademicYear>;

  constructor(
    private readonly database: Database,
    work: UnitOfWork,
    private readonly clock: Clock,
  ) {
    this.records = new Records(database, work, academicYearStream);
  }

  /** Newest first. Throws not-found for another school, except to super-admins. */
  async ofSchool(by: Actor, organizationId: number): Promise<Found> {
    if (!seesSchool(by, organizationId)) throw notFound();
    const values = [organizationId];
    const [[school], rows] = (await this.database.readAll(organizationId, [
      { name: 'school-of-years', text: SCHOOL, values },
      { name: 'years-of-school', text: YEARS, values },
    ])) as [Omit<Found, 'organizationId' | 'years'>[], object[]];
    if (!school) throw notFound();
    return { organizationId, ...school, years: rows.map((row) => academicYearStream.stateOf(row)) };
  }

  async begin(
    by: Actor,
    organizationId: number,
    decision: (school: Found) => readonly AcademicYearEvent[],
  ): Promise<AcademicYearView> {
    const school = await this.ofSchool(by, organizationId);
    const events = decision(school);
    return this.viewOf(await this.records.begin({ ...by, organizationId }, () => events), school);
  }

  async decide(
    { by, id, version }: OnRecord,
    decision: (year: AcademicYear, school: Found) => readonly AcademicYearEvent[],
  ): Promise<AcademicYearView> {
    const organizationId = await schoolOfRecord(this.database, academicYearStream, { by, id });
    const school = await this.ofSchool(by, organizationId);
    const year = await this.find(organizationId, id);
    const changed = await this.records.decide({ ...by, organizationId }, year, () => decision(year, school), {
      version,
      current: async () => this.viewOf(await this.find(organizationId, id), school),
    });
    return this.viewOf(changed, school);
  }

  /** Runs in one transaction, while no one else decides on who is at the school, in which grade or role. */
  async decideWithStudents<T>(
    { by, id }: OnRecord<PeopleActor>,
    work: (year: AcademicYear, school: Found) => Promise<{ readonly events: readonly AcademicYearEvent[]; answer: T }>,
  ): Promise<T> {
    const organizationId = await schoolOfRecord(this.database, academicYearStream, { by, id });
    const actor = { ...by, organizationId };
    const decide = async (): Promise<T> => {
      const school = await this.ofSchool(by, organizationId);
      const year = await this.find(organizationId, id);
      const { events, answer } = await work(year, school);
      await this.records.decide(actor, year, () => events, { current: () => undefined });
      return answer;
    };
    return this.database.transaction(actor, decide, [inChargeOneAtATime(organizationId)]);
  }

  todayAt = ({ timeZone }: Found): string => dateInZone(this.clock.now(), timeZone);

  viewOf({ id, version, name, startsOn, endsOn, ...year }: AcademicYear, school: Found): AcademicYearView {
    const today = this.todayAt(school);
    const { rolledOverAt, movedUp, graduated, leavers, repeaters } = year;
    return {
      id,
      version,
      name,
      startsOn,
      endsOn,
      isCurrent: startsOn <= today && today <= endsOn,
      ended: rolledOverAt && {
        at: rolledOverAt.toISOString(),
        movedUp: movedUp ?? 0,
        graduated: graduated ?? 0,
        leavers: leavers ?? 0,
        repeaters: repeaters ?? 0,
      },
    };
  }

  private async find(organizationId: number, id: number): Promise<AcademicYear> {
    const year = await this.records.find(organizationId, id);
    if (!year || year.deletedAt) throw notFound();
    return year;
  }
}

const SCHOOL = `
  SELECT time_zone AS "timeZone", ARRAY (
    SELECT academic_year_id FROM organizations.classes
    WHERE organization_id = $1 AND deleted_at IS NULL AND academic_year_id IS NOT NULL) AS "yearsOfClasses"
  FROM organizations.organizations WHERE id = $1`;

const YEARS = `
  SELECT * FROM organizations.academic_years WHERE organization_id = $1 AND deleted_at IS NULL
  ORDER BY starts_on DESC`;
