import { dateInZone, t, type UserReportQuery, type UserReportRow } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database/database.js';
import { pageOf, type Page } from '../../platform/database/page.js';
import { Clock } from '../../platform/kernel/clock.js';
import { invalid } from '../../platform/kernel/domain-error.js';
import { schoolToList } from '../../platform/web/access/logged-schools.js';
import type { Reader } from '../persistence/about-person.js';
import { reportRow, type ReportedPerson } from './report-figures.js';
import { limitOf, reportStatements, type Reported } from './report-statements.js';
import { ReportedSchools } from './reported-school.js';

type School = ReturnType<typeof schoolToList>;

/** A past day lists the people who were members then. */
export class ListReport extends Query<Page<UserReportRow>> {
  constructor(
    readonly by: Reader,
    readonly filter: UserReportQuery,
  ) {
    super();
  }
}

@QueryHandler(ListReport)
export class ListReportHandler implements IQueryHandler<ListReport> {
  constructor(
    private readonly database: Database,
    private readonly schools: ReportedSchools,
    private readonly clock: Clock,
  ) {}

  async execute({ by, filter }: ListReport): Promise<Page<UserReportRow>> {
    const school = schoolToList(by, 'reports.read', filter.organizationId);
    const of = await this.reported(school, filter);
    const statements = reportStatements({ filter, of });
    const [people, [totalRow], zones = []] = (await this.all(
      school,
      'id' in of ? statements : [...statements, timeZonesOf(school)],
    )) as Answers;
    const { rows, ...page } = pageOf(people, {
      limit: limitOf(filter),
      total: totalRow?.total ?? 0,
      cursorOf: (last) =>
        filter.sort
          ? [last.organization_id, last.user_id]
          : [last.organization_id, last.section, last.neg_total, last.user_id],
    });
    const zoneOf = new Map(zones.map(({ id, timeZone }) => [id, timeZone]));
    const dayAt = ({ organization_id: id }: ReportedPerson) => {
      if ('id' in of) return of;
      const timeZone = zoneOf.get(id) as string;
      return { timeZone, day: dateInZone(of.now, timeZone) };
    };
    return { ...page, rows: rows.map((row) => reportRow(row, dayAt(row))) };
  }

  /** Without a day or a standing, one trip is enough. */
  private async reported(school: School, { asOf, progress }: UserReportQuery): Promise<Reported> {
    if (!asOf && !progress) return { school, now: this.clock.now() };
    if (school === 'every')
      throw chooseASchool(asOf ? t('apiReports.chooseSchoolForDay') : t('apiReports.chooseSchoolForProgress'));
    return this.schools.find(school, asOf);
  }

  private all(school: School, statements: readonly Statement[]): Promise<unknown[][]> {
    if (school !== 'every') return this.database.readAll(school, statements);
    return Promise.all(statements.map((statement) => this.database.system(statement)));
  }
}

type Answers = [ReportedPerson[], { total: number }[], { id: number; timeZone: string }[]?];

const chooseASchool = (message: string) => invalid('invalid-input', [{ field: 'organizationId', message }]);

const timeZonesOf = (school: School): Statement => ({
  name: 'time-zones-of-schools',
  text: `SELECT organization_id AS id, time_zone AS "timeZone" FROM directory.schools
         WHERE $1::integer IS NULL OR organization_id = $1`,
  values: [school === 'every' ? null : school],
});
