import type { ChangePassword } from '@hourtrail/contracts';
import { useChangePasswordMutation } from '../../api/identity.js';
import { told } from './told.js';

const DONE = { title: 'Password changed', description: 'Your other sessions have been signed out.' };
const FAILED = { title: 'Password not changed', fallback: 'Failed to change your password. Please try again.' };

/** Changes the password; answers the error, null when it was changed. */
export function useChangePassword(): (passwords: ChangePassword) => Promise<unknown> {
  const [send] = useChangePasswordMutation();
  return ({ currentPassword, newPassword }) => told(send({ currentPassword, newPassword }).unwrap(), DONE, FAILED);
}
