import { useState } from 'react';

const PREFIX = 'hourtrail-kept ';

/** The fallback if storage is off or full; lasts until the page closes. */
const inMemory = new Map<string, string>();

function stored<T>(act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(localStorage);
  } catch {
    return otherwise;
  }
}

/** Survives reloads and expired sessions, until the person signs out. */
export const browserStorage = {
  read: (name: string): string | null =>
    inMemory.get(name) ?? stored((storage) => storage.getItem(PREFIX + name), null),

  /** Returns false if the text only lasts as long as the page. */
  write(name: string, text: string): boolean {
    const lasts = stored((storage) => (storage.setItem(PREFIX + name, text), true), false);
    if (lasts) inMemory.delete(name);
    else inMemory.set(name, text);
    return lasts;
  },

  drop(name: string): void {
    inMemory.delete(name);
    stored((storage) => storage.removeItem(PREFIX + name), undefined);
  },

  /** On sign-out, since school computers are shared. */
  dropAll(): void {
    inMemory.clear();
    stored((storage) => {
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      names.filter((name) => name.startsWith(PREFIX)).forEach((name) => storage.removeItem(name));
    }, undefined);
  },
};

/** Whether somebody was signed in when the application was last open: the public site cannot read the session. */
export const SIGNED_IN = 'signed-in';

/** Undefined if there is none or it is not valid JSON. */
export function storedJson(name: string): unknown {
  try {
    return JSON.parse(browserStorage.read(name) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

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
