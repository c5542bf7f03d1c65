import { Suspense, useSyncExternalStore } from 'react';
import { styled } from '@mui/material/styles';
import { lazily } from '../lib/lazily.js';
import { useLast } from '../lib/useLast.js';
import { Notice } from './Notice.js';
import { toastStore, type ShownToast } from './toast.js';

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 16px 76px 16px',
  zIndex: theme.zIndex.snackbar,
}));

/** Says the words where the script of the notification area does not arrive. */
const PlainToast = ({ message }: { message: ShownToast | null }) =>
  message && (
    <Corner>
      <Notice urgent>
        {message.title}. {message.description}
      </Notice>
    </Corner>
  );

const ToastArea = lazily(() =>
  import('./ToastArea.js').then(
    (loaded) => loaded.ToastArea,
    () => PlainToast,
  ),
);

/** Shows what `toast` is told. */
export function Toaster() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const anyYet = useLast(message) !== null;
  return <Suspense fallback={null}>{anyYet && <ToastArea message={message} />}</Suspense>;
}
