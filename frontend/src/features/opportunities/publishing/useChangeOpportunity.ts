import type { OpportunityView } from '@hourtrail/contracts';
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

const failed = (verb: 'update' | 'cancel', act: 'updating' | 'cancelling') => ({
  title: `Failed to ${verb} opportunity`,
  fallback: `An error occurred while ${act} the opportunity.`,
});

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
    change: (change, done) =>
      knowing(change.id, withToast(sendChange(change).unwrap(), { done, failed: failed('update', 'updating') })),
    cancel: (cancelling, description) =>
      knowing(
        cancelling.id,
        withToast(sendCancelling(cancelling).unwrap(), {
          done: { title: 'Opportunity cancelled', ...(description && { description }) },
          failed: failed('cancel', 'cancelling'),
        }),
      ),
  };
}
