import { t } from '@hourtrail/contracts';
import { Stream } from '../../platform/event-log/stream.js';
import { conflict } from '../../platform/kernel/domain-error.js';
import { evolve as evolveCheckInCode, type CheckInCode } from '../domain/check-in-code.js';
import { evolve as evolveOpportunity } from '../domain/opportunity.events.js';
import type { Occupied, Opportunity } from '../domain/opportunity.state.js';
import { evolve as evolveSignup, type Signup } from '../domain/signup.events.js';
import { itIsFull } from '../domain/signup.rules.js';

export const opportunityStream = new Stream<Opportunity, Opportunity & Occupied>({
  name: 'opportunity',
  table: 'opportunities.opportunities',
  evolve: evolveOpportunity,
  refusals: {
    as_many_as_places: () => conflict('opportunities.below-signups', t('apiOpportunities.moreSignupsThanSpots')),
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

export const signupStream = new Stream<Signup>({
  name: 'signup',
  table: 'opportunities.signups',
  evolve: evolveSignup,
  // the row lock already prevents this; the constraint is a second guard
  refusals: { as_many_as_places: itIsFull },
  columns: {
    opportunityId: { type: 'integer' },
    userId: { type: 'integer' },
    status: { type: 'text' },
    signedUpAt: { type: 'timestamptz' },
    cause: { type: 'text', nullable: true },
  },
});

/** Separate from the opportunity, which everyone reads and whose version a new code must not change. */
export const checkInCodeStream = new Stream<CheckInCode>({
  name: 'attendance',
  table: 'opportunities.attendance_codes',
  evolve: evolveCheckInCode,
  columns: { code: { type: 'text', nullable: true } },
});
