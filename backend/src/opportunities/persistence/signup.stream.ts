import { Stream } from '../../platform/event-log/stream.js';
import { evolve, type Signup } from '../domain/signup.events.js';
import { itIsFull } from '../domain/signup.rules.js';

export const signupStream = new Stream<Signup>({
  name: 'signup',
  table: 'opportunities.signups',
  evolve,
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
