import type { ChangeUser, UserView } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { errorBody, errorStatus } from '../../api/errorMessage.js';
import { api } from '../../api/api.js';
import { useChangeUserMutation } from '../../api/people.js';
import { told, type Outcome } from '../../ui/told.js';

const UPDATED: Outcome = {
  done: { title: 'User updated successfully' },
  failed: { title: 'Failed to update user', fallback: 'An error occurred while updating the user.' },
};

export const isStale = (error: unknown): boolean => errorBody(error)?.code === 'stale';

/**
 * Changes an account and tells how it went; throws what went wrong once it has been told. Where the server knows
 * better how the account stands, all that is shown of people is read anew.
 */
export function useChangeUser(): (change: ChangeUser & { readonly id: number }) => Promise<UserView> {
  const [send] = useChangeUserMutation();
  const dispatch = useDispatch();
  return async (change) => {
    try {
      return await told(send(change).unwrap(), UPDATED);
    } catch (error) {
      if ([404, 409].includes(errorStatus(error) ?? 0)) dispatch(api.util.invalidateTags(['People']));
      throw error;
    }
  };
}
