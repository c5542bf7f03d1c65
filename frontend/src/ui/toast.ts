import { observed } from '../lib/observed.js';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  /** For what failed or was lost. */
  readonly destructive?: boolean;
  /** What can be done about it while the message stands. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** How long it stands, in milliseconds; five seconds unless given. */
  readonly duration?: number;
  /** What it is about: it takes the place of an earlier one about the same, and stands in front of the others. */
  readonly about?: string;
  /** Somebody points at it or has come to it with the keyboard, or has left it again, or the window has. */
  readonly onPause?: () => void;
  readonly onResume?: () => void;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

const shown = observed<readonly ShownToast[]>([]);
let count = 0;

const leave = (keeps: (message: ShownToast) => boolean): void => shown.set(shown.current().filter(keeps));

/** Shows a message in the corner, in place of the one that stood there. */
export function toast(message: ToastMessage): void {
  count += 1;
  const others = shown.current().filter(({ about }) => about !== message.about);
  shown.set([...others, { ...message, id: count }]);
}

/** Takes away what is said about something. */
export const hushToast = (about: string): void => leave((message) => message.about !== about);

export const toastStore = {
  shown,
  dismiss: (id: number): void => leave((message) => message.id !== id),
};
