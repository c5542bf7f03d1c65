import { errorMessage, isLost } from '../api/errorMessage.js';
import type { ToastMessage } from './toast.js';

export interface Failure {
  readonly title: string;
  /** What there is to say where the server says nothing. */
  readonly fallback: string;
}

/** What is told of something that was asked of the server. */
export interface Outcome {
  readonly done: ToastMessage;
  readonly failed: Failure;
}

/** The message that tells of a failure. */
export function failureToast(error: unknown, { title, fallback }: Failure): ToastMessage {
  const message = errorMessage(error, fallback);
  return { title, description: isLost(error) ? `${fallback} ${message}` : message, destructive: true };
}
