import type { ToastMessage } from '../ui/toast.js';

const KEY = 'hourtrail-next-page';

/** A message for the next page across a full page load. */
export interface FlashMessage {
  readonly toast?: Pick<ToastMessage, 'title' | 'description'>;
  /** The session expired, or another tab ended it. */
  readonly expired?: true;
}

export function saveFlashMessage(message: FlashMessage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(message));
  } catch {
    // Storage is off: the message is lost.
  }
}

/** Removes the message as well, so that it shows once. */
export function takeFlashMessage(): FlashMessage {
  try {
    const message = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as FlashMessage;
    sessionStorage.removeItem(KEY);
    return message;
  } catch {
    return {};
  }
}
