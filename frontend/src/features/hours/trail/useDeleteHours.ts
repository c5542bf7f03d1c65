import type { HoursView } from '@hourtrail/contracts';
import { useDeleteHoursMutation } from '../../../api/hours.js';
import { tried, type Outcome } from '../../../ui/told.js';

const DELETED: Outcome = {
  done: { title: 'Hours Deleted' },
  failed: { title: 'Error', fallback: 'Failed to delete volunteer hours.' },
};

/** Deletes an entry; true when it is gone. */
export function useDeleteHours(): { remove: (entry: HoursView) => Promise<boolean>; busy: boolean } {
  const [send, { isLoading }] = useDeleteHoursMutation();
  const remove = async ({ id }: HoursView): Promise<boolean> => (await tried(send(id).unwrap(), DELETED)) === null;
  return { remove, busy: isLoading };
}
