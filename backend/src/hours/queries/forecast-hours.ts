import { dateInZone, parseHours, type CountingRules, type DayForecast, type ForecastQuery } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { inHours } from '../../platform/kernel/hundredths.js';
import { asIfApproved, countHours, type SchoolYear } from '../domain/counted-hours.rules.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import {
  approvedOf,
  asIfAllApproved,
  rulesOf,
  rulesOfSchool,
  schoolThatCounts,
  versionsIn,
  waitingOf,
  yearsOfSchool,
  type ApprovedRow,
  type RulesRow,
  type SchoolThatCounts,
} from '../persistence/counting.js';

/** What would count of one's own hours that are being entered. */
export class ForecastHours extends Query<readonly DayForecast[]> {
  constructor(
    readonly by: Person,
    readonly input: ForecastQuery,
  ) {
    super();
  }
}

@QueryHandler(ForecastHours)
export class ForecastHoursHandler implements IQueryHandler<ForecastHours> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Nothing where the school has no rules. */
  async execute({ by: { id, organizationId }, input }: ForecastHours): Promise<readonly DayForecast[]> {
    const [[school], [row], years, approved, waiting] = (await this.database.readAll(organizationId, [
      schoolThatCounts(organizationId),
      rulesOfSchool(organizationId),
      yearsOfSchool(organizationId),
      approvedOf(organizationId, [id]),
      waitingOf(organizationId, [id]),
    ])) as [SchoolThatCounts[], RulesRow[], SchoolYear[], ApprovedRow[], ApprovedRow[]];
    const versions = versionsIn(row);
    const inForce = versions.at(-1);
    if (!school || !inForce) return [];
    const changed = input.entryId === undefined ? undefined : Number(input.entryId);
    const categoryId = input.categoryId === undefined ? null : Number(input.categoryId);
    const rules = { ...whatTheFormLeavesOpen(inForce, categoryId), version: ENTERED };
    const submittedOn = dateInZone(this.clock.now(), school.timeZone);
    const entered = input.dates.split(',').map((date, nth) =>
      asIfApproved(
        {
          id: -nth,
          date,
          hundredths: Math.round((parseHours(input.hours) ?? 0) * 100),
          submittedOn,
          rulesVersion: null,
          countingYear: null,
          countingYearEnds: null,
          categoryId,
          reflectionWords: 0,
          isNonProfit: false,
        },
        rules,
        years,
      ),
    );
    const others = [...approved, ...asIfAllApproved(waiting, { versions, years })].filter((one) => one.id !== changed);
    const decided = rulesOf(versions);
    const counted = countHours([...others, ...entered], (version) => (version === ENTERED ? rules : decided(version)));
    return entered.map(({ id: nth, date }) => {
      const { hundredths = 0, reasons = [] } = counted.get(nth) ?? {};
      return { date, countedHours: inHours(hundredths) as string, counted: reasons };
    });
  }
}

/** The version of what is being entered. */
const ENTERED = 0;

/** The form itself says what it asks for; no category limits hours before one is chosen. */
const whatTheFormLeavesOpen = (rules: CountingRules, categoryId: number | null): CountingRules => ({
  ...rules,
  nonProfitOnly: false,
  reflectionWords: null,
  categories: categoryId === null ? [] : rules.categories,
});
