import type { SubscriptionView } from '@hourtrail/contracts';
import { useRemoveSubscriptionMutation } from '../../api/inbox.js';
import type { Confirmation } from '../../ui/ConfirmDialog.js';
import { told } from '../../ui/told.js';

/** What is asked before an address is taken off the newsletter, and the act. */
export function useRemoveSubscription(): (subscription: SubscriptionView) => Confirmation {
  const [send] = useRemoveSubscriptionMutation();
  return ({ id, version, email }) => ({
    title: 'Remove this address?',
    question: `${email} gets no newsletter any more. Whoever reads its mail can ask for it again.`,
    confirm: 'Remove',
    busy: 'Removing...',
    destructive: true,
    onConfirm: () =>
      told(send({ id, version }).unwrap(), {
        done: { title: 'Address removed' },
        failed: { title: 'Error', fallback: 'The address could not be removed.' },
      }).then(() => null),
  });
}
