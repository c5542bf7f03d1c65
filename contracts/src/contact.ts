import { IsIn, Matches, ValidateBy } from 'class-validator';
import { ALL_FIELDS_REQUIRED, CONTACT_MOST, looksLikeEmail, NO_EMAIL_ADDRESS } from './contact-fields.js';
import { LIMITS } from './limits.js';
import { PageQuery } from './paging.js';
import { IsEmailAddress } from './person-fields.js';
import { showsSomething } from './shows-something.js';
import { all, IsLine, IsListOf, IsText, Optional, Trimmed } from './validation.js';
import {
  CONTACT_MESSAGE_STATUSES,
  SUBSCRIPTION_STATUSES,
  type ContactMessageStatus,
  type SubscriptionStatus,
} from './vocabulary.js';

const isGiven = (): PropertyDecorator =>
  ValidateBy({
    name: 'isGiven',
    validator: {
      validate: (value) => typeof value === 'string' && showsSomething(value),
      defaultMessage: () => ALL_FIELDS_REQUIRED,
    },
  });
const isLineOf = ({ name, most }: { readonly name: string; readonly most: number }): PropertyDecorator =>
  all(Trimmed(), IsLine(name, most), isGiven());

const IsEmailLike = (): PropertyDecorator =>
  ValidateBy({
    name: 'isEmailLike',
    validator: {
      validate: (value) => typeof value === 'string' && looksLikeEmail(value),
      defaultMessage: () => NO_EMAIL_ADDRESS,
    },
  });

/** POST /api/contact */
export class SendContactMessage {
  @isLineOf(CONTACT_MOST.firstName)
  firstName!: string;

  @isLineOf(CONTACT_MOST.lastName)
  lastName!: string;

  @Trimmed()
  @IsEmailLike()
  @isGiven()
  email!: string;

  @isLineOf(CONTACT_MOST.organization)
  organization!: string;

  @Trimmed()
  @IsText('Message', LIMITS.contactMessageMax)
  @isGiven()
  message!: string;
}

/** The answer of POST /api/contact. */
export interface ContactReceipt {
  readonly receivedAt: string;
}

/** What becomes of a mail: it waits for its turn, went out, could not be delivered, or was not needed any more. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** GET /api/contact-messages: newest first. */
export class ContactMessageQuery extends PageQuery {
  /** Looked for in names, email, organization and message. */
  @Optional()
  @IsText('Search', LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsIn(CONTACT_MESSAGE_STATUSES, { message: `Status must be one of ${CONTACT_MESSAGE_STATUSES.join(', ')}.` })
  status?: ContactMessageStatus;
}

export interface ContactMessageView {
  readonly id: number;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly organization: string;
  readonly message: string;
  readonly status: ContactMessageStatus;
  readonly receivedAt: string;
  readonly handledAt: string | null;
  readonly handledBy: { readonly id: number; readonly name: string } | null;
  /** What became of the mail that forwards it; null where none was to be sent. */
  readonly forwarding: MailState | null;
}

/** POST /api/newsletter */
export class Subscribe {
  @IsEmailAddress()
  email!: string;
}

/** The answer of POST /api/newsletter: the same whether or not the address is known. */
export interface SubscribeAnswer {
  /** False where this server is not set up to send mail, so that nothing can be confirmed yet. */
  readonly sendsMail: boolean;
}

/** POST /api/newsletter/confirm and /unsubscribe: what stands behind the # of a link in a mail. */
export class NewsletterLink {
  @Matches(/^[1-9]\d{0,9}\.[A-Za-z0-9_-]{43}$/, { message: 'This link is damaged.' })
  token!: string;
}

/** The answer of POST /api/newsletter/confirm. */
export interface ConfirmedSubscription {
  readonly email: string;
}

/** GET /api/newsletter-subscriptions: newest first. */
export class SubscriptionQuery extends PageQuery {
  /** Looked for in the address. */
  @Optional()
  @IsText('Search', LIMITS.nameMax)
  q?: string;

  /** One or more with commas between. */
  @Optional()
  @IsListOf('Status', SUBSCRIPTION_STATUSES)
  status?: string;
}

export interface SubscriptionView {
  readonly id: number;
  readonly version: number;
  readonly email: string;
  readonly status: SubscriptionStatus;
  readonly askedAt: string;
  readonly confirmedAt: string | null;
  readonly endedAt: string | null;
  /** What became of the mail that asks to confirm; null where none was to be sent. */
  readonly confirmation: MailState | null;
}

/** GET /api/mail: whether this server sends mail, and how its mail is doing. */
export interface MailStanding {
  /** Who its mail comes from; null where it is not set up to send any. */
  readonly from: string | null;
  /** Where contact messages are forwarded; null where they only wait in the inbox. */
  readonly forwardsTo: string | null;
  readonly queued: number;
  readonly failed: number;
}
