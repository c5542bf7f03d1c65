import { IsIn, Matches, ValidateBy } from 'class-validator';
import { ALL_FIELDS_REQUIRED, CONTACT_MOST, NO_EMAIL_ADDRESS, theEmailCanBeWrittenTo } from './contact-fields.js';
import { LIMITS } from './limits.js';
import { PageQuery } from './paging.js';
import { IsEmailAddress } from './person-fields.js';
import { showsSomething } from './rules/problem.js';
import { all, IsLine, IsListOf, IsText, Optional, Trimmed } from './validation.js';
import { CONTACT_MESSAGE_STATUSES, SUBSCRIPTION_STATUSES, type ContactMessageStatus } from './vocabulary.js';

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
      validate: (value) => typeof value === 'string' && !theEmailCanBeWrittenTo(value),
      defaultMessage: () => NO_EMAIL_ADDRESS,
    },
  });

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

export const MAIL_STATES = ['queued', 'sent', 'failed', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export class ContactMessageQuery extends PageQuery {
  @Optional()
  @IsText('Search', LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsIn(CONTACT_MESSAGE_STATUSES, { message: `Status must be one of ${CONTACT_MESSAGE_STATUSES.join(', ')}.` })
  status?: ContactMessageStatus;
}

export class Subscribe {
  @IsEmailAddress()
  email!: string;
}

export class NewsletterLink {
  @Matches(/^[1-9]\d{0,9}\.[A-Za-z0-9_-]{43}$/, { message: 'This link is damaged.' })
  token!: string;
}

export class SubscriptionQuery extends PageQuery {
  @Optional()
  @IsText('Search', LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsListOf('Status', SUBSCRIPTION_STATUSES)
  status?: string;
}
