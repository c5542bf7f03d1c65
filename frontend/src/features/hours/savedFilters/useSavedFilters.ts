import { t, type FilteredList, type SavedFilter, type SaveFilter } from '@hourtrail/contracts';
import { useDeleteFilterMutation, useSaveFilterMutation } from '../../../api/hours.js';
import { toast } from '../../../ui/toast.js';
import { showFailure, withToast } from '../../../ui/withToast.js';

const quoted = (name: string): string => `“${name}”`;

/** Ignores case. */
export const namedAs = (name: string, saved: readonly SavedFilter[]): SavedFilter | undefined =>
  saved.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());

/** Rethrows the error after reporting it. */
export function useSaveFilter(): (filter: SaveFilter, replaces: boolean) => Promise<SavedFilter> {
  const [save] = useSaveFilterMutation();
  return (filter, replaces) =>
    withToast(save(filter).unwrap(), {
      done: {
        title: replaces ? t('approvals.filterReplaced') : t('approvals.filterSaved'),
        description: quoted(filter.name),
      },
      failed: { title: t('approvals.filterNotSaved'), fallback: t('approvals.filterNotSavedText') },
    });
}

export function useDeleteFilter(list: FilteredList): (filter: SavedFilter) => Promise<void> {
  const [send] = useDeleteFilterMutation();
  const [save] = useSaveFilterMutation();
  const bringBack = ({ name, search }: SavedFilter): Promise<unknown> =>
    withToast(save({ list, name, search }).unwrap(), {
      done: { title: t('approvals.filterRestored'), description: quoted(name) },
      failed: { title: t('approvals.filterNotRestored'), fallback: t('approvals.filterNotRestoredText') },
    }).catch(() => undefined);
  return async (filter) => {
    try {
      await send(filter.id).unwrap();
      toast(
        {
          title: t('approvals.filterRemoved'),
          description: quoted(filter.name),
          duration: 10_000,
          action: t('common.undo'),
        },
        { onAction: () => void bringBack(filter) },
      );
    } catch (error) {
      showFailure(error, {
        title: t('approvals.filterNotRemoved'),
        fallback: t('approvals.filterNotRemovedText'),
      });
    }
  };
}
