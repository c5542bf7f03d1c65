import { Suspense } from 'react';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { lazily } from '../lib/lazily.js';
import { useLast } from '../lib/useLast.js';
import { useObserved } from '../lib/useObserved.js';
import { toastStore, type ShownToast } from './toast.js';

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 16px 76px 16px',
  zIndex: theme.zIndex.snackbar,
}));

/** Says the words where the script of the notification area does not arrive. */
function PlainToast({ messages }: { messages: readonly ShownToast[] }) {
  const message = messages.at(-1);
  return (
    message && (
      <Corner>
        <Alert role="alert">
          {message.title}. {message.description}
        </Alert>
      </Corner>
    )
  );
}

const ToastArea = lazily(() =>
  import('./ToastArea.js').then(
    (loaded) => loaded.ToastArea,
    () => PlainToast,
  ),
);

/** Shows what `toast` is told. */
export function Toaster() {
  const messages = useObserved(toastStore.shown);
  const anyYet = useLast(messages[0] ?? null) !== null;
  return <Suspense fallback={null}>{anyYet && <ToastArea messages={messages} />}</Suspense>;
}
