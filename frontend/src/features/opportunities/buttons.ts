import { isFor, type OpportunityView, type Role } from '@hourtrail/contracts';

/** The button of a card, by what it says, and what can be done about the waitlist beside it. */
export interface Buttons {
  readonly main: 'Past Event' | 'Full' | 'Signed Up' | 'Sign Up';
  readonly waitlist: 'join' | 'leave' | null;
}

/** What a person of this role can do about an opportunity; nothing where it is not for them or does not take place. */
export function buttonsOf({ state, targetAudience }: OpportunityView, role: Role): Buttons | null {
  if (state === 'signed-up') return { main: 'Signed Up', waitlist: null };
  if (state === 'waitlisted') return { main: 'Full', waitlist: 'leave' };
  if (!isFor(targetAudience, role)) return null;
  if (state === 'past') return { main: 'Past Event', waitlist: null };
  if (state === 'full') return { main: 'Full', waitlist: 'join' };
  if (state === 'open') return { main: 'Sign Up', waitlist: null };
  return null;
}

/** What the button does not say already; of what is over, whether one had a place. Staff have no button. */
export function chipOf({ state, mySignup }: OpportunityView, managed: boolean) {
  const placed = mySignup?.status === 'signed-up';
  const beside = state === 'past' && placed ? 'signed-up' : state === 'past' || placed ? null : state;
  return { state: managed ? state : beside, managed, position: mySignup?.position ?? null };
}
