import { errorMessage } from '../../api/errorMessage.js';
import { toast, type ToastMessage } from '../../ui/toast.js';

interface Failure {
  readonly title: string;
  readonly fallback: string;
}

/** Waits for what was asked of the server and tells how it went; answers the error, null when it was done. */
export async function told(work: Promise<unknown>, done: ToastMessage, { title, fallback }: Failure): Promise<unknown> {
  try {
    await work;
    toast(done);
    return null;
  } catch (error) {
    toast({ title, description: errorMessage(error, fallback), destructive: true });
    return error;
  }
}
