import { t, type OpportunityView } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { errorStatus } from '../../../api/errorMessage.js';
import {
  refreshOpportunity,
  useCancelOpportunityMutation,
  useChangeOpportunityMutation,
  type OpportunityCancelling,
  type OpportunityChange,
} from '../../../api/opportunities.js';
import type { ToastMessage } from '../../../ui/toast.js';
import { withToast } from '../../../ui/withToast.js';

const NOT_UPDATED = { title: t('publishing.updateFailed'), fallback: t('publishing.updateFailedText') };
const NOT_CANCELLED = { title: t('publishing.cancelFailed'), fallback: t('publishing.cancelFailedText') };

interface Changing {
  readonly change: (change: OpportunityChange, done: ToastMessage) => Promise<OpportunityView>;
  readonly cancel: (cancelling: OpportunityCancelling, description: string) => Promise<OpportunityView>;
}

/** Each action shows a toast and rethrows errors. A 404 or 409 refetches the opportunity. */
export function useChangeOpportunity(): Changing {
  const [sendChange] = useChangeOpportunityMutation();
  const [sendCancelling] = useCancelOpportunityMutation();
  const dispatch = useDispatch();

  const knowing = async <Answer>(id: number, work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } catch (error) {
      if ([404, 409].includes(errorStatus(error) ?? 0)) dispatch(refreshOpportunity(id));
      throw error;
    }
  };
  return {
    change: (change, done) => knowing(change.id, withToast(sendChange(change).unwrap(), { done, failed: NOT_UPDATED })),
    cancel: (cancelling, description) =>
      knowing(
        cancelling.id,
        withToast(sendCancelling(cancelling).unwrap(), {
          done: { title: t('publishing.cancelled'), ...(description && { description }) },
          failed: NOT_CANCELLED,
        }),
      ),
  };
}
