import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { appStore } from '../../../lib/appStore.js';

/** Includes forms that were closed while sending. */
export const beingSentSlice = createSlice({
  name: 'beingSent',
  initialState: [] as readonly string[],
  reducers: {
    began: (slots, { payload }: PayloadAction<string>) => [...slots, payload],
    ended: (slots, { payload }: PayloadAction<string>) => slots.filter((slot) => slot !== payload),
  },
});

export interface BeingSentState {
  readonly beingSent: readonly string[];
}

const { began, ended } = beingSentSlice.actions;

/** Blocks other forms on the same draft until sending ends, so that nothing is sent twice. */
export async function whileSending(slot: string, send: () => Promise<void>): Promise<void> {
  appStore().dispatch(began(slot));
  try {
    await send();
  } finally {
    appStore().dispatch(ended(slot));
  }
}
