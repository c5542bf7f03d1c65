import { isReviewer, isStaff, mayAssign, ROLES, type Role } from '@hourtrail/contracts';
import { withReason, type Editor } from './with-reason.js';
import type { UserEvent, UserEventType, UserTexts } from './user.events.js';
import * as rules from './user.rules.js';
import type { Peers } from './user.rules.js';
import { textsOf, type User } from './user.js';

/** Absent fields stay unchanged. */
export interface UserChanges extends Partial<UserTexts> {
  readonly role?: Role | undefined;
  /** Null removes the grade. */
  readonly gradeLevel?: string | null | undefined;
  readonly isActive?: boolean | undefined;
  /** Moves the person to this school. */
  readonly organizationId?: number | undefined;
}

const DETAILS = ['username', 'email', 'firstName', 'lastName'] as const;

export const ENDS_SESSIONS: readonly UserEventType[] = [
  'user.role-changed',
  'user.deactivated',
  'user.moved-away',
  'user.erased',
];

/** Its maker knows the password, so it ends when the maker's role can no longer manage the person. */
export const endsOneTimePassword = (events: readonly UserEvent[]): boolean =>
  events.some(
    ({ type, data }) =>
      type === 'user.moved-away' ||
      (type === 'user.role-changed' &&
        ROLES.some((maker) => mayAssign(maker, data.from) && !mayAssign(maker, data.to))),
  );

/** One event per kind of change; none if nothing differs. */
export function change(
  user: User,
  by: Editor,
  {
    changes,
    peers,
    hasPassword = false,
    reason,
  }: { changes: UserChanges; peers: Peers; hasPassword?: boolean; reason?: string | null | undefined },
): readonly UserEvent[] {
  const { userId, role, isActive, to } = statusChangesIn(user, changes);
  const changesStatus = role !== undefined || isActive !== undefined || to !== undefined;
  const leavesCharge = role !== undefined || isActive === false || to !== undefined;
  const isSelf = user.id === by.id;
  rules.whoWasErasedStaysSo(user);
  if (!isSelf || !changesStatus) rules.accountsAreChangedByThoseWhoMay(by, user);
  if (!isSelf && role !== undefined) rules.rolesAreGivenByThoseWhoMay(by, role);
  if (to !== undefined) rules.superAdminsDoNotMove(user, role);
  if (leavesCharge) rules.somebodyStaysInCharge(user, peers);
  if (isSelf && changesStatus) rules.nobodyChangesTheirOwnRoleOrStatus();
  if (isSelf && changes.email !== undefined && changes.email !== user.email)
    rules.theirOwnEmailIsChangedOnTheirProfile();
  if (changesStatus) rules.aWaitingNominationIsAnsweredFirst(user);
  const events: UserEvent[] = [
    ...detailsChanged(user, changes),
    ...(role === undefined
      ? []
      : [
          {
            type: 'user.role-changed' as const,
            data: {
              userId,
              from: user.role,
              to: role,
              ...longerPassword(user, role, hasPassword),
              ...givesCharge(user, role, by),
            },
          },
        ]),
    ...(isActive === undefined ? [] : [activity(userId, isActive)]),
    ...(to === undefined ? [] : [moveAway(user, to)]),
  ];
  return withReason(events, { by, organizationId: user.organizationId, reason });
}

/** Staff need longer passwords, so someone who becomes staff must replace theirs. */
const longerPassword = (user: User, role: Role, hasPassword: boolean): { readonly mustChangePassword?: true } =>
  hasPassword && isStaff(role) && !isStaff(user.role) ? { mustChangePassword: true } : {};

const handsOf = ({ id, couldBe = [] }: Editor): readonly number[] => [id, ...couldBe];

/** The person who gives a reviewer role may have made the account for themselves. */
const givesCharge = (user: User, role: Role, by: Editor): { readonly couldEnter?: readonly number[] } =>
  isReviewer(role) && !isReviewer(user.role) ? { couldEnter: handsOf(by) } : {};

function statusChangesIn(user: User, { role, isActive, organizationId }: UserChanges) {
  return {
    userId: user.id,
    role: role === user.role ? undefined : role,
    isActive: isActive === user.isActive ? undefined : isActive,
    to: organizationId === user.organizationId ? undefined : organizationId,
  };
}

function detailsChanged(user: User, { gradeLevel, ...changes }: UserChanges): UserEvent[] {
  const texts = Object.fromEntries(
    DETAILS.flatMap((field) => {
      const value = changes[field];
      return value === undefined || value === user[field] ? [] : [[field, value] as const];
    }),
  );
  const changesGrade = gradeLevel !== undefined && gradeLevel !== user.gradeLevel;
  if (Object.keys(texts).length === 0 && !changesGrade) return [];
  const data = { userId: user.id, ...(changesGrade && { gradeLevel }) };
  return [{ type: 'user.details-changed', data, texts }];
}

const activity = (userId: number, isActive: boolean): UserEvent => ({
  type: isActive ? 'user.activated' : 'user.deactivated',
  data: { userId },
});

export function admitted(
  user: User,
  by: Editor,
  { to, peers, reason }: { to: number; peers: Peers; reason?: string | null | undefined },
): readonly UserEvent[] {
  rules.whoWasErasedStaysSo(user);
  rules.superAdminsDoNotMove(user);
  rules.somebodyStaysInCharge(user, peers);
  return withReason([moveAway(user, to)], { by, organizationId: user.organizationId, reason });
}

const moveAway = ({ id }: User, to: number): UserEvent => ({
  type: 'user.moved-away',
  data: { userId: id, to },
});

/** Copies the account, except for `anew`. */
export function moveIn(
  left: User,
  by: Editor,
  {
    to,
    anew = {},
    sawEmail = true,
    hasPassword = false,
    reason,
  }: {
    to: number;
    /** Whether the admitting person saw their email. */
    sawEmail?: boolean;
    hasPassword?: boolean;
    anew?: { readonly role?: Role | undefined; readonly gradeLevel?: string | null | undefined };
    reason?: string | null | undefined;
  },
): readonly UserEvent[] {
  const hands = isReviewer(anew.role ?? left.role) ? handsOf(by).filter((id) => id !== left.id) : [];
  const couldEnter = [...new Set([...left.couldEnter, ...hands])];
  const data = {
    userId: left.id,
    from: left.organizationId,
    role: anew.role ?? left.role,
    gradeLevel: anew.gradeLevel ?? left.gradeLevel,
    isActive: left.isActive,
    mustChangePassword: left.mustChangePassword,
    ...(anew.role && longerPassword(left, anew.role, hasPassword)),
    couldEnter,
    emailFrom: [...new Set([...left.emailFrom, ...hands])],
    ...(!left.emailConfirmed && !sawEmail && { emailConfirmed: false as const }),
    ...(left.language && { language: left.language }),
  };
  return withReason([{ type: 'user.moved-in' as const, data, texts: textsOf(left) }], {
    by,
    organizationId: to,
    reason,
  });
}

export function confirmNomination(user: User, by: Editor, reason?: string | null): readonly UserEvent[] {
  return nominationDecided('user.nomination-confirmed', user, { by, reason });
}

export function refuseNomination(user: User, by: Editor, reason?: string | null): readonly UserEvent[] {
  return nominationDecided('user.nomination-refused', user, { by, reason });
}

function nominationDecided(
  type: 'user.nomination-confirmed' | 'user.nomination-refused',
  user: User,
  { by, reason }: { by: Editor; reason: string | null | undefined },
): readonly UserEvent[] {
  rules.whoWasErasedStaysSo(user);
  rules.onlyAWaitingNominationIsAnswered(user);
  rules.nobodyAnswersTheirOwnNomination(user, by);
  return withReason<UserEvent>([{ type, data: { userId: user.id } }], {
    by,
    organizationId: user.organizationId,
    reason,
  });
}
