import type { SavedFilter, SaveFilter } from '@hourtrail/contracts';
import { useDeleteFilterMutation, useSaveFilterMutation } from '../../api/hours.js';
import { toast } from '../../ui/toast.js';
import { showFailure, withToast } from '../../ui/withToast.js';

const quoted = (name: string): string => `“${name}”`;

/** Ignores case. */
export const namedAs = (name: string, saved: readonly SavedFilter[]): SavedFilter | undefined =>
  saved.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());

/** Rethrows the error after reporting it. */
export function useSaveFilter(): (filter: SaveFilter, replaces: boolean) => Promise<SavedFilter> {
  const [save] = useSaveFilterMutation();
  return (filter, replaces) =>
    withToast(save(filter).unwrap(), {
      done: { title: replaces ? 'Filter replaced' : 'Filter saved', description: quoted(filter.name) },
      failed: { title: 'Failed to save filter', fallback: 'An error occurred while saving the filter.' },
    });
}

export function useDeleteFilter(): (filter: SavedFilter) => Promise<void> {
  const [send] = useDeleteFilterMutation();
  const [save] = useSaveFilterMutation();
  const bringBack = ({ name, search }: SavedFilter): Promise<unknown> =>
    withToast(save({ name, search }).unwrap(), {
      done: { title: 'Filter restored', description: quoted(name) },
      failed: { title: 'Failed to restore filter', fallback: 'An error occurred while restoring the filter.' },
    }).catch(() => undefined);
  return async (filter) => {
    try {
      await send(filter.id).unwrap();
      toast(
        { title: 'Filter removed', description: quoted(filter.name), duration: 10_000, action: 'Undo' },
        { onAction: () => void bringBack(filter) },
      );
    } catch (error) {
      showFailure(error, {
        title: 'Failed to remove filter',
        fallback: 'An error occurred while removing the filter.',
      });
    }
  };
}
