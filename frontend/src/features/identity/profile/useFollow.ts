import { useLinkFamilyMutation, useUnlinkFamilyMutation } from '../../../api/families.js';
import { tried } from '../../../ui/told.js';

const ASKED = { title: 'Request sent', description: 'Your school will confirm that you may follow this student.' };
const NOT_ASKED = { title: 'Request not sent', fallback: 'Failed to send the request. Please try again.' };
const ENDED = { requested: 'Request withdrawn', confirmed: 'You no longer follow them' } as const;
const NOT_ENDED = {
  requested: { title: 'Not withdrawn', fallback: 'Failed to withdraw the request. Please try again.' },
  confirmed: { title: 'Still following', fallback: 'Failed to stop following. Please try again.' },
} as const;

/** Asks to follow the student of a family code; answers the error, null when the request stands. */
export function useFollow(): (code: string) => Promise<unknown> {
  const [send] = useLinkFamilyMutation();
  return (code) => tried(send({ code }).unwrap(), { done: ASKED, failed: NOT_ASKED });
}

/** Ends what stands between a parent and a child: a request, or the following itself. */
export function useEndLink(): (id: number, standing: keyof typeof ENDED) => Promise<unknown> {
  const [send] = useUnlinkFamilyMutation();
  return (id, standing) =>
    tried(send({ id }).unwrap(), { done: { title: ENDED[standing] }, failed: NOT_ENDED[standing] });
}
