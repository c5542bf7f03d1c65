import type { Store } from '@reduxjs/toolkit';

let store: Store | undefined;

/** For code outside React components, such as toasts and background work. */
export const setAppStore = (created: Store): void => {
  store = created;
};

export function appStore(): Store {
  if (!store) throw new Error('There is no store yet.');
  return store;
}

const beforeTheEnd = new Set<() => Promise<void>>();
const atTheEnd = new Set<() => void>();

/** Sign-out waits for these tasks. */
export const beforeSignOut = (task: () => Promise<void>): void => void beforeTheEnd.add(task);

export const doneBeforeSignOut = async (): Promise<void> => {
  await Promise.allSettled([...beforeTheEnd].map((task) => task()));
};

/** Runs however the session ends: the next person on this device may be someone else. */
export const atSessionEnd = (task: () => void): void => void atTheEnd.add(task);

export const sessionIsOver = (): void => atTheEnd.forEach((task) => task());
