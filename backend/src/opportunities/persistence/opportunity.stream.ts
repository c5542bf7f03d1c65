import { Stream } from '../../platform/event-log/stream.js';
import { conflict } from '../../platform/kernel/domain-error.js';
import { evolve } from '../domain/opportunity.events.js';
import type { Occupied, Opportunity } from '../domain/opportunity.state.js';

export const opportunityStream = new Stream<Opportunity, Opportunity & Occupied>({
  name: 'opportunity',
  table: 'opportunities.opportunities',
  evolve,
  refusals: {
    as_many_as_places: () =>
      conflict('opportunities.below-signups', 'More people have signed up already than there would be places.'),
  },
  columns: {
    title: { type: 'text' },
    description: { type: 'text' },
    organizationName: { type: 'text' },
    date: { type: 'date' },
    startTime: { type: 'text' },
    endTime: { type: 'text' },
    location: { type: 'text' },
    maxSlots: { type: 'integer' },
    targetAudience: { type: 'text' },
    coordinatorId: { type: 'integer', nullable: true },
    createdBy: { type: 'integer', nullable: true },
    seriesId: { type: 'integer', nullable: true },
    isActive: { type: 'boolean' },
    cancelledAt: { type: 'timestamptz', nullable: true },
    cancelReason: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz' },
    importId: { type: 'integer', nullable: true },
  },
  // triggers on `signups` maintain these
  filledIn: {
    currentSignups: { type: 'integer', default: 0 },
    waitlisted: { type: 'integer', default: 0 },
  },
});
