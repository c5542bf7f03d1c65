import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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
