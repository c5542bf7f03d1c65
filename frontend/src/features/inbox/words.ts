import type {
  ContactMessageStatus,
  ContactMessageView,
  MailStatus,
  MailState,
  SubscriptionStatus,
} from '@hourtrail/contracts';
import { Check, Clock, Mail, UserMinus, type LucideIcon } from 'lucide-react';
import { countOf } from '../../lib/counts.js';
import { fullName } from '../../lib/names.js';
import type { ChipLook } from '../../ui/Chip.js';

interface StatusLook {
  readonly label: string;
  readonly look: ChipLook;
  readonly icon: LucideIcon;
}

export const MESSAGE_STATUSES: Readonly<Record<ContactMessageStatus, StatusLook>> = {
  new: { label: 'New', look: 'pending', icon: Mail },
  handled: { label: 'Handled', look: 'approved', icon: Check },
};

export const SUBSCRIPTION_STATUSES: Readonly<Record<SubscriptionStatus, StatusLook>> = {
  requested: { label: 'Not confirmed', look: 'pending', icon: Clock },
  confirmed: { label: 'Confirmed', look: 'approved', icon: Check },
  unsubscribed: { label: 'Unsubscribed', look: 'draft', icon: UserMinus },
  removed: { label: 'Removed', look: 'draft', icon: UserMinus },
};

const FORWARDING: Readonly<Record<MailState, string>> = {
  queued: 'Waits to be forwarded by mail.',
  sent: 'Forwarded by mail.',
  failed: 'Could not be forwarded: the mail server did not take it.',
  dropped: 'Not forwarded.',
};
export const forwardingWords = (state: MailState | null): string =>
  state === null ? 'Not forwarded: no address is set for it.' : FORWARDING[state];

const CONFIRMATION: Readonly<Record<MailState, string>> = {
  queued: 'The mail with the link waits to be sent.',
  sent: 'The mail with the link was sent.',
  failed: 'The mail with the link could not be delivered.',
  dropped: 'The mail with the link was not needed.',
};

export const confirmationWords = (state: MailState | null): string =>
  state === null ? 'No mail was sent: this server was not set up for it.' : CONFIRMATION[state];

/** Encodes the address and the name, so that they cannot add fields to the mailto link. */
export const answerAddress = ({
  email,
  ...who
}: Pick<ContactMessageView, 'email' | 'firstName' | 'lastName'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Your message to HourTrail, ${fullName(who)}`)}`;

/** Problems with the email of this server; undefined if there are none. */
export function mailWords({ from, queued, failed }: MailStatus): string | undefined {
  if (from === null) {
    return 'This server sends no mail. Messages wait here alone, and nobody can confirm a subscription. Set SMTP_URL and MAIL_FROM to change that.';
  }
  const subscriptionCounts = [
    ...(queued > 0 ? [`${countOf(queued, 'mail waits', 'mails wait')} to be sent`] : []),
    ...(failed > 0 ? [`${failed} could not be delivered`] : []),
  ];
  return subscriptionCounts.length > 0 ? `${subscriptionCounts.join(', ')}.` : undefined;
}
