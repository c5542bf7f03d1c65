import { t, type ChangeUser, type UserView, type CreatedUser, type CreateUser } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { errorBody, errorStatus } from '../../api/errorMessage.js';
import { api } from '../../api/api.js';
import { useChangeUserMutation, useCreateUserMutation } from '../../api/people.js';
import { withToast, type Outcome } from '../../ui/withToast.js';

const UPDATED: Outcome = {
  done: { title: t('people.userUpdated') },
  failed: { title: t('people.updateUserFailed'), fallback: t('people.updateUserError') },
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
  done: { title: t('people.userCreated') },
  failed: { title: t('people.createUserFailed'), fallback: t('people.createUserError') },
};
export const COORDINATOR_CREATED: Outcome = {
  done: { title: t('people.coordinatorCreated') },
  failed: { title: t('people.createCoordinatorFailed'), fallback: t('people.createCoordinatorError') },
};
export const VERIFIER_NOMINATED: Outcome = {
  done: { title: t('people.verifierCreated'), description: t('people.verifierCreatedDetail') },
  failed: { title: t('people.createVerifierFailed'), fallback: t('people.createVerifierError') },
};

/** Shows a toast and rethrows errors. */
export function useCreateUser(outcome: Outcome): (user: CreateUser) => Promise<CreatedUser> {
  const [send] = useCreateUserMutation();
  return (user) => withToast(send(user).unwrap(), outcome);
}

export const TRY_AGAIN = t('people.tryAgain');

export const INVITED: Outcome = {
  done: { title: t('people.invitationLinkCreated') },
  failed: { title: t('people.invitationLinkFailed'), fallback: TRY_AGAIN },
};
