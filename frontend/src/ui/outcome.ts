import { errorMessage, isLost } from '../api/errorMessage.js';
import type { ToastMessage } from './toast.js';

export interface Failure {
  readonly title: string;
  /** For errors without a message from the server. */
  readonly fallback: string;
}

export interface Outcome {
  readonly done: ToastMessage;
  readonly failed: Failure;
}

export function failureToast(error: unknown, { title, fallback }: Failure): ToastMessage {
  const message = errorMessage(error, fallback);
  return { title, description: isLost(error) ? `${fallback} ${message}` : message, destructive: true };
}
