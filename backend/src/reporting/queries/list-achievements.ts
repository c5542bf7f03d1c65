import { isVolunteer, type Achievement } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Reader } from './about-person.js';

/** Those of a volunteer's own role; for staff, of every role. */
export class ListAchievements extends Query<readonly Achievement[]> {
  constructor(readonly by: Reader) {
    super();
  }
}

@QueryHandler(ListAchievements)
export class ListAchievementsHandler implements IQueryHandler<ListAchievements> {
  constructor(private readonly database: Database) {}

  execute({ by }: ListAchievements): Promise<readonly Achievement[]> {
    return this.database.read<Achievement>(by.organizationId, {
      name: 'list-achievements',
      text: `SELECT id, role, name, description, required_hours AS "requiredHours", icon_class AS "iconClass"
             FROM reporting.achievements WHERE $1::text IS NULL OR role = $1 ORDER BY role DESC, required_hours`,
      values: [isVolunteer(by.role) ? by.role : null],
    });
  }
}
