import {
  dateInZone,
  hasBegun,
  hoursBetween,
  LIMITS,
  timeInZone,
  type LocalTime,
  type OpportunityState,
  type OpportunityView,
  type SignupStatus,
  t,
} from '@hourtrail/contracts';
import type { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/event-log/stream.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import type { Occupied, Opportunity, Person } from '../domain/opportunity.state.js';
import { opportunityStream } from './opportunity-streams.js';

export interface OpportunityViewRow extends RowOf<Opportunity & Occupied> {
  time_zone: string;
  starts: number;
  starts_at: Date;
  coordinator_name: string | null;
  coordinator_is_there: boolean | null;
  mine_id: number | null;
  mine_status: SignupStatus | null;
  mine_position: number | null;
}

/** SQL parameters for the reader's school and id. Only volunteers have sign-ups. */
export interface ReaderInSql {
  readonly school: string;
  readonly person: string;
}

/** `page`: a relation with the columns of opportunities.opportunities. Its ORDER BY uses the alias `o`. */
export const withDetails = (page: string, reader: ReaderInSql | undefined): string => `
  WITH page AS MATERIALIZED (${page}),
  schools AS MATERIALIZED (SELECT z.organization_id, z.time_zone FROM directory.schools z
    WHERE z.organization_id IN (SELECT organization_id FROM page)),
  coordinators AS MATERIALIZED (SELECT p.organization_id, p.id, p.first_name, p.last_name,
      p.is_active AND p.moved_to IS NULL AS is_there FROM directory.people p
    WHERE (p.organization_id, p.id) IN (SELECT organization_id, coordinator_id FROM page))
  ${reader ? `, mine AS MATERIALIZED (${signupsOf(reader)})` : ''}
  SELECT o.*, s.time_zone, ${startOf('o', 's.time_zone')} AS starts_at,
    c.first_name || ' ' || c.last_name AS coordinator_name, c.is_there AS coordinator_is_there,
    ${
      reader
        ? `m.id AS mine_id, m.status AS mine_status,
           CASE WHEN m.status = 'waitlisted' THEN ${waitlistPosition('m')} END AS mine_position`
        : 'NULL::integer AS mine_id, NULL::text AS mine_status, NULL::integer AS mine_position'
    }
  FROM page o
  JOIN schools s ON s.organization_id = o.organization_id
  LEFT JOIN coordinators c ON (c.organization_id, c.id) = (o.organization_id, o.coordinator_id)
  ${reader ? 'LEFT JOIN mine m ON m.opportunity_id = o.id' : ''}`;

const signupsOf = ({ school, person }: ReaderInSql): string => `
  SELECT m.* FROM opportunities.signups m
  WHERE m.organization_id = ${school} AND m.user_id = ${person} AND m.status <> 'cancelled'
    AND m.opportunity_id = ANY (ARRAY(SELECT id FROM page))`;

/** The local times of the opportunity `o`, as SQL. */
export const BEGINS = 'o.date + o.start_time::time';
export const ENDS = 'o.date + (o.end_time <= o.start_time)::integer + o.end_time::time';

export const startOf = (opportunity: string, timeZone: string): string =>
  `(${opportunity}.date + ${opportunity}.start_time::time) AT TIME ZONE ${timeZone}`;

/** The position on the waitlist, from 1, as SQL. */
export const waitlistPosition = (signup: string): string => `
  (SELECT count(*)::integer FROM opportunities.signups w
   WHERE (w.organization_id, w.opportunity_id) = (${signup}.organization_id, ${signup}.opportunity_id)
     AND w.status = 'waitlisted' AND w.id <= ${signup}.id)`;

export const localTime = (at: Date, timeZone: string): LocalTime => ({
  date: dateInZone(at, timeZone),
  time: timeInZone(at, timeZone),
});

export function opportunityView(row: OpportunityViewRow, at: Date): OpportunityView {
  const {
    currentSignups,
    cancelledAt,
    createdAt,
    waitlisted,
    importId: _source,
    ...opportunity
  } = opportunityStream.stateOf(row);
  const { coordinatorId, startTime, endTime, maxSlots } = opportunity;
  return {
    ...opportunity,
    date: row.starts_at.toISOString(),
    day: opportunity.date,
    hours: Math.floor(hoursBetween(startTime, endTime) / LIMITS.hoursStep) * LIMITS.hoursStep,
    currentSignups,
    spotsLeft: maxSlots - currentSignups,
    waitlisted,
    coordinator: coordinatorId === null ? null : { name: row.coordinator_name ?? t('labels.unknownPerson') },
    coordinatorInactive: coordinatorId !== null && row.coordinator_is_there !== true,
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

const ONE = withDetails('SELECT * FROM opportunities.opportunities WHERE organization_id = $1 AND id = $2', {
  school: '$1',
  person: '$3',
});

export async function readOpportunity(
  database: Database,
  {
    by,
    organizationId,
    id,
    at,
  }: { readonly by: Person; readonly organizationId: number; readonly id: number; readonly at: Date },
): Promise<OpportunityView> {
  const [row] = await database.read<OpportunityViewRow>(organizationId, {
    name: 'one-opportunity',
    text: ONE,
    values: [organizationId, id, by.id],
  });
  if (!row) throw notFound();
  return opportunityView(row, at);
}
