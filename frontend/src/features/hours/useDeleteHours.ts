import type { HoursView } from '@hourtrail/contracts';
import { useDeleteHoursMutation } from '../../api/hours.js';
import { toast } from '../../ui/toast.js';
import { tellFailure } from './useChangeHours.js';

const FAILED = { title: 'Error', fallback: 'Failed to delete volunteer hours.' };

/** Deletes an entry; true when it is gone. */
export function useDeleteHours(): { remove: (entry: HoursView) => Promise<boolean>; busy: boolean } {
  const [send, { isLoading }] = useDeleteHoursMutation();
  const remove = async ({ id }: HoursView): Promise<boolean> => {
    try {
      await send(id).unwrap();
      toast({ title: 'Hours Deleted' });
      return true;
    } catch (error) {
      tellFailure(error, FAILED);
      return false;
    }
  };
  return { remove, busy: isLoading };
}
