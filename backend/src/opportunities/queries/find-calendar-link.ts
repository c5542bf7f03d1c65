import type { CalendarLinkState } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Person } from '../domain/opportunity.state.js';

/** The database holds only a hash, so the link itself cannot be shown again. */
export class FindCalendarLink extends Query<CalendarLinkState> {
  constructor(readonly by: Person) {
    super();
  }
}

@QueryHandler(FindCalendarLink)
export class FindCalendarLinkHandler implements IQueryHandler<FindCalendarLink> {
  constructor(private readonly database: Database) {}

  async execute({ by: { organizationId, id } }: FindCalendarLink): Promise<CalendarLinkState> {
    const [link] = await this.database.read<{ created_at: Date }>(organizationId, {
      name: 'calendar-link',
      text: 'SELECT created_at FROM opportunities.calendar_links WHERE (organization_id, user_id) = ($1, $2)',
      values: [organizationId, id],
    });
    return { createdAt: link?.created_at.toISOString() ?? null };
  }
}
