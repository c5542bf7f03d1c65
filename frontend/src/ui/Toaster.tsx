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
const PlainToast = ({ messages }: ToastAreaProps) => (
  <Corner>
    {messages.map(({ id, title, description }) => (
      <Alert key={id} role="alert">
        {title}. {description}
      </Alert>
    ))}
  </Corner>
);

const ToastArea = lazily(() =>
  import('./ToastArea.js').then(
    (loaded) => loaded.ToastArea,
    () => PlainToast,
  ),
);

/** Shows the newest, above it the last other one with an action, such as Undo; an earlier one that is not dismissed returns after it. */
export function Toaster() {
  const toasts = useSelector((state: ToastState) => state.toasts);
  const newest = toasts.at(-1);
  const other = toasts.slice(0, -1).findLast(({ action }) => action);
  const shown = [other, newest].filter((one) => one !== undefined);
  const dispatch = useDispatch();
  const anyYet = useLast(newest ?? null) !== null;
  return (
    <Suspense fallback={null}>
      {anyYet && (
        <ToastArea
          messages={shown}
          handlersOf={handlersOf}
          onDismiss={(id) => dispatch(toastSlice.actions.dismissed(id))}
        />
      )}
    </Suspense>
  );
}
