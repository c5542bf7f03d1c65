import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type SessionEnd = 'signed-out' | 'expired';

/** Told once a session is over, by choice or by the server; the store then forgets everything it has cached. */
export const sessionEnded = createAction<SessionEnd>('session/ended');
export const sessionBegan = createAction('session/began');
/** Told when the server wants a password of the person's own before anything else. */
export const ownPasswordRequired = createAction('session/own-password-asked');

/** How the last session in this tab ended; null while one lasts and before the first. */
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

/** The part of the store that this slice is. */
export interface SessionState {
  readonly session: ReturnType<typeof sessionSlice.reducer>;
}

/** Whether the server last said that nothing can be changed; it says so with every response. */
export const readOnlySlice = createSlice({
  name: 'readOnly',
  initialState: false,
  reducers: { noted: (_state, { payload }: PayloadAction<boolean>) => payload },
});

/** The part of the store that this slice is. */
export interface ReadOnlyState {
  readonly readOnly: boolean;
}

const HEADER = 'X-Read-Only';

/** What a response says of it; undefined where it came from before the server looked. */
export function readOnlyIn(response: Response): boolean | undefined {
  if (response.headers.has(HEADER)) return true;
  return response.ok ? false : undefined;
}
