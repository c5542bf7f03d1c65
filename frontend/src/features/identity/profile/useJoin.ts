import { useAskToJoinMutation, useWithdrawJoinRequestMutation } from '../../../api/families.js';
import { tried } from '../../../ui/told.js';

const ASKED = { title: 'Request sent', description: 'An administrator of the school decides.' };
const NOT_ASKED = { title: 'Request not sent', fallback: 'Failed to ask the school. Please try again.' };
const NOT_WITHDRAWN = { title: 'Not withdrawn', fallback: 'Failed to withdraw the request. Please try again.' };

/** Asking to move to the school of a join code, and thinking better of it. */
export function useJoin() {
  const [sendAsk] = useAskToJoinMutation();
  const [sendWithdraw, { isLoading }] = useWithdrawJoinRequestMutation();
  return {
    ask: (code: string): Promise<unknown> => tried(sendAsk(code).unwrap(), { done: ASKED, failed: NOT_ASKED }),
    withdraw: (id: number): Promise<unknown> =>
      tried(sendWithdraw(id).unwrap(), { done: { title: 'Request withdrawn' }, failed: NOT_WITHDRAWN }),
    withdrawing: isLoading,
  };
}
