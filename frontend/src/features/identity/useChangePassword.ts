import type { ChangePassword } from '@hourtrail/contracts';
import { useChangePasswordMutation } from '../../api/identity.js';
import { tried, type Outcome } from '../../ui/told.js';

const OUTCOME: Outcome = {
  done: { title: 'Password changed', description: 'Your other sessions have been signed out.' },
  failed: { title: 'Password not changed', fallback: 'Failed to change your password. Please try again.' },
};

/** Changes the password; answers the error, null when it was changed. */
export function useChangePassword(): (passwords: ChangePassword) => Promise<unknown> {
  const [send] = useChangePasswordMutation();
  return ({ currentPassword, newPassword }) => tried(send({ currentPassword, newPassword }).unwrap(), OUTCOME);
}
