import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a page is drawn as it was prerendered, true from right after that. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
