import { leaveWord } from '../../lib/nextPage.js';
import { failureToast, type Outcome } from '../../ui/outcome.js';
import { ask } from '../ask.js';
import { toast } from '../toast.js';

const FIRST_SCREEN = '/dashboard';

/** Signs in or up and leaves for the application, which says that it went well; tells what went wrong and throws it. */
export async function enter(path: string, typed: object, next: string, { done, failed }: Outcome): Promise<void> {
  try {
    await ask('POST', path, typed);
  } catch (refusal) {
    toast(failureToast(refusal, failed));
    throw refusal;
  }
  leaveWord({ toast: done });
  // not one step back from there: who is signed in has no use for this page
  window.location.replace(next || FIRST_SCREEN);
}
