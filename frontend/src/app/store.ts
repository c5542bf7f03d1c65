import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api.js';
import { knowUser } from '../api/identity.js';
import { ownPasswordAsked, sessionEnded, sessionSlice } from '../api/session.js';
import { sessionIsOver } from '../lib/atSessionEnd.js';
import { kept } from '../lib/kept.js';

/** Once a session is over nothing of it stays in memory, and once somebody signed out nothing on the device. */
const forgetAtTheEnd: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (sessionEnded.match(action)) {
    if (action.payload === 'signed-out') kept.dropAll();
    store.dispatch(api.util.resetApiState());
    store.dispatch(knowUser(null));
    sessionIsOver();
  }
  return result;
};

/** Who is refused for want of a password of their own is asked for one: reading the person anew leads there. */
const askForOwnPassword: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (ownPasswordAsked.match(action)) store.dispatch(api.util.invalidateTags(['Me']));
  return result;
};

const reducer = combineReducers({ [api.reducerPath]: api.reducer, [sessionSlice.name]: sessionSlice.reducer });

export const createStore = () =>
  configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(api.middleware, forgetAtTheEnd, askForOwnPassword),
  });
