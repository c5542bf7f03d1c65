import type { OpportunityView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import type { Person } from '../domain/opportunity.state.js';
import { opportunityView, withDetails, type OpportunityViewRow } from './opportunity-view.js';
import { schoolOfOpportunity } from './school-of-opportunity.js';

/** One opportunity of the school, also where it is over, full or for others: who asks for it is told so. */
export class FindOpportunity extends Query<OpportunityView> {
  constructor(
    readonly by: Person,
    readonly id: number,
  ) {
    super();
  }
}

const ONE = withDetails('SELECT * FROM opportunities.opportunities WHERE organization_id = $1 AND id = $2', {
  school: '$1',
  person: '$3',
});

/** Reads one opportunity as a person sees it. */
export async function readOpportunity(
  database: Database,
  { by, id, at }: { readonly by: Person; readonly id: number; readonly at: Date },
): Promise<OpportunityView> {
  const organizationId = await schoolOfOpportunity(database, by, id);
  const [row] = await database.read<OpportunityViewRow>(organizationId, {
    name: 'one-opportunity',
    text: ONE,
    values: [organizationId, id, by.id],
  });
  if (!row) throw notFound();
  return opportunityView(row, at);
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
