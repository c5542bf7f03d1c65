import type { ChangeUser, UserView, CreatedUser, CreateUser } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { errorBody, errorStatus } from '../../api/errorMessage.js';
import { api } from '../../api/api.js';
import { useChangeUserMutation, useCreateUserMutation } from '../../api/people.js';
import { withToast, type Outcome } from '../../ui/withToast.js';

const UPDATED: Outcome = {
  done: { title: 'User updated successfully' },
  failed: { title: 'Failed to update user', fallback: 'An error occurred while updating the user.' },
};

export const isStale = (error: unknown): boolean => errorBody(error)?.code === 'stale';

/** Shows a toast and rethrows errors. A 404 or 409 refetches all people. */
export function useChangeUser(): (change: ChangeUser & { readonly id: number }) => Promise<UserView> {
  const [send] = useChangeUserMutation();
  const dispatch = useDispatch();
  return async (change) => {
    try {
      return await withToast(send(change).unwrap(), UPDATED);
    } catch (error) {
      if ([404, 409].includes(errorStatus(error) ?? 0)) dispatch(api.util.invalidateTags(['People']));
      throw error;
    }
  };
}

export const USER_CREATED: Outcome = {
  done: { title: 'User created successfully' },
  failed: { title: 'Failed to create user', fallback: 'An error occurred while creating the user.' },
};
export const COORDINATOR_CREATED: Outcome = {
  done: { title: 'Coordinator created' },
  failed: { title: 'Failed to create coordinator', fallback: 'An error occurred while creating the coordinator.' },
};
export const VERIFIER_NOMINATED: Outcome = {
  done: { title: 'Verifier created', description: 'They can be chosen once your school has confirmed them.' },
  failed: { title: 'Failed to create verifier', fallback: 'Could not create new verifier.' },
};

/** Shows a toast and rethrows errors. */
export function useCreateUser(outcome: Outcome): (user: CreateUser) => Promise<CreatedUser> {
  const [send] = useCreateUserMutation();
  return (user) => withToast(send(user).unwrap(), outcome);
}

export const TRY_AGAIN = 'An error occurred. Please try again.';

export const INVITED: Outcome = {
  done: { title: 'Invitation link made' },
  failed: { title: 'Failed to make an invitation link', fallback: TRY_AGAIN },
};
