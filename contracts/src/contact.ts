import { Matches, ValidateBy } from 'class-validator';
import { CONTACT_MOST, theEmailCanBeWrittenTo } from './contact-fields.js';
import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import { PageQuery } from './paging.js';
import { IsEmailAddress } from './person-fields.js';
import { showsSomething } from './rules/problem.js';
import { all, IsLine, IsListOf, IsOneOf, IsText, type Label, Optional, Trimmed } from './validation.js';
import { CONTACT_MESSAGE_STATUSES, SUBSCRIPTION_STATUSES, type ContactMessageStatus } from './vocabulary.js';

const isGiven = (): PropertyDecorator =>
  ValidateBy({
    name: 'isGiven',
    validator: {
      validate: (value) => typeof value === 'string' && showsSomething(value),
      defaultMessage: () => t('rules.allFieldsRequired'),
    },
  });
const isLineOf = ({ name, most }: { readonly name: Label; readonly most: number }): PropertyDecorator =>
  all(Trimmed(), IsLine(name, most), isGiven());

const IsEmailLike = (): PropertyDecorator =>
  ValidateBy({
    name: 'isEmailLike',
    validator: {
      validate: (value) => typeof value === 'string' && !theEmailCanBeWrittenTo(value),
      defaultMessage: () => t('rules.enterValidEmail'),
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
  @IsText(msg('common.message'), LIMITS.contactMessageMax)
  @isGiven()
  message!: string;
}

export const MAIL_STATES = ['queued', 'sent', 'failed', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export class ContactMessageQuery extends PageQuery {
  @Optional()
  @IsText(msg('labels.search'), LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsOneOf(msg('common.status'), CONTACT_MESSAGE_STATUSES)
  status?: ContactMessageStatus;
}

export class Subscribe {
  @IsEmailAddress()
  email!: string;
}

export class NewsletterLink {
  @Matches(/^[1-9]\d{0,9}\.[A-Za-z0-9_-]{43}$/, { message: () => t('rules.damagedLink') })
  token!: string;
}

export class SubscriptionQuery extends PageQuery {
  @Optional()
  @IsText(msg('labels.search'), LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsListOf(msg('common.status'), SUBSCRIPTION_STATUSES)
  status?: string;
}
