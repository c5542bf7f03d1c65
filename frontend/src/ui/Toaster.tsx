import { Suspense, lazy, useSyncExternalStore } from 'react';
import { useLast } from '../lib/useLast.js';
import { toastStore } from './toast.js';

const ToastArea = lazy(async () => ({ default: (await import('./ToastArea.js')).ToastArea }));

/** Shows what `toast` is told; its script comes with the first message. */
export function Toaster() {
  const message = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const anyYet = useLast(message) !== null;
  return <Suspense fallback={null}>{anyYet && <ToastArea message={message} />}</Suspense>;
}
