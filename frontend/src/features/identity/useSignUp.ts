import type { SignUp } from '@hourtrail/contracts';
import { useSignUpMutation } from '../../api/identity.js';
import { tried, type Outcome } from '../../ui/told.js';

const OUTCOME: Outcome = {
  done: { title: 'Welcome to HourTrail!', description: 'Your account has been created and you are logged in.' },
  failed: { title: 'Signup failed', fallback: 'Unable to create account. Please try again.' },
};

/** Creates the account; answers the error, null when it stands. */
export function useSignUp(): (account: SignUp) => Promise<unknown> {
  const [signUp] = useSignUpMutation();
  return (account) => tried(signUp(account).unwrap(), OUTCOME);
}
