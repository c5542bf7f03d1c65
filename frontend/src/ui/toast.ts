export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  /** For what failed or was lost. */
  readonly destructive?: boolean;
  /** What can be done about it while the message stands. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** How long it stands, in milliseconds; five seconds unless given. */
  readonly duration?: number;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
}

let shown: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  shown = next;
  listeners.forEach((listener) => listener());
}

/** Shows a message in the corner, in place of the one that stood there. */
export function toast(message: ToastMessage): void {
  count += 1;
  show({ ...message, id: count });
}

export const toastStore = {
  current: (): ShownToast | null => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss: (id: number): void => {
    if (shown?.id === id) show(null);
  },
};
