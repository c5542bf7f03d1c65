import type { OpportunityView, SignupView } from '@hourtrail/contracts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { opportunitiesApi, type OpportunityFilter } from './opportunities.js';
import type { Page } from './paging.js';

const { selectInvalidatedBy, updateQueryData } = opportunitiesApi.util;
type State = Parameters<typeof selectInvalidatedBy>[0];
type Change = (shown: OpportunityView) => OpportunityView;

/** Updates the opportunity in every cached list, until the refetch. */
function showAtOnce(id: number, change: Change) {
  const changed = (page: Page<OpportunityView>): Page<OpportunityView> => ({
    ...page,
    rows: page.rows.map((row) => (row.id === id ? change(row) : row)),
  });
  return (dispatch: ThunkDispatch<State, unknown, UnknownAction>, getState: () => State): void => {
    for (const { endpointName, originalArgs } of selectInvalidatedBy(getState(), ['Opportunities'])) {
      const filter = originalArgs as OpportunityFilter;
      if (endpointName === 'opportunitiesPage') dispatch(updateQueryData('opportunitiesPage', filter, changed));
      if (endpointName === 'opportunitiesList') {
        const eachPage = updateQueryData('opportunitiesList', filter, (all) => ({
          ...all,
          pages: all.pages.map(changed),
        }));
        dispatch(eachPage);
      }
    }
    dispatch(updateQueryData('opportunity', id, change));
  };
}

/** Shows the server's response before the lists have been refetched. */
export function usePlaces(): { taken: (signup: SignupView) => void; givenUp: (id: number) => void } {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  return {
    taken: (signup) => dispatch(showAtOnce(signup.opportunityId, (shown) => withSignup(shown, signup))),
    givenUp: (id) => dispatch(showAtOnce(id, withoutSignup)),
  };
}

type Taken = Pick<SignupView, 'id' | 'status' | 'position'>;

/** An estimate, until the refetch. */
export function withSignup(opportunity: OpportunityView, { id, status, position }: Taken): OpportunityView {
  const had = opportunity.mySignup;
  if (status === 'cancelled' || had) return opportunity;
  const places = status === 'signed-up' ? 1 : 0;
  return {
    ...opportunity,
    ...withCurrentSignups(opportunity, opportunity.currentSignups + places),
    waitlisted: opportunity.waitlisted + 1 - places,
    state: status,
    mySignup: { id, status, position },
  };
}

/** An estimate too: the first on the waitlist gets the place. */
export function withoutSignup(opportunity: OpportunityView): OpportunityView {
  const { currentSignups, waitlisted, mySignup, isActive } = opportunity;
  if (!mySignup) return opportunity;
  const waits = waitlisted > 0 ? 1 : 0;
  const freed = mySignup.status === 'signed-up' ? 1 - waits : 0;
  const left = withCurrentSignups(opportunity, currentSignups - freed);
  return {
    ...opportunity,
    ...left,
    waitlisted: waitlisted - waits,
    state: !isActive ? 'inactive' : left.spotsLeft > 0 ? 'open' : 'full',
    mySignup: null,
  };
}

const withCurrentSignups = ({ maxSlots }: OpportunityView, currentSignups: number) => ({
  currentSignups,
  spotsLeft: maxSlots - currentSignups,
});
