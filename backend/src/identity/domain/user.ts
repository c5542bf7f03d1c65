import type { Nomination, Role } from '@hourtrail/contracts';
import type { UserEvent, UserTexts } from './user.events.js';

/** A person with an account at a school. */
export interface User extends UserTexts {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly role: Role;
  readonly gradeLevel: string | null;
  readonly isActive: boolean;
  readonly mustChangePassword: boolean;
  readonly nomination: Nomination | null;
  /** What a parent enters to follow this student; null until the student makes one. */
  readonly familyCode: string | null;
  /** Whether the newest checkpoint comes to them by mail. */
  readonly checkpointMail: boolean;
  /** The school they came from; null for who began here. */
  readonly movedFrom: number | null;
  /** The school they left for; null while they are here. */
  readonly movedTo: number | null;
  readonly createdBy: number | null;
  readonly createdAt: Date;
  /** The import it came with. */
  readonly importId: number | null;
  /** When they were erased; whoever was is called by a number from then on. */
  readonly erasedAt: Date | null;
  /** Who made a password, a link or the address for them: each could come in as them. */
  readonly couldEnter: readonly number[];
  /** Who else wrote the address: each could read the mail that goes there. */
  readonly emailFrom: readonly number[];
  /** Whether staff wrote the address or saw it when they let the person in, or a mail to it was answered. */
  readonly emailConfirmed: boolean;
  /** The address that holds once a mail to it is answered, and who else could have written it. */
  readonly newEmail: string | null;
  readonly newEmailFrom: readonly number[];
}

/** What an account is called whose person was erased. */
export const erasedTexts = (userId: number): UserTexts => ({
  username: `erased-${userId}`,
  email: `erased-${userId}@invalid`,
  firstName: 'Erased',
  lastName: 'person',
});

/** What somebody else knows of a person when making their account. */
export interface NewUser extends UserTexts {
  readonly role: Role;
  readonly gradeLevel?: string | null;
  readonly isActive?: boolean;
  /** The password is one-time. */
  readonly mustChangePassword?: boolean;
  /** The import it comes with, and its row in that file. */
  readonly imported?: { readonly import: number; readonly row: number };
}

/** Somebody makes an account for themselves: always as a student. */
export const signUp = (userId: number, texts: UserTexts, through?: 'google'): UserEvent[] => [
  {
    type: 'user.signed-up',
    data: { userId, role: 'student', gradeLevel: null, isActive: true, ...(through && { through }) },
    texts: textsOf(texts),
  },
];

/** Somebody makes an account for somebody else. */
export const create = (
  userId: number,
  { role, gradeLevel = null, isActive = true, mustChangePassword = false, imported, ...texts }: NewUser,
): UserEvent[] => [
  {
    type: 'user.created',
    data: { userId, role, gradeLevel, isActive, ...(mustChangePassword && { mustChangePassword }), ...imported },
    texts: textsOf(texts),
  },
];

/**
 * An account that was imported by mistake: nobody signs in to it, and whoever is imported rightly next may have its
 * username and email.
 */
export const takeBack = ({ id }: User): UserEvent[] => [
  {
    type: 'user.details-changed',
    data: { userId: id },
    texts: { username: `undone-${id}`, email: `undone-${id}@account.invalid` },
  },
  { type: 'user.deactivated', data: { userId: id } },
];

/** A volunteer names a verifier the school does not know yet: nobody can sign in before staff confirm. */
export const nominate = (userId: number, texts: UserTexts): UserEvent[] => [
  {
    type: 'user.nominated',
    data: { userId, role: 'verifier', gradeLevel: null, isActive: false },
    texts: textsOf(texts),
  },
];

export const textsOf = ({ username, email, firstName, lastName }: UserTexts): UserTexts => ({
  username,
  email,
  firstName,
  lastName,
});
