import { dateInZone, reachOf, type Requirements } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { isIn, type SchoolYear } from '../domain/counted-hours.rules.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import {
  approvedOf,
  asIfAllApproved,
  rulesOfSchool,
  standingOf,
  versionsIn,
  waitingOf,
  yearsOfSchool,
  type ApprovedRow,
  type RulesRow,
} from '../persistence/counting.js';
import { withFollowedStudents } from '../persistence/visible-hours.js';

/** What counts for a person and what is missing to the goal, by the rules in force. */
export class RequirementsOfUser extends Query<Requirements> {
  constructor(
    readonly by: Person,
    readonly userId: number,
  ) {
    super();
  }
}

@QueryHandler(RequirementsOfUser)
export class RequirementsOfUserHandler implements IQueryHandler<RequirementsOfUser> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ by, userId }: RequirementsOfUser): Promise<Requirements> {
    const school = await this.schoolOf(by, userId);
    const now = this.clock.now();
    const [[person], [rules], years, approved, waiting] = (await this.database.readAll(school, [
      { name: 'person-to-count', text: PERSON, values: [school, userId, now] },
      rulesOfSchool(school),
      yearsOfSchool(school),
      approvedOf(school, [userId]),
      waitingOf(school, [userId]),
    ])) as [PersonRow[], RulesRow[], SchoolYear[], ApprovedRow[], ApprovedRow[]];
    if (!person) throw notFound();
    const versions = versionsIn(rules);
    const { goal, timeZone } = person;
    const today = dateInZone(now, timeZone);
    const under = { versions, years, goal, today };
    const { year, progress } = standingOf(approved, under);
    const within = approved.filter(({ date }) => year === null || isIn(year, date));
    return {
      version: versions.at(-1)?.version ?? 0,
      year: year?.name ?? null,
      goal,
      approvedHours: within.reduce((sum, { hundredths }) => sum + hundredths, 0) / 100,
      countedHours: progress.countedHundredths / 100,
      countedHoursWithWaiting:
        standingOf([...approved, ...asIfAllApproved(waiting, under)], under).progress.countedHundredths / 100,
      missingHours: progress.missingHundredths / 100,
      categories: progress.categories.map(({ category, countedHundredths, missingHundredths }) => ({
        category,
        countedHours: countedHundredths / 100,
        missingHours: missingHundredths / 100,
      })),
      met: progress.met,
    };
  }

  /** Throws not-found unless the reader is that person, a parent who follows them or staff. */
  private async schoolOf(by: Person, userId: number): Promise<number> {
    const reach = reachOf(by.role, 'figures.read');
    if (reach.includes('everywhere')) {
      const statement = { name: 'school-of-person-to-count', text: PRESENT_SCHOOL, values: [userId] };
      const [found] = await this.database.system<{ organization_id: number }>(statement);
      if (!found) throw notFound();
      return found.organization_id;
    }
    const { follows = [] } = by.id === userId ? {} : await withFollowedStudents(this.database, by);
    if (by.id !== userId && !reach.includes('school') && !follows.includes(userId)) throw notFound();
    return by.organizationId;
  }
}

interface PersonRow {
  /** In hours. */
  goal: number;
  timeZone: string;
}

const PERSON = `
  SELECT directory.goal_of(whole, pro_rata, joined_on, ($3::timestamptz AT TIME ZONE time_zone)::date) AS goal,
    time_zone AS "timeZone"
  FROM directory.goals WHERE (organization_id, student_id) = ($1, $2)`;

const PRESENT_SCHOOL = 'SELECT organization_id FROM directory.people WHERE id = $1 AND moved_to IS NULL';
