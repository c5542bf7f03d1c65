import type { OpportunityView, SignupView } from '@hourtrail/contracts';

type Taken = Pick<SignupView, 'id' | 'status' | 'position'>;

/** An opportunity once its reader has signed up, as far as one can tell before it is read anew. */
export function withSignup(opportunity: OpportunityView, { id, status, position }: Taken): OpportunityView {
  const had = opportunity.mySignup;
  if (status === 'cancelled' || had) return opportunity;
  const places = status === 'signed-up' ? 1 : 0;
  return {
    ...opportunity,
    ...counted(opportunity, opportunity.currentSignups + places),
    waitlisted: opportunity.waitlisted + 1 - places,
    state: status,
    mySignup: { id, status, position },
  };
}

/** The same once they gave it up: the first in line has the place. */
export function withoutSignup(opportunity: OpportunityView): OpportunityView {
  const { currentSignups, waitlisted, mySignup, isActive } = opportunity;
  if (!mySignup) return opportunity;
  const waits = waitlisted > 0 ? 1 : 0;
  const freed = mySignup.status === 'signed-up' ? 1 - waits : 0;
  const left = counted(opportunity, currentSignups - freed);
  return {
    ...opportunity,
    ...left,
    waitlisted: waitlisted - waits,
    state: !isActive ? 'inactive' : left.spotsLeft > 0 ? 'open' : 'full',
    mySignup: null,
  };
}

const counted = ({ maxSlots }: OpportunityView, currentSignups: number) => ({
  currentSignups,
  spotsLeft: maxSlots - currentSignups,
});
