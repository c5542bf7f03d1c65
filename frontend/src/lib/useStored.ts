import { useState } from 'react';

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** A choice of this person on this device, kept between visits where the browser allows it. */
export function useStored<T extends string>(key: string, choices: readonly T[], initial: T): [T, (next: T) => void] {
  const [value, setValue] = useState<T>(() => choices.find((choice) => choice === read(key)) ?? initial);
  const store = (next: T): void => {
    setValue(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // Storage is off: the choice lasts for this visit.
    }
  };
  return [value, store];
}
