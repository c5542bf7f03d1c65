import { explained, type Editor } from './explained.js';
import * as rules from './credentials.rules.js';
import type { UserEvent } from './user.events.js';
import { whoWasErasedStaysSo } from './user.rules.js';
import type { User } from './user.js';

export const changePassword = ({ id }: User): readonly UserEvent[] => [
  { type: 'user.password-changed', data: { userId: id } },
];

export const setPasswordByMail = ({ id }: User): readonly UserEvent[] => [
  { type: 'user.password-set-by-mail', data: { userId: id } },
];

export const resetPassword = (user: User, by: Editor): readonly UserEvent[] => letIn('user.password-reset', user, by);

export const invite = (user: User, by: Editor): readonly UserEvent[] => letIn('user.invited', user, by);

function letIn(type: 'user.password-reset' | 'user.invited', user: User, by: Editor): readonly UserEvent[] {
  rules.peopleAreLetInByThoseWhoMay(by, user);
  whoWasErasedStaysSo(user);
  rules.nobodyLetsThemselvesIn(by, user);
  rules.onlyActivePeopleAreLetIn(user);
  // the link may be mailed to the address, so its author could sign in
  const couldEnter = type === 'user.invited' && user.emailFrom.length > 0 ? user.emailFrom : undefined;
  return explained<UserEvent>([{ type, data: { userId: user.id, ...(couldEnter && { couldEnter }) } }], {
    by,
    organizationId: user.organizationId,
  });
}
