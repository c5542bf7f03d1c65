import type { OpportunityView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { schoolOfRecord } from '../../platform/event-log/records.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Person } from '../domain/opportunity.state.js';
import { opportunityStream } from '../persistence/opportunity-streams.js';
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

  async execute({ by, id }: FindOpportunity): Promise<OpportunityView> {
    const organizationId = await schoolOfRecord(this.database, opportunityStream, { by, id });
    return readOpportunity(this.database, { by, organizationId, id, at: this.clock.now() });
  }
}
