import {
  t,
  type ContactMessageStatus,
  type ContactMessageView,
  type MailStatus,
  type MailState,
  type SubscriptionStatus,
} from '@hourtrail/contracts';
import { Check, Clock, Mail, UserMinus, type LucideIcon } from 'lucide-react';
import { fullName } from '../../lib/names.js';
import type { ChipLook } from '../../ui/Chip.js';

interface StatusLook {
  readonly label: string;
  readonly look: ChipLook;
  readonly icon: LucideIcon;
}

export const MESSAGE_STATUSES: Readonly<Record<ContactMessageStatus, StatusLook>> = {
  new: { label: t('inbox.new'), look: 'pending', icon: Mail },
  handled: { label: t('inbox.handled'), look: 'approved', icon: Check },
};

export const SUBSCRIPTION_STATUSES: Readonly<Record<SubscriptionStatus, StatusLook>> = {
  requested: { label: t('inbox.notConfirmed'), look: 'pending', icon: Clock },
  confirmed: { label: t('common.confirmed'), look: 'approved', icon: Check },
  unsubscribed: { label: t('inbox.unsubscribed'), look: 'draft', icon: UserMinus },
  removed: { label: t('inbox.removed'), look: 'draft', icon: UserMinus },
};

const FORWARDING: Readonly<Record<MailState, string>> = {
  queued: t('inbox.forwardQueued'),
  sent: t('inbox.forwarded'),
  failed: t('inbox.forwardFailed'),
  dropped: t('inbox.notForwarded'),
};
export const forwardingWords = (state: MailState | null): string =>
  state === null ? t('inbox.noForwardingAddress') : FORWARDING[state];

const CONFIRMATION: Readonly<Record<MailState, string>> = {
  queued: t('inbox.confirmationQueued'),
  sent: t('inbox.confirmationSent'),
  failed: t('inbox.confirmationFailed'),
  dropped: t('inbox.confirmationNotNeeded'),
};

export const confirmationWords = (state: MailState | null): string =>
  state === null ? t('inbox.confirmationNotSent') : CONFIRMATION[state];

/** Encodes the address and the name, so that they cannot add fields to the mailto link. */
export const answerAddress = ({
  email,
  ...who
}: Pick<ContactMessageView, 'email' | 'firstName' | 'lastName'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(t('inbox.replySubject', { name: fullName(who) }))}`;

/** Problems with the email of this server; undefined if there are none. */
export function mailWords({ from, queued, failed }: MailStatus): string | undefined {
  if (from === null) {
    return t('inbox.noEmailServer');
  }
  const sentences = [
    ...(queued > 0 ? [t('inbox.emailsQueued', { count: queued })] : []),
    ...(failed > 0 ? [t('inbox.emailsFailed', { count: failed })] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
