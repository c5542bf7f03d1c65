import { IsIn } from 'class-validator';
import { PageQuery } from './paging.js';
import { Optional } from './validation.js';
import type { Role } from './vocabulary.js';

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

export interface NotificationView {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly at: string;
  readonly isRead: boolean;
  readonly actor: { readonly id: number | null; readonly name: string; readonly role: Role | 'system' };
  /** The entry it is about, as it stood then; null where it is about something else. */
  readonly entry: {
    readonly id: number;
    readonly studentId: number;
    readonly studentName: string;
    readonly organizationName: string | null;
    readonly date: string;
    /** Such as "3.00". */
    readonly hours: string | null;
  } | null;
  /** The opportunity it is about, as it stands now; null where it is about something else. */
  readonly opportunity: {
    readonly id: number;
    readonly title: string;
    readonly date: string;
    readonly startTime: string;
    readonly endTime: string;
    readonly location: string;
  } | null;
  /** What the actor wrote with it, such as why an opportunity was cancelled. */
  readonly comment: string | null;
}
