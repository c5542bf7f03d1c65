import { Suspense } from 'react';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { lazily } from '../lib/lazily.js';
import { useLast } from '../lib/hooks.js';
import type { ToastAreaProps } from './ToastArea.js';
import { handlersOf, toastSlice, type ToastState } from './toast.js';

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 16px 76px 16px',
  zIndex: theme.zIndex.snackbar,
}));

/** The fallback if the notification script fails to load. */
const PlainToast = ({ message }: ToastAreaProps) =>
  message && (
    <Corner>
      <Alert role="alert">
        {message.title}. {message.description}
      </Alert>
    </Corner>
  );

const ToastArea = lazily(() =>
  import('./ToastArea.js').then(
    (loaded) => loaded.ToastArea,
    () => PlainToast,
  ),
);

/** Shows the newest; an earlier message that is not dismissed returns after it. */
export function Toaster() {
  const newest = useSelector(({ toasts }: ToastState) => toasts.at(-1));
  const dispatch = useDispatch();
  const anyYet = useLast(newest ?? null) !== null;
  return (
    <Suspense fallback={null}>
      {anyYet && (
        <ToastArea
          message={newest}
          handlers={newest && handlersOf(newest.id)}
          onDismiss={(id) => dispatch(toastSlice.actions.dismissed(id))}
        />
      )}
    </Suspense>
  );
}
