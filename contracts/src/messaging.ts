import { IsIn } from 'class-validator';
import { PageQuery } from './paging.js';
import { Optional } from './validation.js';

/**
 * What somebody is told of: an entry that waits for them, what became of their own, what became of an opportunity
 * they signed up to, and who can come into their account.
 */
export const NOTIFICATION_KINDS = [
  'hours.submitted',
  'hours.added',
  'hours.marked-present',
  'hours.verified',
  'hours.approved',
  'hours.rejected',
  'hours.reopened',
  'hours.revoked',
  'hours.amended',
  'hours.deleted',
  'hours.restored',
  'opportunity.promoted',
  'opportunity.moved',
  'opportunity.cancelled',
  'opportunity.for-others',
  'account.password-reset',
  'account.invited',
  'account.address-changed',
  'account.address-lost',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** GET /api/notifications: one's own, newest first. */
export class NotificationListQuery extends PageQuery {
  /** Only those that have not been read. */
  @Optional()
  @IsIn(['true', 'false'], { message: 'Unread must be true or false.' })
  unread?: 'true' | 'false';
}
