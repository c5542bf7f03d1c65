import { useDispatch, useStore } from 'react-redux';
import { refreshAllHours, useReviewHoursMutation } from '../../../api/hours.js';
import { identityApi } from '../../../api/identity.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import type { Review } from './decisionWords.js';
import { decide } from './heldDecision.js';

const me = identityApi.endpoints.me.select();
type State = Parameters<typeof me>[0];

/** Takes a decision that can be undone for ten seconds; it lasts when the page is left for another one of the site. */
export function useDecide(): (review: Review, onUndo: () => void) => void {
  const { id } = useSessionUser();
  const store = useStore<State>();
  const dispatch = useDispatch();
  const [send] = useReviewHoursMutation();
  return (review, onUndo) =>
    decide(
      review,
      {
        send: (body) => send(body).unwrap(),
        isPresent: () => me(store.getState()).data?.id === id,
        refresh: () => void dispatch(refreshAllHours()),
      },
      onUndo,
    );
}
