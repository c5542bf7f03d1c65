import { t, type ContactMessageView, type SubscriptionView } from '@hourtrail/contracts';
import {
  useEraseMessageMutation,
  useEraseSubscriptionMutation,
  useRemoveSubscriptionMutation,
} from '../../api/inbox.js';
import { fullName } from '../../lib/names.js';
import type { Confirmation } from '../../ui/ConfirmDialog.js';
import { withToast } from '../../ui/withToast.js';

const FINAL = {
  confirm: t('inbox.erasePermanently'),
  busy: t('inbox.erasing'),
  destructive: true,
  withReason: false,
} as const;

export function useErase() {
  const [eraseMessage] = useEraseMessageMutation();
  const [eraseSubscription] = useEraseSubscriptionMutation();
  return {
    message: (message: ContactMessageView, onErased: () => void): Confirmation => ({
      ...FINAL,
      title: t('inbox.eraseMessageTitle'),
      question: t('inbox.eraseMessageQuestion', { name: fullName(message) }),
      onConfirm: async () => {
        await withToast(eraseMessage({ id: message.id, version: message.version }).unwrap(), {
          done: { title: t('inbox.messageErased') },
          failed: { title: t('common.error'), fallback: t('inbox.eraseMessageFailed') },
        });
        onErased();
        return null;
      },
    }),
    subscription: ({ id, version, email }: SubscriptionView): Confirmation => ({
      ...FINAL,
      title: t('inbox.eraseAddressTitle'),
      question: t('inbox.eraseAddressQuestion', { email }),
      onConfirm: () =>
        withToast(eraseSubscription({ id, version }).unwrap(), {
          done: { title: t('inbox.addressErased') },
          failed: { title: t('common.error'), fallback: t('inbox.eraseAddressFailed') },
        }).then(() => null),
    }),
  };
}

export function useRemoveSubscription(): (subscription: SubscriptionView) => Confirmation {
  const [send] = useRemoveSubscriptionMutation();
  return ({ id, version, email }) => ({
    title: t('inbox.removeAddressTitle'),
    question: t('inbox.removeAddressQuestion', { email }),
    confirm: t('common.remove'),
    busy: t('common.removing'),
    destructive: true,
    onConfirm: () =>
      withToast(send({ id, version }).unwrap(), {
        done: { title: t('inbox.addressRemoved') },
        failed: { title: t('common.error'), fallback: t('inbox.removeAddressFailed') },
      }).then(() => null),
  });
}
