import { Suspense, useId, useState } from 'react';
import { t, type OpportunityView, type JoinOpportunity } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { errorStatus } from '../../api/errorMessage.js';
import { useJoinOpportunityMutation, useLeaveOpportunityMutation } from '../../api/opportunities.js';
import { usePlaces } from '../../api/usePlaces.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/hooks.js';
import type { Confirmation } from '../../ui/ConfirmDialog.js';
import { visuallyHidden } from '../../ui/styled.js';
import { toast } from '../../ui/toast.js';
import { showFailure } from '../../ui/withToast.js';
import {
  buttonsOf,
  cancelQuestion,
  clashIn,
  clashQuestion,
  gaveUpToast,
  NOT_CANCELLED,
  NOT_SIGNED_UP,
  signedUpToast,
  type Buttons,
} from './signUpWords.js';

const ConfirmDialog = lazily(async () => (await import('../../ui/ConfirmDialog.js')).ConfirmDialog);

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  // a disabled button shows the state, so its label stays readable
  '& .MuiButton-root.Mui-disabled': { color: theme.vars.palette.text.secondary },
  '& .signed-up': {
    color: theme.vars.palette.status.approved.ink,
    borderColor: 'currentcolor',
    backgroundColor: theme.vars.palette.status.approved.paper,
  },
}));

interface SignUpButtonsProps {
  readonly opportunity: OpportunityView;
  /** The id of the element with the title: a page may show several buttons with the same label. */
  readonly namedBy: string;
  /** Whether this is the main action of the page. */
  readonly prominent?: boolean;
}

const LABELS: Readonly<Record<Buttons['main'], string>> = {
  past: t('opportunities.pastEventButton'),
  full: t('opportunities.fullButton'),
  'signed-up': t('opportunities.signedUpButton'),
  'sign-up': t('opportunities.signUpButton'),
};

/** Renders nothing if the user cannot sign up. */
export function SignUpButtons({ opportunity, namedBy, prominent = false }: SignUpButtonsProps) {
  const id = useId();
  const { role, graduatedOn } = useSessionUser();
  const buttons = graduatedOn ? undefined : buttonsOf(opportunity, role);
  const { busy, confirmation, closeConfirmation, join, leave } = useSignUp(opportunity);
  const anyYet = useLast(confirmation) !== null;
  if (!buttons) return null;
  const { main, waitlist } = buttons;
  const hasPlace = main === 'signed-up';
  // `aria-disabled`, because a disabled button loses the focus
  const atWork = busy && { 'aria-disabled': true };
  const once = (act: () => unknown) => (): void => {
    if (!busy) act();
  };
  return (
    <Group>
      <Button
        variant={prominent && main === 'sign-up' ? 'contained' : 'outlined'}
        className={hasPlace ? 'signed-up' : ''}
        disabled={main === 'past' || main === 'full'}
        aria-describedby={hasPlace ? `${namedBy} ${id}` : namedBy}
        startIcon={hasPlace && <Check size={16} aria-hidden />}
        onClick={once(hasPlace ? leave : join)}
        {...atWork}
      >
        {busy && main === 'sign-up' ? t('opportunities.signingUp') : LABELS[main]}
      </Button>
      {hasPlace && (
        <span id={id} style={visuallyHidden}>
          {t('opportunities.cancelsYourSignup')}
        </span>
      )}
      {waitlist && (
        <Button
          variant="outlined"
          aria-describedby={namedBy}
          onClick={once(waitlist === 'join' ? () => join({ waitlist: true }) : leave)}
          {...atWork}
        >
          {busy
            ? t('opportunities.joining')
            : waitlist === 'join'
              ? t('opportunities.joinWaitlist')
              : t('opportunities.leaveWaitlist')}
        </Button>
      )}
      <Suspense fallback={null}>
        {anyYet && <ConfirmDialog confirmation={confirmation} onClose={closeConfirmation} />}
      </Suspense>
    </Group>
  );
}

type JoinOptions = Pick<JoinOpportunity, 'waitlist' | 'despiteClash'>;

interface SigningUp {
  readonly busy: boolean;
  readonly confirmation: Confirmation | null;
  readonly closeConfirmation: () => void;
  readonly join: (options?: JoinOptions) => Promise<void>;
  /** Asks for confirmation first. */
  readonly leave: () => void;
}

function useSignUp(opportunity: OpportunityView): SigningUp {
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [sendJoin, { isLoading: busy }] = useJoinOpportunityMutation();
  const [sendLeave] = useLeaveOpportunityMutation();
  const places = usePlaces();
  const { id } = opportunity;

  const join = async (options: JoinOptions = {}): Promise<void> => {
    try {
      const signup = await sendJoin({ opportunityId: id, despiteClash: false, ...options }).unwrap();
      places.taken(signup);
      toast(signedUpToast(signup));
    } catch (error) {
      const clash = clashIn(error);
      if (!clash) return showFailure(error, NOT_SIGNED_UP);
      setConfirmation({
        ...clashQuestion(clash),
        onConfirm: () => join({ ...options, despiteClash: true }).then(() => null),
      });
    }
  };

  const giveUp = async (): Promise<null> => {
    try {
      await sendLeave(id).unwrap();
    } catch (error) {
      // 404: the sign-up has already ended, as requested
      if (errorStatus(error) !== 404) {
        showFailure(error, NOT_CANCELLED);
        throw error;
      }
    }
    places.givenUp(id);
    toast(gaveUpToast(opportunity.mySignup?.status === 'waitlisted'));
    return null;
  };

  return {
    busy,
    confirmation,
    closeConfirmation: () => setConfirmation(null),
    join,
    leave: () => setConfirmation({ ...cancelQuestion(opportunity), onConfirm: giveUp }),
  };
}
