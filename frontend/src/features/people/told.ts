import { errorMessage } from '../../api/errorMessage.js';
import { toast, type ToastMessage } from '../../ui/toast.js';

export interface Outcome {
  readonly done: ToastMessage;
  readonly failed: { readonly title: string; readonly fallback: string };
}

/** What there is to say where the server says nothing. */
export const TRY_AGAIN = 'An error occurred. Please try again.';

export const INVITED: Outcome = {
  done: { title: 'Invitation link made' },
  failed: { title: 'Failed to make an invitation link', fallback: TRY_AGAIN },
};

/** Waits for what was asked of the server and tells how it went; throws what went wrong once it has been told. */
export async function told<Answer>(work: Promise<Answer>, { done, failed }: Outcome): Promise<Answer> {
  try {
    const answer = await work;
    toast(done);
    return answer;
  } catch (error) {
    toast({ title: failed.title, description: errorMessage(error, failed.fallback), destructive: true });
    throw error;
  }
}
