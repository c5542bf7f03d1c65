import type { DomainEvent } from '../../platform/kernel/event.js';

/** Everything that happens to what a visitor wrote. */
export const CONTACT_MESSAGE_EVENTS = [
  /** Texts: firstName, lastName, email, organization, message, as they came. */
  'contact-message.received',
  'contact-message.handled',
  'contact-message.reopened',
  /** Nothing of it is left but that it came. */
  'contact-message.erased',
] as const;

export type ContactMessageEvent = DomainEvent & {
  readonly type: (typeof CONTACT_MESSAGE_EVENTS)[number];
  readonly data: Readonly<Record<string, never>>;
};
