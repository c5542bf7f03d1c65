import type { ToastMessage } from '../ui/toast.js';

const KEY = 'hourtrail-next-page';

/** What one page leaves for the next to say, where a whole page is loaded in between. */
export interface Word {
  readonly toast?: Pick<ToastMessage, 'title' | 'description'>;
  /** The session ran out, or another tab ended it. */
  readonly expired?: true;
}

export function leaveWord(word: Word): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(word));
  } catch {
    // Storage is off: it goes unsaid.
  }
}

/** What the page before left, once. */
export function takeWord(): Word {
  try {
    const word = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Word;
    sessionStorage.removeItem(KEY);
    return word;
  } catch {
    return {};
  }
}
