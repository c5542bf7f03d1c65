import { t, type HoursView } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { errorStatus } from '../../api/errorMessage.js';
import { refreshHours, useChangeHoursMutation, type HoursChange } from '../../api/hours.js';
import { withToast, type Done, type Failure } from '../../ui/withToast.js';

export const UPDATE_FAILED: Failure = {
  title: t('hours.updateFailed'),
  fallback: t('hours.updateFailedText'),
};
export const SUBMISSION_FAILED: Failure = {
  title: t('hours.submissionFailed'),
  fallback: t('hours.submissionFailedText'),
};

/** Shows a toast and rethrows errors. A 404 or 409 refetches the entry. */
export function useChangeHours(): (change: HoursChange, done: Done<HoursView>, failed?: Failure) => Promise<HoursView> {
  const [send] = useChangeHoursMutation();
  const dispatch = useDispatch();
  return async (change, done, failed = UPDATE_FAILED) => {
    try {
      return await withToast(send(change).unwrap(), { done, failed });
    } catch (error) {
      const status = errorStatus(error);
      if (status === 409 || status === 404) dispatch(refreshHours(change.id));
      throw error;
    }
  };
}
