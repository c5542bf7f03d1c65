import type { LogIn } from '@hourtrail/contracts';
import { useLogInMutation } from '../../api/identity.js';
import { tried, type Outcome } from '../../ui/told.js';

const OUTCOME: Outcome = {
  done: { title: 'Welcome back!', description: 'You have been successfully logged in.' },
  failed: { title: 'Login failed', fallback: 'Invalid credentials. Please try again.' },
};

/** Signs in; answers the error, null when the person is signed in. */
export function useLogIn(): (credentials: LogIn) => Promise<unknown> {
  const [logIn] = useLogInMutation();
  return (credentials) => tried(logIn(credentials).unwrap(), OUTCOME);
}
