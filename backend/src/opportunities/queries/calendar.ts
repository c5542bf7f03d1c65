import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { happenedAt } from '../../platform/event-log/recorded-events.js';
import { schoolOfRecord } from '../../platform/event-log/records.js';
import type { RowOf } from '../../platform/event-log/stream.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import type { Opportunity, Person } from '../domain/opportunity.state.js';
import { opportunityStream } from '../persistence/opportunity-streams.js';

export interface CalendarEntry {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly organizationName: string;
  readonly location: string;
  readonly date: string;
  readonly startTime: string;
  /** At or before the start time, it means the next day. */
  readonly endTime: string;
  readonly coordinator: string | null;
  readonly status: 'confirmed' | 'waiting' | 'cancelled';
  readonly cancelReason: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export interface Calendar {
  readonly timeZone: string;
  readonly entries: readonly CalendarEntry[];
}

export interface CalendarRow extends RowOf<Opportunity> {
  waits: boolean;
  coordinator_name: string | null;
  changed_at: Date;
}

/** `page`: the columns of opportunities.opportunities and `waits`, whether the reader is on the waitlist. */
export const asCalendar = (page: string): string => `
  SELECT o.*, c.first_name || ' ' || c.last_name AS coordinator_name,
    ${happenedAt({ school: 'o.organization_id', stream: "'opportunity/' || o.id", version: 'o.version' })} AS changed_at
  FROM (${page}) o
  LEFT JOIN directory.people c ON (c.organization_id, c.id) = (o.organization_id, o.coordinator_id)
  ORDER BY o.date, o.starts, o.id`;

export const calendarEntry = (row: CalendarRow): CalendarEntry => ({
  ...opportunityStream.stateOf(row),
  coordinator: row.coordinator_name,
  status: row.cancelled_at !== null ? 'cancelled' : row.waits ? 'waiting' : 'confirmed',
  changedAt: row.changed_at,
});

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
