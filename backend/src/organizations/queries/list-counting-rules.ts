import type { CountingRulesView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../platform/kernel/actor.js';
import { SchoolCountingRules } from '../persistence/counting-rules.js';

export class ListCountingRules extends Query<readonly CountingRulesView[]> {
  constructor(
    readonly by: Actor,
    readonly organizationId: number,
  ) {
    super();
  }
}

@QueryHandler(ListCountingRules)
export class ListCountingRulesHandler implements IQueryHandler<ListCountingRules> {
  constructor(private readonly rules: SchoolCountingRules) {}

  execute({ by, organizationId }: ListCountingRules): Promise<readonly CountingRulesView[]> {
    return this.rules.versions(by, organizationId);
  }
}
