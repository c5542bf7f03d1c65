import { t, type HoursView } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { errorStatus } from '../../../api/errorMessage.js';
import {
  refreshHours,
  useAdministerHoursMutation,
  useRemoveHoursMutation,
  useRestoreHoursMutation,
  type HoursChange,
} from '../../../api/hours.js';
import type { ReasonInput } from '../../../ui/ConfirmDialog.js';
import type { ToastMessage } from '../../../ui/toast.js';
import { withToast } from '../../../ui/withToast.js';

const failed = (fallback: string) => ({ title: t('common.error'), fallback });
const UPDATE_FAILED = failed(t('hours.updateFailedText'));

export const ADDED = {
  done: { title: t('hoursAdmin.hoursAdded') },
  failed: failed(t('hoursAdmin.addingFailedText')),
};

interface Administering {
  readonly change: (change: HoursChange, done: ToastMessage) => Promise<HoursView>;
  readonly remove: (entry: HoursView, why: ReasonInput) => Promise<null>;
  readonly restore: (entry: HoursView, why: ReasonInput) => Promise<HoursView>;
}

/** Each action shows a toast and rethrows errors. A 404 or 409 refetches the entry. */
export function useAdministerHours(): Administering {
  const [sendChange] = useAdministerHoursMutation();
  const [sendRemoval] = useRemoveHoursMutation();
  const [sendRestoring] = useRestoreHoursMutation();
  const dispatch = useDispatch();

  const knowing = async <Answer>(id: number, work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } catch (error) {
      if ([404, 409].includes(errorStatus(error) ?? 0)) dispatch(refreshHours(id));
      throw error;
    }
  };
  return {
    change: (change, done) =>
      knowing(change.id, withToast(sendChange(change).unwrap(), { done, failed: UPDATE_FAILED })),
    remove: ({ id, version }, why) =>
      knowing(
        id,
        withToast(sendRemoval({ id, version, ...why }).unwrap(), {
          done: { title: t('hours.deleted') },
          failed: failed(t('hours.deletionFailedText')),
        }),
      ),
    restore: ({ id }, why) =>
      knowing(
        id,
        withToast(sendRestoring({ id, ...why }).unwrap(), {
          done: { title: t('hoursAdmin.restored') },
          failed: UPDATE_FAILED,
        }),
      ),
  };
}
