import type { DomainEvent } from '../../platform/kernel/event.js';

export const CONTACT_MESSAGE_EVENTS = [
  /** Texts: firstName, lastName, email, organization, message, as received. */
  'contact-message.received',
  'contact-message.handled',
  'contact-message.reopened',
  /** Removes all texts of the message. */
  'contact-message.erased',
] as const;

export type ContactMessageEvent = DomainEvent & {
  readonly type: (typeof CONTACT_MESSAGE_EVENTS)[number];
  readonly data: Readonly<Record<string, never>>;
};
