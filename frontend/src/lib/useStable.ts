import { useCallback, useLayoutEffect, useRef } from 'react';

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
