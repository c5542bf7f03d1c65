import type { CreatedUser, CreateUser } from '@hourtrail/contracts';
import { useCreateUserMutation } from '../../api/people.js';
import { told, type Outcome } from '../../ui/told.js';

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

/** Makes or nominates an account and tells how it went; throws what went wrong once it has been told. */
export function useCreateUser(outcome: Outcome): (user: CreateUser) => Promise<CreatedUser> {
  const [send] = useCreateUserMutation();
  return (user) => told(send(user).unwrap(), outcome);
}
