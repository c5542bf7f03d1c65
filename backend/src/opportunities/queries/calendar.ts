import { happenedAt } from '../../platform/event-log/recorded-events.js';
import type { RowOf } from '../../platform/event-log/stream.js';
import type { Opportunity } from '../domain/opportunity.state.js';
import { opportunityStream } from '../persistence/opportunity.stream.js';

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
