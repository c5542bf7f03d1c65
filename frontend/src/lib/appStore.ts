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
