import { addDays, dateInZone, isVolunteer, LIMITS, type CalendarLinkState } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import type { Person } from '../domain/opportunity.state.js';
import { digestOf, looksLikeCalendarToken } from '../persistence/calendar-token.js';
import { asCalendar, calendarEntry, type Calendar, type CalendarRow } from './calendar.js';

/** Volunteers get their sign-ups, verifiers what they coordinate, staff what they published; cancelled ones too. */
export class ReadCalendar extends Query<Calendar> {
  constructor(readonly token: string) {
    super();
  }
}

interface Owner extends Person {
  readonly timeZone: string;
}

@QueryHandler(ReadCalendar)
export class ReadCalendarHandler implements IQueryHandler<ReadCalendar> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: ReadCalendar): Promise<Calendar> {
    const owner = looksLikeCalendarToken(token) ? await this.ownerOf(token) : undefined;
    if (!owner) throw notFound();
    const { organizationId, id, role, timeZone } = owner;
    const [name, text] = isVolunteer(role)
      ? ['calendar-of-volunteer', SIGNED_UP_TO]
      : role === 'verifier'
        ? ['calendar-of-verifier', COORDINATED]
        : ['calendar-of-staff', PUBLISHED];
    const since = addDays(dateInZone(this.clock.now(), timeZone), -LIMITS.calendarPastDays);
    const values = [organizationId, id, since];
    const rows = await this.database.read<CalendarRow>(organizationId, { name, text, values });
    return { timeZone, entries: rows.map(calendarEntry) };
  }

  private async ownerOf(token: string): Promise<Owner | undefined> {
    const [owner] = await this.database.system<Owner>({
      name: 'owner-of-calendar',
      text: `SELECT p.id, p.role, p.organization_id AS "organizationId", s.time_zone AS "timeZone"
             FROM opportunities.calendar_links l
             JOIN directory.people p ON (p.organization_id, p.id) = (l.organization_id, l.user_id)
             JOIN directory.schools s ON s.organization_id = l.organization_id
             WHERE l.token_hash = $1 AND p.is_active AND p.moved_to IS NULL AND s.is_active`,
      values: [digestOf(token)],
    });
    return owner;
  }
}

const NEAREST = `o.date >= $3 ORDER BY o.date, o.starts, o.id LIMIT ${LIMITS.calendarMax}`;

// UNION ALL lets each branch use its own index
const SIGNED_UP_TO = asCalendar(`
  SELECT o.*, m.status = 'waitlisted' AS waits
  FROM (SELECT opportunity_id, status FROM opportunities.signups
        WHERE (organization_id, user_id) = ($1, $2) AND status <> 'cancelled'
        UNION ALL
        SELECT opportunity_id, status FROM opportunities.signups
        WHERE (organization_id, user_id) = ($1, $2) AND cause = 'opportunity-cancelled') m
  JOIN opportunities.opportunities o ON (o.organization_id, o.id) = ($1, m.opportunity_id)
  WHERE ${NEAREST}`);

const COORDINATED = asCalendar(`
  SELECT o.*, false AS waits FROM opportunities.opportunities o
  WHERE (o.organization_id, o.coordinator_id) = ($1, $2) AND ${NEAREST}`);

const PUBLISHED = asCalendar(`
  SELECT o.*, false AS waits FROM opportunities.opportunities o
  WHERE (o.organization_id, o.created_by) = ($1, $2) AND ${NEAREST}`);

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
