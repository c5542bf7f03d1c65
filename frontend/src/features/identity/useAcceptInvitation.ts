import type { AcceptInvitation } from '@hourtrail/contracts';
import { useAcceptInvitationMutation } from '../../api/identity.js';
import { told } from './told.js';

const DONE = { title: 'Welcome to HourTrail!', description: 'Your password is set and you are signed in.' };
const FAILED = { title: 'Password not set', fallback: 'Failed to accept the invitation. Please try again.' };

/** Accepts an invitation; answers the error, null when the invited person is signed in. */
export function useAcceptInvitation(): (invitation: AcceptInvitation) => Promise<unknown> {
  const [send] = useAcceptInvitationMutation();
  return (invitation) => told(send(invitation).unwrap(), DONE, FAILED);
}
