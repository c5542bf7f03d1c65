import { withReason, type Editor } from './with-reason.js';
import type { UserEvent } from './user.events.js';
import * as rules from './user.rules.js';
import type { User } from './user.js';

/** A new address takes effect once its mail is answered; requesting the current one cancels that. */
export const requestEmail = ({ id, newEmail, email }: User, requested: string): readonly UserEvent[] =>
  requested === newEmail || (requested === email && newEmail === null)
    ? []
    : [{ type: 'user.email-asked', data: { userId: id }, texts: requested === email ? {} : { newEmail: requested } }];

export function confirmEmail({ id, newEmail, emailConfirmed }: User): readonly UserEvent[] {
  if (newEmail !== null) return [{ type: 'user.email-confirmed', data: { userId: id }, texts: { email: newEmail } }];
  return emailConfirmed ? [] : [{ type: 'user.email-confirmed', data: { userId: id } }];
}

export function vouchForEmail(user: User, by: Editor, reason?: string | null): readonly UserEvent[] {
  rules.whoWasErasedStaysSo(user);
  rules.accountsAreChangedByThoseWhoMay(by, user);
  rules.nobodyVouchesForTheirOwnEmail(user, by);
  rules.aWaitingNominationIsAnsweredFirst(user);
  if (user.emailConfirmed) return [];
  const { id, organizationId } = user;
  return withReason<UserEvent>([{ type: 'user.email-confirmed', data: { userId: id } }], {
    by,
    organizationId,
    reason,
  });
}

/** Frees an unconfirmed address for its owner. */
export const giveUpEmail = ({ id }: User): readonly UserEvent[] => [
  { type: 'user.email-given-up', data: { userId: id }, texts: { email: `unconfirmed-${id}@account.invalid` } },
];
