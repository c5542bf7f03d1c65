import type { ContactMessageView, SubscriptionView } from '@hourtrail/contracts';
import {
  useEraseMessageMutation,
  useEraseSubscriptionMutation,
  useRemoveSubscriptionMutation,
} from '../../api/inbox.js';
import { fullName } from '../../lib/names.js';
import type { Confirmation } from '../../ui/ConfirmDialog.js';
import { withToast } from '../../ui/withToast.js';

const FINAL = { confirm: 'Erase for good', busy: 'Erasing...', destructive: true, withReason: false } as const;

export function useErase() {
  const [eraseMessage] = useEraseMessageMutation();
  const [eraseSubscription] = useEraseSubscriptionMutation();
  return {
    message: (message: ContactMessageView, onErased: () => void): Confirmation => ({
      ...FINAL,
      title: 'Erase this message?',
      question: `What ${fullName(message)} wrote goes for good, with their name and address. The log keeps that a message came, and when. A copy that was forwarded by mail is not in our hands.`,
      onConfirm: async () => {
        await withToast(eraseMessage({ id: message.id, version: message.version }).unwrap(), {
          done: { title: 'Message erased' },
          failed: { title: 'Error', fallback: 'The message could not be erased.' },
        });
        onErased();
        return null;
      },
    }),
    subscription: ({ id, version, email }: SubscriptionView): Confirmation => ({
      ...FINAL,
      title: 'Erase this address?',
      question: `${email} goes for good, and no newsletter goes there any more. The log keeps that somebody asked for it, and when.`,
      onConfirm: () =>
        withToast(eraseSubscription({ id, version }).unwrap(), {
          done: { title: 'Address erased' },
          failed: { title: 'Error', fallback: 'The address could not be erased.' },
        }).then(() => null),
    }),
  };
}

export function useRemoveSubscription(): (subscription: SubscriptionView) => Confirmation {
  const [send] = useRemoveSubscriptionMutation();
  return ({ id, version, email }) => ({
    title: 'Remove this address?',
    question: `${email} gets no newsletter any more. Whoever reads its mail can ask for it again.`,
    confirm: 'Remove',
    busy: 'Removing...',
    destructive: true,
    onConfirm: () =>
      withToast(send({ id, version }).unwrap(), {
        done: { title: 'Address removed' },
        failed: { title: 'Error', fallback: 'The address could not be removed.' },
      }).then(() => null),
  });
}
