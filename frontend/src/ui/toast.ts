import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../api/session.js';
import { appStore } from '../lib/appStore.js';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly destructive?: boolean;
  readonly action?: string;
  /** Milliseconds; five seconds by default. */
  readonly duration?: number;
  /** A message replaces an earlier one with the same `about`. */
  readonly about?: string;
}

export interface ShownToast extends ToastMessage {
  readonly id: string;
}

/** Newest last. */
export const toastSlice = createSlice({
  name: 'toasts',
  initialState: [] as readonly ShownToast[],
  reducers: {
    shown: {
      prepare: (message: ToastMessage) => ({ payload: { ...message, id: nanoid() } }),
      reducer: (toasts, { payload }: PayloadAction<ShownToast>) => [
        ...toasts.filter(({ about }) => about !== payload.about),
        payload,
      ],
    },
    dismissed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
    hushed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ about }) => about !== payload),
  },
  // the next person on this device may be someone else
  extraReducers: (builder) =>
    void builder.addCase(sessionEnded, (toasts) => toasts.filter(({ duration }) => duration !== Infinity)),
});

export interface ToastState {
  readonly toasts: readonly ShownToast[];
}

export interface ToastHandlers {
  readonly onAction?: () => void;
  /** On hover or focus, and when the window loses the focus. */
  readonly onPause?: () => void;
  readonly onResume?: () => void;
}

/** By message id; functions are not serializable, so they stay out of the store. */
const handlers = new Map<string, ToastHandlers>();

export const handlersOf = (id: string): ToastHandlers => handlers.get(id) ?? {};

const shownNow = (): readonly ShownToast[] => (appStore().getState() as ToastState).toasts;

export function toast(message: ToastMessage, does: ToastHandlers = {}): void {
  const action = toastSlice.actions.shown(message);
  handlers.set(action.payload.id, does);
  appStore().dispatch(action);
  const ids = new Set(shownNow().map(({ id }) => id));
  [...handlers.keys()].filter((id) => !ids.has(id)).forEach((id) => handlers.delete(id));
}

export const hushToast = (about: string): void => void appStore().dispatch(toastSlice.actions.hushed(about));
