import { useState } from 'react';
import type { UserView, Invitation } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.js';
import {
  useAnswerNominationMutation,
  useConfirmEmailMutation,
  useInviteMutation,
  useMakeOneTimePasswordMutation,
  type Answer,
} from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatInstant } from '../../lib/dates.js';
import { fullName } from '../../lib/names.js';
import { actsInOtherSchool } from '../../lib/otherSchool.js';
import { CopyField } from '../../ui/CopyField.js';
import { withToast } from '../../ui/withToast.js';
import type { UserAction } from './userActions.js';
import type { Confirmation, ReasonInput } from '../../ui/ConfirmDialog.js';
import { OneTimePasswordNote } from '../../ui/OneTimePasswordNote.js';
import { useChangeUser, INVITED, TRY_AGAIN } from './useChangeUser.js';

export type ConfirmedAction = Exclude<UserAction, 'edit' | 'link-family' | 'erase'>;

export function useUserConfirmations(): (user: UserView) => Readonly<Record<ConfirmedAction, Confirmation>> {
  const reader = useSessionUser();
  const change = useChangeUser();
  const [answer] = useAnswerNominationMutation();
  const [confirmEmail] = useConfirmEmailMutation();
  const [makePassword] = useMakeOneTimePasswordMutation();
  const [makeInvitation] = useInviteMutation();
  const dispatch = useDispatch();

  const setActive = async (user: UserView, isActive: boolean, why: ReasonInput): Promise<null> => {
    await change({ id: user.id, version: user.version, isActive, ...why });
    return null;
  };
  const settle = async ({ id }: UserView, decision: Answer['answer'], why: ReasonInput): Promise<void> => {
    const done = { title: decision === 'confirm' ? 'Verifier confirmed' : 'Nomination refused' };
    const failed = { title: 'Failed to answer the nomination', fallback: TRY_AGAIN };
    await withToast(answer({ id, answer: decision, ...why }).unwrap(), { done, failed }).catch((error: unknown) => {
      dispatch(api.util.invalidateTags(['People']));
      throw error;
    });
  };
  return (user) => {
    const name = fullName(user);
    const withReason = actsInOtherSchool(reader, user.organizationId);
    return {
      confirm: {
        title: `Confirm ${name} as verifier?`,
        question: `Students and parents at ${user.organizationName} can then choose them to verify hours.`,
        confirm: 'Confirm',
        busy: 'Confirming...',
        withReason,
        onConfirm: async (why) => {
          await settle(user, 'confirm', why);
          return <InviteOffer id={user.id} name={name} />;
        },
      },
      refuse: {
        title: `Refuse ${name}?`,
        question: 'They cannot sign in, and nobody can choose them as verifier.',
        confirm: 'Refuse',
        busy: 'Refusing...',
        destructive: true,
        withReason,
        onConfirm: (why) => settle(user, 'refuse', why).then(() => null),
      },
      'confirm-email': {
        title: `Is ${user.email} the email of ${name}?`,
        question: 'They entered it themselves. Once it is confirmed, files that name it bring hours to this account.',
        confirm: 'Confirm email',
        busy: 'Confirming...',
        withReason,
        onConfirm: async (why) => {
          await withToast(confirmEmail({ id: user.id, ...why }).unwrap(), {
            done: { title: 'Email confirmed' },
            failed: { title: 'Failed to confirm the email', fallback: TRY_AGAIN },
          });
          return null;
        },
      },
      activate: {
        title: `Activate ${name}?`,
        question: 'They can sign in again.',
        confirm: 'Activate',
        busy: 'Activating...',
        withReason,
        onConfirm: (why) => setActive(user, true, why),
      },
      deactivate: {
        title: `Deactivate ${name}?`,
        question: 'They are signed out at once and cannot sign in until somebody activates them. Their hours stay.',
        confirm: 'Deactivate',
        busy: 'Deactivating...',
        destructive: true,
        withReason,
        onConfirm: (why) => setActive(user, false, why),
      },
      'one-time-password': {
        title: `One-time password for ${name}`,
        question: 'Their present password stops working, and they are signed out everywhere.',
        confirm: 'Make a one-time password',
        busy: 'Making...',
        onConfirm: async () => {
          const { oneTimePassword } = await withToast(makePassword(user.id).unwrap(), {
            done: { title: 'One-time password made' },
            failed: { title: 'Failed to make a one-time password', fallback: TRY_AGAIN },
          });
          return <OneTimePasswordNote name={name} username={user.username} password={oneTimePassword} />;
        },
      },
      invite: {
        title: `Invitation link for ${name}`,
        question: 'The link lets them set a password of their own. A link made earlier stops working.',
        confirm: 'Make invitation link',
        busy: 'Making...',
        onConfirm: async () => {
          const invitation = await withToast(makeInvitation(user.id).unwrap(), INVITED);
          return <InvitationNote name={name} invitation={invitation} />;
        },
      },
    };
  };
}

/** A confirmed verifier needs an invitation link to set a password. */
function InviteOffer({ id, name }: { id: number; name: string }) {
  const [invite, { isLoading }] = useInviteMutation();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  if (invitation) return <InvitationNote name={name} invitation={invitation} />;
  const make = (): void => void withToast(invite(id).unwrap(), INVITED).then(setInvitation, () => undefined);
  return (
    <Stack spacing={4} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Typography>
        {name} is confirmed and can be chosen. To sign in, they set a password of their own by an invitation link.
      </Typography>
      <Button variant="outlined" disabled={isLoading} onClick={make}>
        {isLoading ? 'Making...' : 'Make invitation link'}
      </Button>
    </Stack>
  );
}

function InvitationNote({ name, invitation }: { name: string; invitation: Invitation }) {
  const { timeZone } = useSessionUser();
  return (
    <Stack spacing={4} useFlexGap>
      <Typography>Send this link to {name}. It opens a page on which they set their own password.</Typography>
      <CopyField label="Invitation link" value={invitation.url} />
      <Typography sx={{ color: 'text.secondary' }}>
        It can be used once, until {formatInstant(invitation.expiresAt, timeZone)}. Making another ends this one.
      </Typography>
    </Stack>
  );
}
