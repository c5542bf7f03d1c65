import { explained, type Editor } from './explained.js';
import * as rules from './credentials.rules.js';
import type { UserEvent } from './user.events.js';
import { whoWasErasedStaysSo } from './user.rules.js';
import type { User } from './user.js';

/** The person chooses a password themselves. */
export const changePassword = ({ id }: User): readonly UserEvent[] => [
  { type: 'user.password-changed', data: { userId: id } },
];

/** The person sets a password by the link that was mailed to them. */
export const setPasswordByMail = ({ id }: User): readonly UserEvent[] => [
  { type: 'user.password-set-by-mail', data: { userId: id } },
];

/** Staff make a one-time password for somebody. */
export const resetPassword = (user: User, by: Editor): readonly UserEvent[] => letIn('user.password-reset', user, by);

/** Staff make a link by which somebody sets a password. */
export const invite = (user: User, by: Editor): readonly UserEvent[] => letIn('user.invited', user, by);

function letIn(type: 'user.password-reset' | 'user.invited', user: User, by: Editor): readonly UserEvent[] {
  rules.peopleAreLetInByThoseWhoMay(by, user);
  whoWasErasedStaysSo(user);
  rules.nobodyLetsThemselvesIn(by, user);
  rules.onlyActivePeopleAreLetIn(user);
  // the link may go to the address, and so to whoever wrote it
  const couldEnter = type === 'user.invited' && user.emailFrom.length > 0 ? user.emailFrom : undefined;
  return explained<UserEvent>([{ type, data: { userId: user.id, ...(couldEnter && { couldEnter }) } }], {
    by,
    organizationId: user.organizationId,
  });
}
