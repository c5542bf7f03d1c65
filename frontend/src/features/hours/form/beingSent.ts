import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { appStore } from '../../../lib/appStore.js';

/** The slots of the forms that are being sent, also of those that were left meanwhile. */
export const beingSentSlice = createSlice({
  name: 'beingSent',
  initialState: [] as readonly string[],
  reducers: {
    began: (slots, { payload }: PayloadAction<string>) => [...slots, payload],
    ended: (slots, { payload }: PayloadAction<string>) => slots.filter((slot) => slot !== payload),
  },
});

/** The part of the store that this slice is. */
export interface BeingSentState {
  readonly beingSent: readonly string[];
}

const { began, ended } = beingSentSlice.actions;

/** Sends a form; until that has ended no other one opens on the same text, and nothing is sent twice. */
export async function whileSending(slot: string, send: () => Promise<void>): Promise<void> {
  appStore().dispatch(began(slot));
  try {
    await send();
  } finally {
    appStore().dispatch(ended(slot));
  }
}
