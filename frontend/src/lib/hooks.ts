import { useState, useCallback, useLayoutEffect, useRef, useEffect, useSyncExternalStore } from 'react';

/** Keeps the last non-null value, so that a dialog has content while it closes. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** State that resets when `scope` changes. */
export function useScoped<T>(scope: string, initial: T): [T, (change: (now: T) => T) => void] {
  const [state, keep] = useState({ scope, value: initial });
  if (state.scope !== scope) keep({ scope, value: initial });
  const change = (next: (now: T) => T): void =>
    keep((now) => (now.scope === scope ? { scope, value: next(now.value) } : now));
  return [state.scope === scope ? state.value : initial, change];
}

/** A function of stable identity that calls the latest `act`, for memoized rows. */
export function useStable<Args extends readonly unknown[], Answer>(
  act: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args) => latest.current(...args), []);
}

/** The value once it has not changed for `delay` milliseconds. */
export function useDebounced<T>(value: T, delay = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

function subscribeToNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );

function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

export const useVisible = (): boolean =>
  useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');
