import { useSyncExternalStore } from 'react';
import type { Observed } from './observed.js';

export const useObserved = <T>({ subscribe, current }: Observed<T>): T =>
  useSyncExternalStore(subscribe, current, current);
