import { useState } from 'react';
import { t, type UserView, type Invitation } from '@hourtrail/contracts';
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
  useResetSecondFactorMutation,
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
import { DeactivationDetails } from './DeactivationDetails.js';
import { useChangeUser, INVITED, TRY_AGAIN } from './useChangeUser.js';

export type ConfirmedAction = Exclude<UserAction, 'edit' | 'link-family' | 'erase'>;

export function useUserConfirmations(): (user: UserView) => Readonly<Record<ConfirmedAction, Confirmation>> {
  const reader = useSessionUser();
  const change = useChangeUser();
  const [answer] = useAnswerNominationMutation();
  const [confirmEmail] = useConfirmEmailMutation();
  const [makePassword] = useMakeOneTimePasswordMutation();
  const [makeInvitation] = useInviteMutation();
  const [resetSecondFactor] = useResetSecondFactorMutation();
  const dispatch = useDispatch();

  const setActive = async (user: UserView, isActive: boolean, why: ReasonInput): Promise<null> => {
    await change({ id: user.id, version: user.version, isActive, ...why });
    return null;
  };
  const settle = async ({ id }: UserView, decision: Answer['answer'], why: ReasonInput): Promise<void> => {
    const done = { title: decision === 'confirm' ? t('people.verifierConfirmed') : t('people.nominationDeclined') };
    const failed = { title: t('people.nominationFailed'), fallback: TRY_AGAIN };
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
        title: t('people.confirmVerifier', { name }),
        question: t('people.confirmVerifierDetail', { school: user.organizationName }),
        confirm: t('people.confirm'),
        busy: t('people.confirming'),
        withReason,
        onConfirm: async (why) => {
          await settle(user, 'confirm', why);
          return <InviteOffer id={user.id} name={name} why={why} />;
        },
      },
      refuse: {
        title: t('people.declineQuestion', { name }),
        question: t('people.declineVerifierDetail'),
        confirm: t('people.decline'),
        busy: t('people.declining'),
        destructive: true,
        withReason,
        onConfirm: (why) => settle(user, 'refuse', why).then(() => null),
      },
      'confirm-email': {
        title: t('people.confirmEmailQuestion', { email: user.email, name }),
        question: t('people.confirmEmailDetail'),
        confirm: t('people.confirmEmail'),
        busy: t('people.confirming'),
        withReason,
        onConfirm: async (why) => {
          await withToast(confirmEmail({ id: user.id, ...why }).unwrap(), {
            done: { title: t('people.emailConfirmed') },
            failed: { title: t('people.confirmEmailFailed'), fallback: TRY_AGAIN },
          });
          return null;
        },
      },
      activate: {
        title: t('people.activateQuestion', { name }),
        question: t('people.activateDetail'),
        confirm: t('people.activate'),
        busy: t('people.activating'),
        withReason,
        onConfirm: (why) => setActive(user, true, why),
      },
      deactivate: {
        title: t('people.deactivateQuestion', { name }),
        question: t('people.deactivateDetail'),
        details: <DeactivationDetails users={[user]} named={false} />,
        confirm: t('people.deactivate'),
        busy: t('people.deactivating'),
        destructive: true,
        withReason,
        onConfirm: (why) => setActive(user, false, why),
      },
      'one-time-password': {
        title: t('people.oneTimePasswordFor', { name }),
        question: t('people.oneTimePasswordDetail'),
        confirm: t('people.createOneTimePassword'),
        busy: t('common.creating'),
        withReason,
        onConfirm: async (why) => {
          const { oneTimePassword } = await withToast(makePassword({ id: user.id, ...why }).unwrap(), {
            done: { title: t('people.oneTimePasswordCreated') },
            failed: { title: t('people.oneTimePasswordFailed'), fallback: TRY_AGAIN },
          });
          return <OneTimePasswordNote name={name} username={user.username} password={oneTimePassword} />;
        },
      },
      'reset-second-factor': {
        title: t('people.resetSecondFactorOf', { name }),
        question: t('people.resetSecondFactorDetail'),
        confirm: t('people.resetSecondFactor'),
        busy: t('people.resetting'),
        destructive: true,
        withReason,
        onConfirm: async (why) => {
          await withToast(resetSecondFactor({ id: user.id, ...why }).unwrap(), {
            done: { title: t('people.secondFactorReset') },
            failed: { title: t('people.secondFactorNotReset'), fallback: TRY_AGAIN },
          });
          return null;
        },
      },
      invite: {
        title: t('people.invitationLinkFor', { name }),
        question: t('people.invitationLinkDetail'),
        confirm: t('people.createInvitationLink'),
        busy: t('common.creating'),
        withReason,
        onConfirm: async (why) => {
          const invitation = await withToast(makeInvitation({ id: user.id, ...why }).unwrap(), INVITED);
          return <InvitationNote name={name} invitation={invitation} />;
        },
      },
    };
  };
}

/** A confirmed verifier needs an invitation link to set a password. */
function InviteOffer({ id, name, why }: { id: number; name: string; why: ReasonInput }) {
  const [invite, { isLoading }] = useInviteMutation();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  if (invitation) return <InvitationNote name={name} invitation={invitation} />;
  const make = (): void =>
    void withToast(invite({ id, ...why }).unwrap(), INVITED).then(setInvitation, () => undefined);
  return (
    <Stack spacing={4} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Typography>{t('people.inviteOffer', { name })}</Typography>
      <Button variant="outlined" disabled={isLoading} onClick={make}>
        {isLoading ? t('common.creating') : t('people.createInvitationLink')}
      </Button>
    </Stack>
  );
}

function InvitationNote({ name, invitation }: { name: string; invitation: Invitation }) {
  const { timeZone } = useSessionUser();
  return (
    <Stack spacing={4} useFlexGap>
      <Typography>{t('people.sendInvitation', { name })}</Typography>
      <CopyField label={t('people.invitationLink')} value={invitation.url} />
      <Typography sx={{ color: 'text.secondary' }}>
        {t('people.invitationExpires', { date: formatInstant(invitation.expiresAt, timeZone) })}
      </Typography>
    </Stack>
  );
}
