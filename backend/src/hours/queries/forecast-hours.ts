import { dateInZone, parseHours, type CountingRules, type DayForecast, type ForecastQuery } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { inHours } from '../../platform/kernel/hundredths.js';
import { asIfApproved, claimsMore, countHours, type SchoolYear } from '../domain/counted-hours.rules.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import {
  approvedOf,
  asIfAllApproved,
  changedEntry,
  rulesOf,
  rulesOfSchool,
  schoolThatCounts,
  versionsIn,
  waitingOf,
  yearsOfSchool,
  type ApprovedRow,
  type ChangedRow,
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
    const entryId = input.entryId === undefined ? undefined : Number(input.entryId);
    const [[school], [row], years, approved, waiting, [changed]] = (await this.database.readAll(organizationId, [
      schoolThatCounts(organizationId),
      rulesOfSchool(organizationId),
      yearsOfSchool(organizationId),
      approvedOf(organizationId, [id]),
      waitingOf(organizationId, [id]),
      changedEntry(organizationId, id, entryId),
    ])) as [SchoolThatCounts[], RulesRow[], SchoolYear[], ApprovedRow[], ApprovedRow[], ChangedRow[]];
    const versions = versionsIn(row);
    const inForce = versions.at(-1);
    if (!school || !inForce) return [];
    const categoryId = input.categoryId === undefined ? null : Number(input.categoryId);
    const rules = { ...whatTheFormLeavesOpen(inForce, categoryId), version: ENTERED };
    const today = dateInZone(this.clock.now(), school.timeZone);
    const hundredths = Math.round((parseHours(input.hours) ?? 0) * 100);
    const entered = input.dates.split(',').map((date, nth) =>
      asIfApproved(
        {
          id: -nth,
          studentId: id,
          date,
          hundredths,
          submittedOn: submittedOnAfter(changed, { date, hundredths }, today),
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
    const waits = asIfAllApproved(waiting, { versions, years });
    const place = waits.findIndex((one) => one.id === entryId);
    const inTurn = place < 0 ? [...waits, ...entered] : waits.toSpliced(place, 1, ...entered);
    const decided = rulesOf(versions);
    const counted = countHours([...approved.filter((one) => one.id !== entryId), ...inTurn], (version) =>
      version === ENTERED ? rules : decided(version),
    );
    return entered.map(({ id: nth, date }) => {
      const { hundredths = 0, reasons = [] } = counted.get(nth) ?? {};
      return { date, countedHours: inHours(hundredths) as string, counted: reasons };
    });
  }
}

/** Null for what the staff entered or imported, which nobody submits. */
function submittedOnAfter(
  changed: ChangedRow | undefined,
  entered: Pick<ApprovedRow, 'date' | 'hundredths'>,
  today: string,
): string | null {
  if (!changed) return today;
  if (!changed.isTheirs) return null;
  return claimsMore(changed, entered) ? today : (changed.submittedOn ?? today);
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
