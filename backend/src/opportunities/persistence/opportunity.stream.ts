import type { Audience } from '@hourtrail/contracts';
import type { Stream } from '../../platform/event-log/stream.js';
import { conflict } from '../../platform/kernel/domain-error.js';
import { evolve } from '../domain/opportunity.evolve.js';
import type { Occupied, Opportunity } from '../domain/opportunity.state.js';

/** How many signed up and wait is no column of it: the table keeps that by what stands in `signups`. */
export const opportunityStream: Stream<Opportunity> = {
  name: 'opportunity',
  table: 'opportunities.opportunities',
  evolve,
  refusals: {
    as_many_as_places: () =>
      conflict('opportunities.below-signups', 'More people have signed up already than there would be places.'),
  },
  columns: [
    { name: 'title', type: 'text', value: (opportunity) => opportunity.title },
    { name: 'description', type: 'text', value: (opportunity) => opportunity.description },
    { name: 'organization_name', type: 'text', value: (opportunity) => opportunity.organizationName },
    { name: 'date', type: 'date', value: (opportunity) => opportunity.date },
    { name: 'start_time', type: 'text', value: (opportunity) => opportunity.startTime },
    { name: 'end_time', type: 'text', value: (opportunity) => opportunity.endTime },
    { name: 'location', type: 'text', value: (opportunity) => opportunity.location },
    { name: 'max_slots', type: 'integer', value: (opportunity) => opportunity.maxSlots },
    { name: 'target_audience', type: 'text', value: (opportunity) => opportunity.targetAudience },
    { name: 'coordinator_id', type: 'integer', value: (opportunity) => opportunity.coordinatorId },
    { name: 'created_by', type: 'integer', value: (opportunity) => opportunity.createdBy },
    { name: 'series_id', type: 'integer', value: (opportunity) => opportunity.seriesId },
    { name: 'is_active', type: 'boolean', value: (opportunity) => opportunity.isActive },
    { name: 'cancelled_at', type: 'timestamptz', value: (opportunity) => opportunity.cancelledAt },
    { name: 'cancel_reason', type: 'text', value: (opportunity) => opportunity.cancelReason },
    { name: 'created_at', type: 'timestamptz', value: (opportunity) => opportunity.createdAt },
    { name: 'import_id', type: 'integer', value: (opportunity) => opportunity.importId },
  ],
};

/** A row of opportunities.opportunities as the driver reads it. */
export interface OpportunityRow {
  organization_id: number;
  id: number;
  version: number;
  title: string;
  description: string;
  organization_name: string;
  date: string;
  start_time: string;
  end_time: string;
  starts: number;
  location: string;
  max_slots: number;
  target_audience: Audience;
  coordinator_id: number | null;
  created_by: number | null;
  series_id: number | null;
  is_active: boolean;
  cancelled_at: Date | null;
  cancel_reason: string | null;
  created_at: Date;
  import_id: number | null;
  current_signups: number;
  waitlisted: number;
}

export const opportunityOf = (row: OpportunityRow): Opportunity & Occupied => ({
  organizationId: row.organization_id,
  id: row.id,
  version: row.version,
  title: row.title,
  description: row.description,
  organizationName: row.organization_name,
  date: row.date,
  startTime: row.start_time,
  endTime: row.end_time,
  location: row.location,
  maxSlots: row.max_slots,
  targetAudience: row.target_audience,
  coordinatorId: row.coordinator_id,
  createdBy: row.created_by,
  seriesId: row.series_id,
  isActive: row.is_active,
  cancelledAt: row.cancelled_at,
  cancelReason: row.cancel_reason,
  createdAt: row.created_at,
  importId: row.import_id,
  currentSignups: row.current_signups,
  waitlisted: row.waitlisted,
});
