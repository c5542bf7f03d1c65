import type { Outcome } from '../../ui/told.js';

export const TRY_AGAIN = 'An error occurred. Please try again.';

export const INVITED: Outcome = {
  done: { title: 'Invitation link made' },
  failed: { title: 'Failed to make an invitation link', fallback: TRY_AGAIN },
};
