import { t, type ContactMessageStatus } from '@hourtrail/contracts';
import { conflict } from '../../platform/kernel/domain-error.js';
import { recordIdOf, type RecordedEvent, type DomainEvent } from '../../platform/kernel/event.js';

export interface Written {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly organization: string;
  readonly message: string;
}

export interface ContactMessage extends Written {
  readonly id: number;
  readonly version: number;
  readonly status: ContactMessageStatus;
  readonly receivedAt: Date;
  readonly handledAt: Date | null;
  readonly handledBy: number | null;
  readonly erasedAt: Date | null;
}

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

export const receive = ({ firstName, lastName, email, organization, message }: Written): ContactMessageEvent[] => [
  { type: 'contact-message.received', data: {}, texts: { firstName, lastName, email, organization, message } },
];

export function handle({ status }: ContactMessage): ContactMessageEvent[] {
  if (status === 'handled') throw conflict('contact-message.handled', t('apiInbox.messageHandled'));
  return [{ type: 'contact-message.handled', data: {} }];
}

export function reopen({ status }: ContactMessage): ContactMessageEvent[] {
  if (status === 'new') throw conflict('contact-message.new', t('apiInbox.messageWaiting'));
  return [{ type: 'contact-message.reopened', data: {} }];
}

export const erase = ({ erasedAt }: ContactMessage): ContactMessageEvent[] =>
  erasedAt === null ? [{ type: 'contact-message.erased', data: {} }] : [];

const WORDLESS: Written = { firstName: 'Erased', lastName: 'person', email: '', organization: '', message: '' };

export function evolveContactMessage(before: ContactMessage | undefined, event: RecordedEvent): ContactMessage {
  const { type, version, at, actor } = event;
  if (!before && type === 'contact-message.received') return begun(event);
  if (before && type === 'contact-message.handled')
    return { ...before, version, status: 'handled', handledAt: at, handledBy: actor.id };
  if (before && type === 'contact-message.reopened')
    return { ...before, version, status: 'new', handledAt: null, handledBy: null };
  if (before && type === 'contact-message.erased') return { ...before, ...WORDLESS, version, erasedAt: at };
  throw new Error(`A contact message does not know ${type} here.`);
}

const begun = ({ stream, version, at, texts }: RecordedEvent): ContactMessage => ({
  id: recordIdOf(stream),
  version,
  firstName: texts['firstName'] ?? WORDLESS.firstName,
  lastName: texts['lastName'] ?? WORDLESS.lastName,
  email: texts['email'] ?? WORDLESS.email,
  organization: texts['organization'] ?? WORDLESS.organization,
  message: texts['message'] ?? WORDLESS.message,
  status: 'new',
  receivedAt: at,
  handledAt: null,
  handledBy: null,
  erasedAt: null,
});
