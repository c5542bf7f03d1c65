import {
  t,
  isFor,
  isVolunteer,
  type OpportunityView,
  type Role,
  type SessionUser,
  type SignupView,
} from '@hourtrail/contracts';
import { errorBody } from '../../api/errorMessage.js';
import type { Confirmation } from '../../ui/ConfirmDialog.js';
import type { ToastMessage } from '../../ui/toast.js';
import type { Failure } from '../../ui/withToast.js';
import { shownState } from './attendance/attendance.js';
import { dayAndTimes } from './opportunityWords.js';

export const NOT_SIGNED_UP: Failure = {
  title: t('opportunities.signUpFailed'),
  fallback: t('opportunities.signUpFailedText'),
};
export const NOT_CANCELLED: Failure = {
  title: t('opportunities.cancelFailed'),
  fallback: t('opportunities.cancelFailedText'),
};

export const signedUpToast = ({ status, position }: Pick<SignupView, 'status' | 'position'>): ToastMessage =>
  status === 'waitlisted'
    ? {
        title: t('opportunities.onWaitlist'),
        description:
          position === null ? t('opportunities.notifyOfSpot') : t('opportunities.notifyOfSpotAt', { position }),
      }
    : { title: t('opportunities.signedUpToast') };

export const gaveUpToast = (waited: boolean): ToastMessage => ({
  title: waited ? t('opportunities.leftWaitlist') : t('opportunities.signupCancelled'),
});

/** An opportunity at the same time, from the server's error. */
export type Clash = Pick<OpportunityView, 'title' | 'startTime' | 'endTime'> & { readonly date: string };

export function clashIn(error: unknown): Clash | null {
  const body = errorBody(error);
  return body?.code === 'opportunities.clashes' ? (body['clash'] as Clash) : null;
}

type Question = Omit<Confirmation, 'onConfirm'>;

export const clashQuestion = (clash: Clash): Question => ({
  title: t('opportunities.sameTimeTitle'),
  question: t('opportunities.sameTimeQuestion', {
    title: clash.title,
    dayAndTimes: dayAndTimes({ ...clash, day: clash.date }),
  }),
  confirm: t('opportunities.signUpAnyway'),
  busy: t('opportunities.signingUp'),
});

export function cancelQuestion(opportunity: OpportunityView): Question {
  const { title, mySignup, waitlisted } = opportunity;
  const when = dayAndTimes(opportunity);
  if (mySignup?.status === 'waitlisted') {
    return {
      title: t('opportunities.leaveTitle'),
      question:
        mySignup.position === null
          ? t('opportunities.leaveQuestion', { title })
          : t('opportunities.leaveQuestionAt', { title, position: mySignup.position }),
      confirm: t('opportunities.leaveWaitlist'),
      busy: t('opportunities.leaving'),
      dismiss: t('opportunities.stayOnWaitlist'),
    };
  }
  return {
    title: t('opportunities.cancelTitle'),
    question:
      waitlisted > 0
        ? t('opportunities.cancelQuestionWithWaitlist', { title, dayAndTimes: when })
        : t('opportunities.cancelQuestion', { title, dayAndTimes: when }),
    confirm: t('opportunities.cancelSignup'),
    busy: t('opportunities.cancelling'),
    dismiss: t('opportunities.keepSpot'),
  };
}

export interface Buttons {
  readonly main: 'past' | 'full' | 'signed-up' | 'sign-up';
  readonly waitlist: 'join' | 'leave' | null;
}

/** Null if the user cannot sign up. */
export function buttonsOf({ state, targetAudience }: OpportunityView, role: Role): Buttons | null {
  if (state === 'signed-up') return { main: 'signed-up', waitlist: null };
  if (state === 'waitlisted') return { main: 'full', waitlist: 'leave' };
  if (!isFor(targetAudience, role)) return null;
  if (state === 'past') return { main: 'past', waitlist: null };
  if (state === 'full') return { main: 'full', waitlist: 'join' };
  if (state === 'open') return { main: 'sign-up', waitlist: null };
  return null;
}

/** Staff see the status; volunteers what the button does not say: for past opportunities, whether they had a place. */
export function chipOf(opportunity: OpportunityView, { role, timeZone }: Pick<SessionUser, 'role' | 'timeZone'>) {
  const { state, mySignup } = opportunity;
  if (!isVolunteer(role)) return { state: shownState(opportunity, timeZone), managed: true };
  const placed = mySignup?.status === 'signed-up';
  const beside = state === 'past' && placed ? 'signed-up' : state === 'past' || placed ? null : state;
  return { state: beside, position: mySignup?.position ?? null };
}
