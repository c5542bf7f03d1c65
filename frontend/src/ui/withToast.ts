import { failureToast, type Failure, type Outcome } from './outcome.js';
import { toast } from './toast.js';

export type { Failure, Outcome } from './outcome.js';

export const tellFailure = (error: unknown, failure: Failure): void => toast(failureToast(error, failure));

/** Waits for what was asked of the server and tells how it went; throws what went wrong once it has been told. */
export async function withToast<Answer>(work: Promise<Answer>, { done, failed }: Outcome): Promise<Answer> {
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
  withToast(work, outcome).then(
    () => null,
    (error: unknown) => error,
  );
