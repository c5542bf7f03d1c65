import type { OpportunityView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Person } from '../domain/opportunity.state.js';
import { readOpportunity } from '../persistence/opportunity-view.js';

/** Finds past, full and other-audience opportunities too, so that a link can explain why it is closed. */
export class FindOpportunity extends Query<OpportunityView> {
  constructor(
    readonly by: Person,
    readonly id: number,
  ) {
    super();
  }
}

@QueryHandler(FindOpportunity)
export class FindOpportunityHandler implements IQueryHandler<FindOpportunity> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  execute({ by, id }: FindOpportunity): Promise<OpportunityView> {
    return readOpportunity(this.database, { by, id, at: this.clock.now() });
  }
}
