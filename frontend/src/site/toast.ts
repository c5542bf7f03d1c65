import type { ShownToast, ToastMessage } from '../ui/toast.js';
import { observed } from './observed.js';

/** The message that stands in the corner. */
export const shownToast = observed<ShownToast | undefined>(undefined);

let count = 0;

/** Shows a message in the corner, in place of the one that stood there. */
export function toast(message: ToastMessage): void {
  count += 1;
  shownToast.set({ ...message, id: String(count) });
}

export function dismissToast(id: string): void {
  if (shownToast.current()?.id === id) shownToast.set(undefined);
}
