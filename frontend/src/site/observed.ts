import { useSyncExternalStore } from 'react';

/** A value that belongs to no part of the page and that parts can follow: the site does without a store library. */
export interface Observed<T> {
  readonly current: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function observed<T>(initial: T): Observed<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set: (next) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useObserved = <T>({ subscribe, current }: Observed<T>): T =>
  useSyncExternalStore(subscribe, current, current);
