import { failureToast, type Failure, type Outcome } from './outcome.js';
import { toast, type ToastMessage } from './toast.js';

export type { Failure, Outcome } from './outcome.js';

export const showFailure = (error: unknown, failure: Failure): void => toast(failureToast(error, failure));

/** `done` may depend on the answer. */
export type Done<Answer> = ToastMessage | ((answer: Answer) => ToastMessage);
type OutcomeOf<Answer> = Omit<Outcome, 'done'> & { readonly done: Done<Answer> };

/** Reports the result, and rethrows the error after reporting it. */
export async function withToast<Answer>(work: Promise<Answer>, { done, failed }: OutcomeOf<Answer>): Promise<Answer> {
  try {
    const answer = await work;
    toast(typeof done === 'function' ? done(answer) : done);
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
