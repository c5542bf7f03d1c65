import {
  dateInZone,
  hoursBetween,
  LIMITS,
  timeInZone,
  type OpportunityState,
  type OpportunityView,
  type SignupStatus,
} from '@hourtrail/contracts';
import type { LocalTime } from '../domain/opportunity.state.js';
import { hasBegun } from '../domain/times.rules.js';
import { opportunityOf, type OpportunityRow } from '../persistence/opportunity.stream.js';

export interface OpportunityViewRow extends OpportunityRow {
  time_zone: string;
  coordinator_name: string | null;
  mine_id: number | null;
  mine_status: SignupStatus | null;
  mine_position: number | null;
}

/**
 * The opportunities of `page`, a relation with the columns of opportunities.opportunities, as the person `me` reads
 * them. Their own sign-ups are found among their own, which are few however many there are.
 */
export const withDetails = (page: string, me: string): string => `
  SELECT o.*, s.time_zone, c.first_name || ' ' || c.last_name AS coordinator_name, m.id AS mine_id,
    m.status AS mine_status, CASE WHEN m.status = 'waitlisted' THEN ${placeInLine('m')} END AS mine_position
  FROM (${page}) o
  JOIN directory.schools s ON s.organization_id = o.organization_id
  LEFT JOIN directory.people c ON (c.organization_id, c.id) = (o.organization_id, o.coordinator_id)
  LEFT JOIN opportunities.signups m
    ON (m.organization_id, m.user_id, m.opportunity_id) = (o.organization_id, ${me}, o.id) AND m.status <> 'cancelled'`;

/** How many wait before somebody who waits, and they themselves. */
export const placeInLine = (signup: string): string => `
  (SELECT count(*)::integer FROM opportunities.signups w
   WHERE (w.organization_id, w.opportunity_id) = (${signup}.organization_id, ${signup}.opportunity_id)
     AND w.status = 'waitlisted' AND w.id <= ${signup}.id)`;

export const localTime = (at: Date, timeZone: string): LocalTime => ({
  date: dateInZone(at, timeZone),
  time: timeInZone(at, timeZone),
});

export function opportunityView(row: OpportunityViewRow, at: Date): OpportunityView {
  const { currentSignups, cancelledAt, createdAt, waitlisted, ...opportunity } = opportunityOf(row);
  const { coordinatorId, startTime, endTime, maxSlots } = opportunity;
  return {
    ...opportunity,
    hours: Math.floor(hoursBetween(startTime, endTime) / LIMITS.hoursStep) * LIMITS.hoursStep,
    currentSignups,
    spotsLeft: maxSlots - currentSignups,
    waitlisted,
    coordinator: coordinatorId === null ? null : { name: row.coordinator_name ?? 'Unknown person' },
    cancelledAt: cancelledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    state: stateOf(row, at),
    mySignup:
      row.mine_id === null || row.mine_status === null
        ? null
        : { id: row.mine_id, status: row.mine_status, position: row.mine_position },
  };
}

function stateOf(row: OpportunityViewRow, at: Date): OpportunityState {
  if (row.cancelled_at !== null) return 'cancelled';
  const times = { date: row.date, startTime: row.start_time };
  if (hasBegun(times, localTime(at, row.time_zone))) return 'past';
  if (row.mine_status === 'signed-up' || row.mine_status === 'waitlisted') return row.mine_status;
  if (!row.is_active) return 'inactive';
  return row.current_signups < row.max_slots ? 'open' : 'full';
}
