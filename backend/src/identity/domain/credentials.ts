import { t, mayAssign } from '@hourtrail/contracts';
import { conflict, forbidden } from '../../platform/kernel/domain-error.js';
import { withReason, type Editor } from './with-reason.js';
import type { UserEvent } from './user.events.js';
import { whoWasErasedStaysSo } from './user.rules.js';
import type { User } from './user.js';

export const changePassword = ({ id }: User): readonly UserEvent[] => [
  { type: 'user.password-changed', data: { userId: id } },
];

export const setPasswordByMail = ({ id }: User): readonly UserEvent[] => [
  { type: 'user.password-set-by-mail', data: { userId: id } },
];

/**
 * `setBy`: who set up the provider, and so could sign in by it. `byPassword`: the person's own password says that the
 * account is theirs, so that the address decided nothing.
 */
export function linkSignIn(
  { id, emailFrom }: User,
  {
    endsPassword = false,
    byPassword = false,
    setBy,
  }: { readonly endsPassword?: boolean; readonly byPassword?: boolean; readonly setBy: readonly number[] },
): readonly UserEvent[] {
  const couldEnter = [...new Set([...(byPassword ? [] : emailFrom), ...setBy])].filter((one) => one !== id);
  const data = { userId: id, ...(endsPassword && { endsPassword }), ...(couldEnter.length > 0 && { couldEnter }) };
  return [{ type: 'user.sign-in-linked', data }];
}

/** Who set up the provider since they were linked could sign in as them, too. */
export const someoneElseSetItUp = ({ id, couldEnter }: User, setBy: readonly number[]): boolean =>
  setBy.some((one) => one !== id && !couldEnter.includes(one));

export const resetPassword = (user: User, by: Editor, reason?: string | null): readonly UserEvent[] =>
  letIn('user.password-reset', user, { by, reason });

/** Who runs the server is no one of the product: they may let in anyone who is active, super-admins too. */
export function resetPasswordByOperator(user: User, reason: string | null): readonly UserEvent[] {
  whoWasErasedStaysSo(user);
  onlyActivePeopleAreLetIn(user);
  return [{ type: 'user.password-reset', data: { userId: user.id }, ...(reason && { texts: { reason } }) }];
}

export const invite = (user: User, by: Editor, reason?: string | null): readonly UserEvent[] =>
  letIn('user.invited', user, { by, reason });

function letIn(
  type: 'user.password-reset' | 'user.invited',
  user: User,
  { by, reason }: { readonly by: Editor; readonly reason: string | null | undefined },
): readonly UserEvent[] {
  peopleAreLetInByThoseWhoMay(by, user);
  whoWasErasedStaysSo(user);
  nobodyLetsThemselvesIn(by, user);
  onlyActivePeopleAreLetIn(user);
  // the link may be mailed to the address, so its author could sign in
  const couldEnter = type === 'user.invited' && user.emailFrom.length > 0 ? user.emailFrom : undefined;
  return withReason<UserEvent>([{ type, data: { userId: user.id, ...(couldEnter && { couldEnter }) } }], {
    by,
    organizationId: user.organizationId,
    reason,
  });
}

export function peopleAreLetInByThoseWhoMay(by: Editor, { role }: User): void {
  if (mayAssign(by.role, role)) return;
  throw forbidden('identity.not-yours-to-let-in', t('apiPeople.cannotMakePassword'));
}

export function nobodyLetsThemselvesIn(by: Editor, { id }: User): void {
  if (by.id === id) throw forbidden('identity.own-password', t('apiPeople.ownPassword'));
}

export function onlyActivePeopleAreLetIn({ isActive, nomination }: User): void {
  if (nomination === 'waiting') {
    throw conflict('identity.nomination-waiting', t('apiPeople.nominationWaiting'));
  }
  if (!isActive) throw conflict('identity.not-active', t('apiPeople.inactive'));
}
