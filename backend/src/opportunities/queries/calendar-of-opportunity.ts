import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { schoolOfRecord } from '../../platform/event-log/records.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import type { Person } from '../domain/opportunity.state.js';
import { opportunityStream } from '../persistence/opportunity.stream.js';
import { asCalendar, calendarEntry, type Calendar, type CalendarRow } from './calendar.js';

export class CalendarOfOpportunity extends Query<Calendar> {
  constructor(
    readonly by: Person,
    readonly id: number,
  ) {
    super();
  }
}

@QueryHandler(CalendarOfOpportunity)
export class CalendarOfOpportunityHandler implements IQueryHandler<CalendarOfOpportunity> {
  constructor(private readonly database: Database) {}

  async execute({ by, id }: CalendarOfOpportunity): Promise<Calendar> {
    const organizationId = await schoolOfRecord(this.database, opportunityStream, { by, id });
    const values = [organizationId, id, by.id];
    const [row] = await this.database.read<CalendarRow & { time_zone: string }>(organizationId, {
      name: 'calendar-of-opportunity',
      text: ONE,
      values,
    });
    if (!row) throw notFound();
    return { timeZone: row.time_zone, entries: [calendarEntry(row)] };
  }
}

const ONE = asCalendar(`
  SELECT o.*, s.time_zone, EXISTS (SELECT FROM opportunities.signups m
    WHERE (m.organization_id, m.user_id, m.opportunity_id) = ($1, $3, o.id) AND m.status = 'waitlisted') AS waits
  FROM opportunities.opportunities o JOIN directory.schools s ON s.organization_id = o.organization_id
  WHERE (o.organization_id, o.id) = ($1, $2)`);
