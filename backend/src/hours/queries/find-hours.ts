import type { HoursView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import { countingOf } from '../persistence/counting.js';
import { hoursViewOf } from '../persistence/hours-view.js';
import { factsIn, FACTS_OF_ONE, readsSignals, type FactsRow } from '../persistence/review-facts.js';
import { VisibleHours } from '../persistence/visible-hours.js';
import { volunteerHoursStream } from '../persistence/volunteer-hours.stream.js';

export class FindHours extends Query<HoursView> {
  constructor(
    readonly by: Person,
    readonly id: number,
  ) {
    super();
  }
}

@QueryHandler(FindHours)
export class FindHoursHandler implements IQueryHandler<FindHours> {
  constructor(
    private readonly hours: VisibleHours,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ by, id }: FindHours): Promise<HoursView> {
    const { row, also } = await this.hours.read<FactsRow>(by, id, readsSignals(by) ? FACTS_OF_ONE : undefined);
    const entry = volunteerHoursStream.stateOf(row);
    const counting = await countingOf(this.database, [entry], row.has_rules);
    return hoursViewOf(row, { entry, by, at: this.clock.now(), facts: also[0] && factsIn(also[0]), counting });
  }
}
