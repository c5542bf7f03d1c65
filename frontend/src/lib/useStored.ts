import { useState } from 'react';

/** What this device remembers; null where it remembers nothing. */
export const remembered = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Remembers something on this device, where the browser allows it. */
export const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is off: it lasts for this visit.
  }
};

/** A choice of this person on this device, kept between visits where the browser allows it. */
export function useStored<T extends string>(key: string, choices: readonly T[], initial: T): [T, (next: T) => void] {
  const [value, setValue] = useState<T>(() => choices.find((choice) => choice === remembered(key)) ?? initial);
  const store = (next: T): void => {
    setValue(next);
    remember(key, next);
  };
  return [value, store];
}
