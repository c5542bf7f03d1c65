import { errorMessage, isLost } from '../api/errorMessage.js';
import { toast, type ToastMessage } from './toast.js';

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

export function tellFailure(error: unknown, { title, fallback }: Failure): void {
  const message = errorMessage(error, fallback);
  toast({ title, description: isLost(error) ? `${fallback} ${message}` : message, destructive: true });
}

/** Waits for what was asked of the server and tells how it went; throws what went wrong once it has been told. */
export async function told<Answer>(work: Promise<Answer>, { done, failed }: Outcome): Promise<Answer> {
  try {
    const answer = await work;
    toast(done);
    return answer;
  } catch (error) {
    tellFailure(error, failed);
    throw error;
  }
}

/** The same for who goes on either way: answers the error once it has been told, null when all is done. */
export const tried = (work: Promise<unknown>, outcome: Outcome): Promise<unknown> =>
  told(work, outcome).then(
    () => null,
    (error: unknown) => error,
  );
