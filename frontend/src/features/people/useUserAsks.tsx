import type { UserView } from '@hourtrail/contracts';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.js';
import type { Answer } from '../../api/answer.js';
import {
  useAnswerNominationMutation,
  useConfirmEmailMutation,
  useInviteMutation,
  useMakeOneTimePasswordMutation,
} from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { actsOutside } from '../../lib/outside.js';
import { told } from '../../ui/told.js';
import type { UserAction } from './allowed.js';
import type { Ask, Why } from '../../ui/AskDialog.js';
import { InvitationNote } from './InvitationNote.js';
import { InviteOffer } from './InviteOffer.js';
import { OneTimePasswordNote } from '../../ui/OneTimePasswordNote.js';
import { INVITED, TRY_AGAIN } from './outcomes.js';
import { useChangeUser } from './useChangeUser.js';

export type AskedAction = Exclude<UserAction, 'edit' | 'link-family' | 'erase'>;

/** What is asked before each act on the account of a person, and the act. */
export function useUserAsks(user: UserView): Readonly<Record<AskedAction, Ask>> {
  const reader = useSessionUser();
  const change = useChangeUser();
  const [answer] = useAnswerNominationMutation();
  const [confirmEmail] = useConfirmEmailMutation();
  const [makePassword] = useMakeOneTimePasswordMutation();
  const [makeInvitation] = useInviteMutation();
  const dispatch = useDispatch();
  const name = fullName(user);
  const withReason = actsOutside(reader, user.organizationId);

  const setActive = async (isActive: boolean, why: Why): Promise<null> => {
    await change({ id: user.id, version: user.version, isActive, ...why });
    return null;
  };
  const settle = async (word: Answer['answer'], why: Why): Promise<void> => {
    const done = { title: word === 'confirm' ? 'Verifier confirmed' : 'Nomination refused' };
    const failed = { title: 'Failed to answer the nomination', fallback: TRY_AGAIN };
    await told(answer({ id: user.id, answer: word, ...why }).unwrap(), { done, failed }).catch((error: unknown) => {
      dispatch(api.util.invalidateTags(['People']));
      throw error;
    });
  };
  return {
    confirm: {
      title: `Confirm ${name} as verifier?`,
      question: `Students and parents at ${user.organizationName} can then choose them to verify hours.`,
      confirm: 'Confirm',
      busy: 'Confirming...',
      withReason,
      act: async (why) => {
        await settle('confirm', why);
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
      act: (why) => settle('refuse', why).then(() => null),
    },
    'confirm-email': {
      title: `Is ${user.email} the email of ${name}?`,
      question: 'They entered it themselves. Once it is confirmed, files that name it bring hours to this account.',
      confirm: 'Confirm email',
      busy: 'Confirming...',
      withReason,
      act: async (why) => {
        await told(confirmEmail({ id: user.id, ...why }).unwrap(), {
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
      act: (why) => setActive(true, why),
    },
    deactivate: {
      title: `Deactivate ${name}?`,
      question: 'They are signed out at once and cannot sign in until somebody activates them. Their hours stay.',
      confirm: 'Deactivate',
      busy: 'Deactivating...',
      destructive: true,
      withReason,
      act: (why) => setActive(false, why),
    },
    'one-time-password': {
      title: `One-time password for ${name}`,
      question: 'Their present password stops working, and they are signed out everywhere.',
      confirm: 'Make a one-time password',
      busy: 'Making...',
      withReason: false,
      act: async () => {
        const { oneTimePassword } = await told(makePassword(user.id).unwrap(), {
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
      withReason: false,
      act: async () => {
        const invitation = await told(makeInvitation(user.id).unwrap(), INVITED);
        return <InvitationNote name={name} invitation={invitation} />;
      },
    },
  };
}
