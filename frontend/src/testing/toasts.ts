import { appStore } from '../lib/appStore.js';
import type { ShownToast, ToastState } from '../ui/toast.js';

/** The messages that stand in the corner, the newest last. */
export const shownToasts = (): readonly ShownToast[] => (appStore().getState() as ToastState).toasts;
