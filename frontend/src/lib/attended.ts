import type { OpportunityView } from '@hourtrail/contracts';

/** Whether its reader can log hours from it: they have a place, and it has begun. */
export const wasAttended = ({ state, mySignup }: OpportunityView): boolean =>
  state === 'past' && mySignup?.status === 'signed-up';
