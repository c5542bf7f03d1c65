import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLast } from '../lib/hooks.js';
import { styled } from '../ui/styled.js';
import type { ShownToast, ToastHandlers, ToastMessage } from '../ui/toast.js';
import type { ToastAreaProps } from '../ui/ToastArea.js';

let shown: ShownToast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownToast = (): ShownToast | undefined => shown;

/** Replaces the message before: the site has no store for several. */
export function toast(message: ToastMessage): void {
  count += 1;
  show({ ...message, id: String(count) });
}

export const dismissToast = (): void => show(undefined);

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

/** The fallback if the notification script fails to load. */
const PlainToast = ({ messages }: ToastAreaProps) => (
  <>
    {messages.map(({ id, title, description }) => (
      <Corner key={id} role="alert">
        <strong>{title}</strong> {description}
      </Corner>
    ))}
  </>
);

const loadArea = () =>
  import('../ui/ToastArea.js').then(
    ({ ToastArea: Area }) => ({ default: Area }),
    () => ({ default: PlainToast }),
  );
const ToastArea = lazy(loadArea);

const NO_HANDLERS = (): ToastHandlers => ({});

const TEXT_FIELDS = 'input:not([type="radio"]), textarea';

/** Loads the script when a field first gets the focus; most visits need none. */
export function Toaster() {
  const message = useSyncExternalStore(subscribe, shownToast, () => undefined);
  const hasShown = useLast(message ?? null) !== null;
  useEffect(() => {
    const prepare = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(TEXT_FIELDS)) void loadArea();
    };
    document.addEventListener('focusin', prepare);
    return () => document.removeEventListener('focusin', prepare);
  }, []);
  return (
    <Suspense>
      {hasShown && (
        <ToastArea messages={message ? [message] : []} handlersOf={NO_HANDLERS} onDismiss={dismissIfShown} />
      )}
    </Suspense>
  );
}

function dismissIfShown(id: string): void {
  if (shown?.id === id) dismissToast();
}
