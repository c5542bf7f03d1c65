import type { ChangeProfile } from '@hourtrail/contracts';
import { useChangeProfileMutation } from '../../../api/identity.js';
import { toast } from '../../../ui/toast.js';
import { told } from '../told.js';

const DONE = { title: 'Profile saved' };
const FAILED = { title: 'Profile not saved', fallback: 'Failed to save your profile. Please try again.' };

/** Saves what a person changed about themselves; answers the error, null when it was saved. */
export function useChangeProfile(): (changes: ChangeProfile) => Promise<unknown> {
  const [send] = useChangeProfileMutation();
  return async (changes) => {
    if (Object.keys(changes).length > 0) return told(send(changes).unwrap(), DONE, FAILED);
    toast({ title: 'Nothing to save' });
    return null;
  };
}
