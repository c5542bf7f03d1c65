import type { StatementView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Person } from '../domain/volunteer-hours.state.js';
import { VisibleHours } from '../persistence/visible-hours.js';

/** What the family wrote beside an entry that the school refused to correct. */
export class FindStatements extends Query<readonly StatementView[]> {
  constructor(
    readonly by: Person,
    readonly id: number,
  ) {
    super();
  }
}

@QueryHandler(FindStatements)
export class FindStatementsHandler implements IQueryHandler<FindStatements> {
  constructor(private readonly hours: VisibleHours) {}

  async execute({ by, id }: FindStatements): Promise<readonly StatementView[]> {
    const { also } = await this.hours.read<{ text: string; at: Date }>(by, id, {
      name: 'statements-of-entry',
      text: `SELECT statement AS text, statement_at AS at FROM directory.statements
             WHERE (organization_id, entry_id) = ($1, $2) ORDER BY statement_at`,
    });
    return also.map(({ text, at }) => ({ text, at: at.toISOString() }));
  }
}
