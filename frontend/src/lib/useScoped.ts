import { useState } from 'react';

/** Something that is kept only as long as `scope` stays the same, and begins anew with another. */
export function useScoped<T>(scope: string, initial: T): [T, (change: (now: T) => T) => void] {
  const [kept, keep] = useState({ scope, value: initial });
  if (kept.scope !== scope) keep({ scope, value: initial });
  const change = (next: (now: T) => T): void =>
    keep((now) => (now.scope === scope ? { scope, value: next(now.value) } : now));
  return [kept.scope === scope ? kept.value : initial, change];
}
