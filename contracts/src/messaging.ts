import { msg } from './messages/translate.js';
import { PageQuery } from './paging.js';
import { IsOneOf, Optional } from './validation.js';

export const NOTIFICATION_KINDS = [
  'hours.submitted',
  'hours.added',
  'hours.marked-present',
  'hours.verified',
  'hours.approved',
  'hours.rejected',
  'hours.wrong-supervisor',
  'hours.reopened',
  'hours.revoked',
  'hours.amended',
  'hours.deleted',
  'hours.restored',
  'opportunity.promoted',
  'opportunity.moved',
  'opportunity.cancelled',
  'opportunity.for-others',
  'reminder.verify',
  'reminder.verify-again',
  'reminder.unanswered',
  'reminder.draft',
  'reminder.event',
  'school.rules-changed',
  'account.password-reset',
  'account.invited',
  'account.address-changed',
  'account.address-lost',
  'account.moved-in',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export class NotificationListQuery extends PageQuery {
  @Optional()
  @IsOneOf(msg('labels.unread'), ['true', 'false'])
  unread?: 'true' | 'false';
}
