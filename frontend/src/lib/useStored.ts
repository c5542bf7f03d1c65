import { useState } from 'react';

export const remembered = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is off: it lasts for this visit.
  }
};

export function useStored<T extends string>(key: string, choices: readonly T[], initial: T): [T, (next: T) => void] {
  const [value, setValue] = useState<T>(() => choices.find((choice) => choice === remembered(key)) ?? initial);
  const store = (next: T): void => {
    setValue(next);
    remember(key, next);
  };
  return [value, store];
}
