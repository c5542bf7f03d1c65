import type { SignupStatus } from '@hourtrail/contracts';
import type { Stream } from '../../platform/event-log/stream.js';
import { evolve } from '../domain/signup.evolve.js';
import { itIsFull } from '../domain/signup.rules.js';
import type { Signup, SignupCause } from '../domain/signup.state.js';

export const signupStream: Stream<Signup> = {
  name: 'signup',
  table: 'opportunities.signups',
  evolve,
  // who decides holds the opportunity's row; this is the net under it
  refusals: { as_many_as_places: itIsFull },
  columns: [
    { name: 'opportunity_id', type: 'integer', value: (signup) => signup.opportunityId },
    { name: 'user_id', type: 'integer', value: (signup) => signup.userId },
    { name: 'status', type: 'text', value: (signup) => signup.status },
    { name: 'signed_up_at', type: 'timestamptz', value: (signup) => signup.signedUpAt },
    { name: 'cause', type: 'text', value: (signup) => signup.cause },
  ],
};

/** A row of opportunities.signups as the driver reads it. */
export interface SignupRow {
  organization_id: number;
  id: number;
  version: number;
  opportunity_id: number;
  user_id: number;
  status: SignupStatus;
  signed_up_at: Date;
  cause: SignupCause | null;
}

export const signupOf = (row: SignupRow): Signup => ({
  organizationId: row.organization_id,
  id: row.id,
  version: row.version,
  opportunityId: row.opportunity_id,
  userId: row.user_id,
  status: row.status,
  signedUpAt: row.signed_up_at,
  cause: row.cause,
});
