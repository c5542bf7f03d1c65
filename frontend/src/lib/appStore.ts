import type { Store } from '@reduxjs/toolkit';

let store: Store | undefined;

/** Makes the application's one store known to what acts outside of components: messages, and work that outlasts its screen. */
export const setAppStore = (created: Store): void => {
  store = created;
};

export function appStore(): Store {
  if (!store) throw new Error('There is no store yet.');
  return store;
}

const beforeTheEnd = new Set<() => Promise<void>>();
const atTheEnd = new Set<() => void>();

/** Keeps the session open at sign-out until this has been done. */
export const beforeSignOut = (task: () => Promise<void>): void => void beforeTheEnd.add(task);

export const doneBeforeSignOut = async (): Promise<void> => {
  await Promise.allSettled([...beforeTheEnd].map((task) => task()));
};

/** Done once a session is over, however it ended: the next person at this device is somebody else. */
export const atSessionEnd = (task: () => void): void => void atTheEnd.add(task);

export const sessionIsOver = (): void => atTheEnd.forEach((task) => task());
