import { useDispatch } from 'react-redux';
import { refreshAllHours, useReviewHoursMutation } from '../../../api/hours.js';
import { usePresence } from '../../../api/usePresence.js';
import type { Review } from './decisionWords.js';
import { decide } from './heldDecision.js';

/** Takes a decision that can be undone for ten seconds; it lasts when the page is left for another one of the site. */
export function useDecide(): (review: Review, onUndo: () => void) => void {
  const isPresent = usePresence();
  const dispatch = useDispatch();
  const [send] = useReviewHoursMutation();
  return (review, onUndo) =>
    decide(
      review,
      {
        send: (body) => send(body).unwrap(),
        isPresent,
        refresh: () => void dispatch(refreshAllHours()),
      },
      onUndo,
    );
}
