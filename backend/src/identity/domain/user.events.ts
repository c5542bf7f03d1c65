import type { ErasureReason, Role } from '@hourtrail/contracts';
import type { DomainEvent } from '../../platform/kernel/event.js';

/** Names and addresses are texts of the event, so that a person can be erased. */
export type UserTexts = {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** What an account begins with. */
export type UserData = {
  readonly userId: number;
  readonly role: Role;
  readonly gradeLevel: string | null;
  readonly isActive: boolean;
};

/** Everything that happens to an account. What has no data but `userId` says all in its type. */
export type UserEventData = {
  'user.signed-up': UserData & { readonly through?: 'google' };
  'user.created': UserData & { readonly mustChangePassword?: true; readonly import?: number; readonly row?: number };
  /** A volunteer named a verifier the school does not know yet. */
  'user.nominated': UserData;
  'user.nomination-confirmed': { readonly userId: number };
  'user.nomination-refused': { readonly userId: number };
  /** Names, username, email (as texts) or grade: those that changed. */
  'user.details-changed': { readonly userId: number; readonly gradeLevel?: string | null };
  /** `mustChangePassword`: staff choose longer passwords than the person had to until then. */
  'user.role-changed': {
    readonly userId: number;
    readonly from: Role;
    readonly to: Role;
    readonly mustChangePassword?: true;
    /** Who gave a role in which one decides on hours counts as the person, as who makes an account does. */
    readonly couldEnter?: readonly number[];
  };
  'user.activated': { readonly userId: number };
  'user.deactivated': { readonly userId: number };
  /** The person chose a password themselves. */
  'user.password-changed': { readonly userId: number };
  /** Staff made a one-time password. */
  'user.password-reset': { readonly userId: number };
  /** Staff made a link by which the person sets a password; whoever wrote the address it may go to, too. */
  'user.invited': { readonly userId: number; readonly couldEnter?: readonly number[] };
  /** The person set a password by the link that was mailed to them. */
  'user.password-set-by-mail': { readonly userId: number };
  /** The person wants another address (text `newEmail`), which is asked by mail first. */
  'user.email-asked': { readonly userId: number };
  /** Whoever reads the mail of the address, or staff, say that it is theirs; `email` is its text where it is new. */
  'user.email-confirmed': { readonly userId: number };
  /** An address that nobody had confirmed was given to whom it belongs. */
  'user.email-given-up': { readonly userId: number };
  /** A new code (text `familyCode`) stands in the place of any before. */
  'user.family-code-made': { readonly userId: number };
  'user.family-code-dropped': { readonly userId: number };
  /** The newest checkpoint of the log they review is to come by mail, once a day. */
  'user.checkpoint-mail-started': { readonly userId: number };
  'user.checkpoint-mail-ended': { readonly userId: number };
  /** The last event of a person in the school they leave … */
  'user.moved-away': { readonly userId: number; readonly to: number };
  /** … and the first in the school they come to, with all that their account is. */
  'user.moved-in': UserData & {
    readonly from: number;
    readonly mustChangePassword: boolean;
    readonly couldEnter: readonly number[];
    readonly emailFrom: readonly number[];
    /** Absent where it is. */
    readonly emailConfirmed?: false;
  };
  /** Every name and text of them is taken away with it, at this school and at those they were at before. */
  'user.erased': { readonly userId: number; readonly reason?: ErasureReason };
};

export type UserEventType = keyof UserEventData;

/** `noReason`: the act asked for a reason (text `reason`) and none was given. */
export type UserEvent = {
  [Type in UserEventType]: DomainEvent & {
    readonly type: Type;
    readonly data: UserEventData[Type] & { readonly noReason?: true };
  };
}[UserEventType];

/**
 * The first schema of `user.moved-in` left `couldEnter` out where nobody could, and at first had no `emailFrom`: there,
 * whoever could come in as somebody counts as who wrote their address.
 */
export const movedInOfSchema1 = ({ couldEnter = [], emailFrom = couldEnter, ...data }: DomainEvent['data']) => ({
  ...data,
  couldEnter,
  emailFrom,
});
