import { useState } from 'react';
import type { JoinOpportunity, OpportunityView } from '@hourtrail/contracts';
import { errorStatus } from '../../api/errorMessage.js';
import { useJoinOpportunityMutation, useLeaveOpportunityMutation } from '../../api/opportunities.js';
import { usePlaces } from '../../api/usePlaces.js';
import type { Confirmation } from '../../ui/ConfirmDialog.js';
import { toast } from '../../ui/toast.js';
import { tellFailure } from '../../ui/told.js';
import {
  cancelQuestion,
  clashIn,
  clashQuestion,
  gaveUpToast,
  NOT_CANCELLED,
  NOT_SIGNED_UP,
  signedUpToast,
} from './signUpWords.js';

type Wish = Pick<JoinOpportunity, 'waitlist' | 'despiteClash'>;

export interface SigningUp {
  readonly busy: boolean;
  /** The question that stands before the next step. */
  readonly confirmation: Confirmation | null;
  readonly closeConfirmation: () => void;
  readonly join: (wish?: Wish) => Promise<void>;
  /** Asks, and gives up the place or the one in line. */
  readonly leave: () => void;
}

/** Takes or gives up a place at an opportunity, and tells how it went. */
export function useSignUp(opportunity: OpportunityView): SigningUp {
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [sendJoin, { isLoading: busy }] = useJoinOpportunityMutation();
  const [sendLeave] = useLeaveOpportunityMutation();
  const places = usePlaces();
  const { id } = opportunity;

  const join = async (wish: Wish = {}): Promise<void> => {
    try {
      const signup = await sendJoin({ opportunityId: id, despiteClash: false, ...wish }).unwrap();
      places.taken(signup);
      toast(signedUpToast(signup));
    } catch (error) {
      const clash = clashIn(error);
      if (!clash) return tellFailure(error, NOT_SIGNED_UP);
      setConfirmation({
        ...clashQuestion(clash),
        onConfirm: () => join({ ...wish, despiteClash: true }).then(() => null),
      });
    }
  };

  const giveUp = async (): Promise<null> => {
    try {
      await sendLeave(id).unwrap();
    } catch (error) {
      // it has ended already: that is what was asked for
      if (errorStatus(error) !== 404) {
        tellFailure(error, NOT_CANCELLED);
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
