import { useMemo } from 'react';
import { useHydrated } from './hydrated.js';
import { usePlace } from './place.js';

/** What the address asks for after its question mark; nothing yet while the page is as it was prerendered. */
export function useSearch(): URLSearchParams {
  const { search } = usePlace();
  const hydrated = useHydrated();
  return useMemo(() => new URLSearchParams(hydrated ? search : ''), [hydrated, search]);
}
