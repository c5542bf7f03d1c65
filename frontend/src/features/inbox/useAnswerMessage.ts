import type { ContactMessageView } from '@hourtrail/contracts';
import { useAnswerMessageMutation } from '../../api/inbox.js';
import { errorBody } from '../../api/errorMessage.js';
import { toast } from '../../ui/toast.js';
import { tellFailure } from '../../ui/told.js';

const DONE = { handle: 'Message handled', reopen: 'Message put back' } as const;
const FAILED = { title: 'Error', fallback: 'The message could not be changed.' };

/** Says that a message was seen to, or was not after all; tells how it went, and `onChange` how the message stands. */
export function useAnswerMessage(onChange: (message: ContactMessageView) => void) {
  const [change, { isLoading: busy }] = useAnswerMessageMutation();
  const send = async ({ id, version }: ContactMessageView, answer: keyof typeof DONE): Promise<void> => {
    try {
      onChange(await change({ id, version, answer }).unwrap());
      toast({ title: DONE[answer] });
    } catch (error) {
      const current = errorBody(error)?.['current'];
      if (current) onChange(current as ContactMessageView);
      tellFailure(error, FAILED);
    }
  };
  return { send, busy };
}
