import { askForEmail } from './email.js';
import type { UserEvent, UserTexts } from './user.events.js';
import type { User } from './user.js';

export type OwnDetails = Partial<Pick<UserTexts, 'firstName' | 'lastName' | 'email'>>;

const OWN = ['firstName', 'lastName', 'email'] as const;

/** Returns events only for changed fields. If the server sends mail, a new email waits for confirmation. */
export function changeOwnDetails(user: User, wish: OwnDetails, sendsMail: boolean): readonly UserEvent[] {
  const { email, ...names } = wish;
  if (!sendsMail || email === undefined) return changeAtOnce(user, wish);
  return [...changeAtOnce(user, names), ...askForEmail(user, email)];
}

function changeAtOnce(user: User, wish: OwnDetails): readonly UserEvent[] {
  const texts = Object.fromEntries(
    OWN.flatMap((field) => {
      const wished = wish[field];
      return wished === undefined || wished === user[field] ? [] : [[field, wished]];
    }),
  );
  if (Object.keys(texts).length === 0) return [];
  return [{ type: 'user.details-changed', data: { userId: user.id }, texts }];
}
