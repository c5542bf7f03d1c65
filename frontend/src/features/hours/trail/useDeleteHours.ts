import type { HoursView } from '@hourtrail/contracts';
import { useDeleteHoursMutation } from '../../../api/hours.js';
import { tried, type Outcome } from '../../../ui/told.js';

const DELETED: Outcome = {
  done: { title: 'Hours Deleted' },
  failed: { title: 'Error', fallback: 'Failed to delete volunteer hours.' },
};

/** Deletes an entry; true when it is gone. */
export function useDeleteHours(): (entry: HoursView) => Promise<boolean> {
  const [send] = useDeleteHoursMutation();
  return async ({ id }) => (await tried(send(id).unwrap(), DELETED)) === null;
}
