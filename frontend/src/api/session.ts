import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type SessionEnd = 'signed-out' | 'expired';

/** By choice or by the server. The store then clears its caches. */
export const sessionEnded = createAction<SessionEnd>('session/ended');
export const sessionBegan = createAction('session/began');
/** The server requires the person to choose their own password first. */
export const ownPasswordRequired = createAction('session/own-password-required');

/** How the last session in this tab ended; null during a session and before the first. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { ended: null as SessionEnd | null },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (state, action: PayloadAction<SessionEnd>) => {
      state.ended = action.payload;
    });
    builder.addCase(sessionBegan, (state) => {
      state.ended = null;
    });
  },
});

export interface SessionState {
  readonly session: ReturnType<typeof sessionSlice.reducer>;
}

/** Updated from the X-Read-Only header of every response. */
export const readOnlySlice = createSlice({
  name: 'readOnly',
  initialState: false,
  reducers: { noted: (_state, { payload }: PayloadAction<boolean>) => payload },
});

export interface ReadOnlyState {
  readonly readOnly: boolean;
}

const HEADER = 'X-Read-Only';

/** Undefined for errors that the server sends before its read-only check. */
export function readOnlyIn(response: Response): boolean | undefined {
  if (response.headers.has(HEADER)) return true;
  return response.ok ? false : undefined;
}
