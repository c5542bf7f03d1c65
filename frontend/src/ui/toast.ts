import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { appStore } from '../lib/appStore.js';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  /** For what failed or was lost. */
  readonly destructive?: boolean;
  /** The label of its button. */
  readonly action?: string;
  /** How long it stands, in milliseconds; five seconds unless given. */
  readonly duration?: number;
  /** What it is about: it takes the place of an earlier one about the same, and stands in front of the others. */
  readonly about?: string;
}

export interface ShownToast extends ToastMessage {
  readonly id: string;
}

/** The messages in the corner, the newest last. */
export const toastSlice = createSlice({
  name: 'toasts',
  initialState: [] as readonly ShownToast[],
  reducers: {
    /** A message takes the place of the one that stood there. */
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
});

/** The part of the store that this slice is. */
export interface ToastState {
  readonly toasts: readonly ShownToast[];
}

export interface ToastHandlers {
  /** Its button is pressed. */
  readonly onAction?: () => void;
  /** Somebody points at it or has come to it with the keyboard, or has left it again, or the window has. */
  readonly onPause?: () => void;
  readonly onResume?: () => void;
}

/** By the id of the message: the store cannot hold functions. */
const handlers = new Map<string, ToastHandlers>();

export const handlersOf = (id: string): ToastHandlers => handlers.get(id) ?? {};

const shownNow = (): readonly ShownToast[] => (appStore().getState() as ToastState).toasts;

/** Shows a message in the corner. */
export function toast(message: ToastMessage, does: ToastHandlers = {}): void {
  const action = toastSlice.actions.shown(message);
  handlers.set(action.payload.id, does);
  appStore().dispatch(action);
  const ids = new Set(shownNow().map(({ id }) => id));
  [...handlers.keys()].filter((id) => !ids.has(id)).forEach((id) => handlers.delete(id));
}

/** Takes away what is said about something. */
export const hushToast = (about: string): void => void appStore().dispatch(toastSlice.actions.hushed(about));
