import type { AcceptInvitation } from '@hourtrail/contracts';
import { useAcceptInvitationMutation } from '../../api/identity.js';
import { tried, type Outcome } from '../../ui/withToast.js';

const OUTCOME: Outcome = {
  done: { title: 'Welcome to HourTrail!', description: 'Your password is set and you are signed in.' },
  failed: { title: 'Password not set', fallback: 'Failed to accept the invitation. Please try again.' },
};

/** Resolves to the error, or to null once the user is signed in. */
export function useAcceptInvitation(): (invitation: AcceptInvitation) => Promise<unknown> {
  const [send] = useAcceptInvitationMutation();
  return (invitation) => tried(send(invitation).unwrap(), OUTCOME);
}
