import { useState, useCallback, useLayoutEffect, useRef, useEffect } from 'react';

/** The latest value that was not null, so that something can still be drawn while it closes. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** Something that is kept only as long as `scope` stays the same, and begins anew with another. */
export function useScoped<T>(scope: string, initial: T): [T, (change: (now: T) => T) => void] {
  const [state, keep] = useState({ scope, value: initial });
  if (state.scope !== scope) keep({ scope, value: initial });
  const change = (next: (now: T) => T): void =>
    keep((now) => (now.scope === scope ? { scope, value: next(now.value) } : now));
  return [state.scope === scope ? state.value : initial, change];
}

/** The same function at every drawing, which does what the latest one would: for rows that are drawn anew only when they change. */
export function useStable<Args extends readonly unknown[], Answer>(
  act: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args) => latest.current(...args), []);
}

/** The value as it stood once it had been left alone for `delay` milliseconds. */
export function useDebounced<T>(value: T, delay = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
