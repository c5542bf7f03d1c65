import { useMakeCalendarLinkMutation, useRevokeCalendarLinkMutation } from '../../../api/calendar.js';
import { tried } from '../../../ui/told.js';

const NOT_MADE = { title: 'No link made', fallback: 'Failed to make a calendar link. Please try again.' };
const NOT_REVOKED = { title: 'Link not revoked', fallback: 'Failed to revoke the calendar link. Please try again.' };

/** A person's calendar link. Its address is known only as long as the page that made it stays open. */
export function useCalendarLink() {
  const [sendMake, made] = useMakeCalendarLinkMutation();
  const [sendRevoke] = useRevokeCalendarLinkMutation();
  return {
    /** The address, where it was made just now. */
    url: made.data?.url,
    make: (): Promise<unknown> =>
      tried(sendMake().unwrap(), { done: { title: 'Calendar link made' }, failed: NOT_MADE }),
    making: made.isLoading,
    revoke: async (): Promise<void> => {
      const outcome = { done: { title: 'Calendar link revoked' }, failed: NOT_REVOKED };
      if ((await tried(sendRevoke().unwrap(), outcome)) === null) made.reset();
    },
  };
}
