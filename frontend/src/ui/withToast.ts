import { failureToast, type Failure, type Outcome } from './outcome.js';
import { toast } from './toast.js';

export type { Failure, Outcome } from './outcome.js';

export const showFailure = (error: unknown, failure: Failure): void => toast(failureToast(error, failure));

/** Reports the result, and rethrows the error after reporting it. */
export async function withToast<Answer>(work: Promise<Answer>, { done, failed }: Outcome): Promise<Answer> {
  try {
    const answer = await work;
    toast(done);
    return answer;
  } catch (error) {
    showFailure(error, failed);
    throw error;
  }
}

/** Resolves to the error after reporting it, or to null. */
export const tried = (work: Promise<unknown>, outcome: Outcome): Promise<unknown> =>
  withToast(work, outcome).then(
    () => null,
    (error: unknown) => error,
  );
