import type { FieldError, SignUp } from '@hourtrail/contracts';
import { errorMessage, fieldErrors } from '../../api/errorMessage.js';
import { useSignUpMutation } from '../../api/identity.js';
import { toast } from '../../ui/toast.js';

/** Creates the account; resolves to what the server says is wrong with single fields. */
export function useSignUp(): (account: SignUp) => Promise<readonly FieldError[]> {
  const [signUp] = useSignUpMutation();
  return async (account) => {
    try {
      await signUp(account).unwrap();
      toast({ title: 'Welcome to HourTrail!', description: 'Your account has been created and you are logged in.' });
      return [];
    } catch (error) {
      const description = errorMessage(error, 'Unable to create account. Please try again.');
      toast({ title: 'Signup failed', description, destructive: true });
      return fieldErrors(error);
    }
  };
}
