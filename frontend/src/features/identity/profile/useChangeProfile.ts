import type { ChangeProfile } from '@hourtrail/contracts';
import { useChangeProfileMutation } from '../../../api/identity.js';
import { toast } from '../../../ui/toast.js';
import { tried, type Outcome } from '../../../ui/withToast.js';

const OUTCOME: Outcome = {
  done: { title: 'Profile saved' },
  failed: { title: 'Profile not saved', fallback: 'Failed to save your profile. Please try again.' },
};

/** Resolves to the error, or to null. */
export function useChangeProfile(): (changes: ChangeProfile) => Promise<unknown> {
  const [send] = useChangeProfileMutation();
  return async (changes) => {
    if (Object.keys(changes).length > 0) return tried(send(changes).unwrap(), OUTCOME);
    toast({ title: 'Nothing to save' });
    return null;
  };
}
