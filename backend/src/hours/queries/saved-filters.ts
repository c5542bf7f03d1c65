import type { FilteredList, SavedFilter } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Person } from '../domain/volunteer-hours.state.js';

export class SavedFilters extends Query<readonly SavedFilter[]> {
  constructor(
    readonly by: Person,
    readonly list: FilteredList,
  ) {
    super();
  }
}

@QueryHandler(SavedFilters)
export class SavedFiltersHandler implements IQueryHandler<SavedFilters> {
  constructor(private readonly database: Database) {}

  execute({ by: { organizationId, id }, list }: SavedFilters): Promise<readonly SavedFilter[]> {
    return this.database.read(organizationId, {
      name: 'saved-filters',
      text: `SELECT id, name, search FROM hours.saved_filters
             WHERE (organization_id, user_id, list) = ($1, $2, $3) ORDER BY lower(name)`,
      values: [organizationId, id, list],
    });
  }
}
