import { combineSlices, configureStore, type Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api.js';
import { setAsideSlice } from '../api/entriesSetAside.js';
import { knowUser } from '../api/identity.js';
import { ownPasswordRequired, sessionEnded, sessionSlice, readOnlySlice } from '../api/session.js';
import { outcomesSlice } from '../features/hours/decisions/decisionWords.js';
import { beingSentSlice } from '../features/hours/form/beingSent.js';
import { runningExportsSlice } from '../features/reporting/exports/runningExports.js';
import { importingSlice } from '../features/reporting/imports/importing.js';
import { setAppStore, sessionIsOver } from '../lib/appStore.js';
import { browserStorage } from '../lib/browserStorage.js';
import { toastSlice } from '../ui/toast.js';

/** A session's end clears the memory; signing out also clears the device. */
const clearAtSessionEnd: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (sessionEnded.match(action)) {
    if (action.payload === 'signed-out') browserStorage.dropAll();
    store.dispatch(api.util.resetApiState());
    store.dispatch(knowUser(null));
    sessionIsOver();
  }
  return result;
};

/** Reloading the user redirects to the page that sets a password. */
const askForOwnPassword: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (ownPasswordRequired.match(action)) store.dispatch(api.util.invalidateTags(['Me']));
  return result;
};

const reducer = combineSlices(
  api,
  sessionSlice,
  readOnlySlice,
  setAsideSlice,
  outcomesSlice,
  beingSentSlice,
  runningExportsSlice,
  importingSlice,
  toastSlice,
);

/** A File is not serializable. It is never persisted, so the checks can skip it. */
const WITH_FILES = { ignoredPaths: ['importing.file'], ignoredActions: [importingSlice.actions.became.type] };

export function createStore() {
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ serializableCheck: WITH_FILES }).concat(api.middleware, clearAtSessionEnd, askForOwnPassword),
  });
  setAppStore(store);
  return store;
}
