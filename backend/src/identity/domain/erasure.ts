import type { ErasureReason } from '@hourtrail/contracts';
import type { Actor } from '../../platform/kernel/actor.js';
import type { Editor } from './with-reason.js';
import { revoke, type FamilyLink, type FamilyLinkEvent } from './family-link.js';
import { withdraw, type JoinRequest, type JoinRequestEvent } from './join-request.js';
import type { UserEvent } from './user.events.js';
import * as rules from './user.rules.js';
import type { Peers } from './user.rules.js';
import type { User } from './user.js';

/** A person, or the system by a school's schedule. */
type Eraser = Pick<Actor, 'role' | 'organizationId'>;

export interface ErasureRequest {
  /** Typed by the requester to confirm. */
  readonly username: string;
  readonly reason?: ErasureReason | null | undefined;
  readonly peers: Peers;
}

/** Irreversible. The account's id and past decisions stay. */
export function erase(user: User, by: Editor, { username, reason, peers }: ErasureRequest): readonly UserEvent[] {
  if (user.id === by.id) rules.nobodyErasesThemselves();
  rules.accountsAreChangedByThoseWhoMay(by, user);
  rules.whoWasErasedStaysSo(user);
  rules.theirUsernameConfirmsIt(user, username);
  rules.somebodyStaysInCharge(user, peers);
  return [erased(user, by, reason)];
}

/** The school's schedule erases whoever left long ago, and whom its administrators might erase by hand. */
export function eraseExpired(user: User): readonly UserEvent[] {
  rules.whoWasErasedStaysSo(user);
  rules.onlyThoseWhoLeftExpire(user);
  rules.accountsAreChangedByThoseWhoMay({ role: 'admin' }, user);
  return [{ type: 'user.erased', data: { userId: user.id, reason: 'kept-long-enough' } }];
}

export const eraseLeftBehind = (left: User, by: Eraser, reason?: ErasureReason | null): readonly UserEvent[] =>
  left.erasedAt === null ? [erased(left, by, reason)] : [];

function erased({ id, organizationId }: User, by: Eraser, reason: ErasureReason | null | undefined): UserEvent {
  if (reason) return { type: 'user.erased', data: { userId: id, reason } };
  const needsReason = by.role === 'super-admin' && by.organizationId !== organizationId;
  return { type: 'user.erased', data: { userId: id, ...(needsReason && { noReason: true }) } };
}

export function eraseLink(link: FamilyLink, hasTexts: boolean): readonly FamilyLinkEvent[] {
  const { parentId, studentId, status } = link;
  const isLive = status === 'requested' || status === 'confirmed';
  return [
    ...(isLive ? revoke(link, link) : []),
    ...(hasTexts ? [{ type: 'family-link.erased' as const, data: { parentId, studentId } }] : []),
  ];
}

export const eraseRequest = (request: JoinRequest): readonly JoinRequestEvent[] => [
  ...(request.status === 'waiting' ? withdraw(request) : []),
  { type: 'join-request.erased', data: { userId: request.userId } },
];
