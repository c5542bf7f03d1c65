import type { LogIn } from '@hourtrail/contracts';
import { errorMessage } from '../../api/errorMessage.js';
import { useLogInMutation } from '../../api/identity.js';
import { toast } from '../../ui/toast.js';

export function useLogIn(): (credentials: LogIn) => Promise<void> {
  const [logIn] = useLogInMutation();
  return async (credentials) => {
    try {
      await logIn(credentials).unwrap();
      toast({ title: 'Welcome back!', description: 'You have been successfully logged in.' });
    } catch (error) {
      const description = errorMessage(error, 'Invalid credentials. Please try again.');
      toast({ title: 'Login failed', description, destructive: true });
    }
  };
}
