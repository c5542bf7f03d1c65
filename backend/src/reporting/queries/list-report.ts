import { dateInZone, t, type UserReportQuery, type UserReportRow } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database/database.js';
import { pageOf, type Page } from '../../platform/database/page.js';
import { Clock } from '../../platform/kernel/clock.js';
import { invalid } from '../../platform/kernel/domain-error.js';
import { schoolToList } from '../../platform/web/access/logged-schools.js';
import type { Reader } from '../persistence/about-person.js';
import { reportRow, type ReportedPerson } from './report-figures.js';
import { limitOf, reportStatements, type School } from './report-statements.js';
import { ReportedSchools, type ReportedSchool } from './reported-school.js';

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
    const then = await this.asOf(school, filter);
    const statements = [...reportStatements({ school, filter, then }), rulesOf(school)];
    const [people, [totalRow], schools] = (await this.all(school, statements)) as Answers;
    const { rows, ...page } = pageOf(people, {
      limit: limitOf(filter),
      total: totalRow?.total ?? 0,
      cursorOf: (last) =>
        filter.sort
          ? [last.organization_id, last.user_id]
          : [last.organization_id, last.section, last.neg_total, last.user_id],
    });
    const today = this.clock.now();
    const rules = new Map(schools.map((one) => [one.id, { ...one, day: dateInZone(today, one.timeZone), ...then }]));
    return { ...page, rows: rows.map((row) => reportRow(row, rules.get(row.organization_id) as ReportedRules)) };
  }

  private async asOf(school: School, { asOf, progress }: UserReportQuery): Promise<ReportedSchool | undefined> {
    if (!asOf && !progress) return undefined;
    if (school === 'every')
      throw chooseASchool(asOf ? t('apiReports.chooseSchoolForDay') : t('apiReports.chooseSchoolForProgress'));
    return this.schools.find(school, asOf);
  }

  private all(school: School, statements: readonly Statement[]): Promise<unknown[][]> {
    if (school !== 'every') return this.database.readAll(school, statements);
    return Promise.all(statements.map((statement) => this.database.system(statement)));
  }
}

type ReportedRules = Pick<ReportedSchool, 'id' | 'timeZone' | 'goal' | 'day'>;

type Answers = [ReportedPerson[], { total: number }[], Omit<ReportedRules, 'day'>[]];

const chooseASchool = (message: string) => invalid('invalid-input', [{ field: 'organizationId', message }]);

const rulesOf = (school: School): Statement => ({
  name: 'rules-of-schools',
  text: `SELECT organization_id AS id, time_zone AS "timeZone", hours_goal AS goal FROM directory.schools
         WHERE $1::integer IS NULL OR organization_id = $1`,
  values: [school === 'every' ? null : school],
});
