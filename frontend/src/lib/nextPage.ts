import type { ToastMessage } from '../ui/toast.js';

const KEY = 'hourtrail-next-page';

/** A message for the next page across a full page load. */
export interface Word {
  readonly toast?: Pick<ToastMessage, 'title' | 'description'>;
  /** The session expired, or another tab ended it. */
  readonly expired?: true;
}

export function leaveWord(word: Word): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(word));
  } catch {
    // Storage is off: the message is lost.
  }
}

/** Removes the message as well, so that it shows once. */
export function takeWord(): Word {
  try {
    const word = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Word;
    sessionStorage.removeItem(KEY);
    return word;
  } catch {
    return {};
  }
}
