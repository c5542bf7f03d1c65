import { isFor, type OpportunityView, type SignupView, type Role } from '@hourtrail/contracts';
import { errorBody } from '../../api/errorMessage.js';
import type { Confirmation } from '../../ui/ConfirmDialog.js';
import type { ToastMessage } from '../../ui/toast.js';
import type { Failure } from '../../ui/withToast.js';
import { dayAndTimes, placeInLine } from './opportunityWords.js';

export const NOT_SIGNED_UP: Failure = {
  title: 'Sign up failed',
  fallback: 'Failed to sign up for this opportunity.',
};
export const NOT_CANCELLED: Failure = { title: 'Cancel failed', fallback: 'Failed to cancel signup.' };

export const signedUpToast = ({ status, position }: Pick<SignupView, 'status' | 'position'>): ToastMessage =>
  status === 'waitlisted'
    ? {
        title: 'You are on the waitlist',
        description: `${position === null ? '' : `${placeInLine(position)}. `}You are told when you get a spot.`,
      }
    : { title: 'Successfully signed up!' };

export const gaveUpToast = (waited: boolean): ToastMessage => ({
  title: waited ? 'You left the waitlist' : 'Signup cancelled',
});

/** An opportunity at the same time, from the server's error. */
export type Clash = Pick<OpportunityView, 'title' | 'startTime' | 'endTime'> & { readonly date: string };

export function clashIn(error: unknown): Clash | null {
  const body = errorBody(error);
  return body?.code === 'opportunities.clashes' ? (body['clash'] as Clash) : null;
}

type Question = Omit<Confirmation, 'onConfirm'>;

export const clashQuestion = (clash: Clash): Question => ({
  title: 'Two at the same time?',
  question: `You are signed up to “${clash.title}” then: ${dayAndTimes({ ...clash, day: clash.date })}.`,
  confirm: 'Sign up anyway',
  busy: 'Signing up...',
});

export function cancelQuestion(opportunity: OpportunityView): Question {
  const { title, mySignup, waitlisted } = opportunity;
  if (mySignup?.status === 'waitlisted') {
    return {
      title: 'Leave the waitlist?',
      question: `${mySignup.position === null ? 'You wait in line' : `You are ${placeInLine(mySignup.position)}`} for “${title}”. Whoever comes back starts at the end.`,
      confirm: 'Leave waitlist',
      busy: 'Leaving...',
      dismiss: 'Stay in line',
    };
  }
  return {
    title: 'Cancel your sign-up?',
    question: `“${title}”, ${dayAndTimes(opportunity)}.${waitlisted > 0 ? ' The first in line gets your spot.' : ''}`,
    confirm: 'Cancel sign-up',
    busy: 'Cancelling...',
    dismiss: 'Keep my spot',
  };
}

export interface Buttons {
  readonly main: 'Past Event' | 'Full' | 'Signed Up' | 'Sign Up';
  readonly waitlist: 'join' | 'leave' | null;
}

/** Null if the user cannot sign up. */
export function buttonsOf({ state, targetAudience }: OpportunityView, role: Role): Buttons | null {
  if (state === 'signed-up') return { main: 'Signed Up', waitlist: null };
  if (state === 'waitlisted') return { main: 'Full', waitlist: 'leave' };
  if (!isFor(targetAudience, role)) return null;
  if (state === 'past') return { main: 'Past Event', waitlist: null };
  if (state === 'full') return { main: 'Full', waitlist: 'join' };
  if (state === 'open') return { main: 'Sign Up', waitlist: null };
  return null;
}

/** Shows what the button does not: for past opportunities, whether the user had a place. */
export function chipOf({ state, mySignup }: OpportunityView, managed: boolean) {
  const placed = mySignup?.status === 'signed-up';
  const beside = state === 'past' && placed ? 'signed-up' : state === 'past' || placed ? null : state;
  return { state: managed ? state : beside, managed, position: mySignup?.position ?? null };
}
