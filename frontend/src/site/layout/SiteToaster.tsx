import { lazy, Suspense, useEffect } from 'react';
import { useLast } from '../../lib/hooks.js';
import type { ToastAreaProps } from '../../ui/ToastArea.js';
import { useObserved } from '../observed.js';
import { styled } from '../styled.js';
import { dismissToast, shownToast } from '../toast.js';

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 16px 16px 16px',
  zIndex: theme.zIndex.snackbar,
  padding: 16,
  borderRadius: 10,
  color: theme.vars.palette.status.pending.ink,
  backgroundColor: theme.vars.palette.status.pending.paper,
  boxShadow: theme.vars.palette.floating,
}));

/** Says the words where the script of the notification area does not arrive. */
const PlainToast = ({ message }: ToastAreaProps) =>
  message && (
    <Corner role="alert">
      {message.title}. {message.description}
    </Corner>
  );

const fetchArea = () =>
  import('../../ui/ToastArea.js').then(
    (loaded) => ({ default: loaded.ToastArea }),
    () => ({ default: PlainToast }),
  );
const ToastArea = lazy(fetchArea);

const TYPED_INTO = 'input:not([type="radio"]), textarea';

/** Shows what `toast` is told. Its script comes when there may soon be something to tell: most visits have nothing. */
export function SiteToaster() {
  const message = useObserved(shownToast);
  const anyYet = useLast(message ?? null) !== null;
  useEffect(() => {
    const prepare = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(TYPED_INTO)) void fetchArea();
    };
    document.addEventListener('focusin', prepare);
    return () => document.removeEventListener('focusin', prepare);
  }, []);
  return <Suspense>{anyYet && <ToastArea message={message} onDismiss={dismissToast} />}</Suspense>;
}
