import type { Language, Nomination, Role } from '@hourtrail/contracts';
import type { UserEvent, UserTexts } from './user.events.js';

export interface User extends UserTexts {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly role: Role;
  readonly gradeLevel: string | null;
  /** Null while the person has chosen none. */
  readonly language: Language | null;
  readonly isActive: boolean;
  readonly mustChangePassword: boolean;
  readonly nomination: Nomination | null;
  readonly familyCode: string | null;
  readonly checkpointMail: boolean;
  /** The former school; null if the account was created here. */
  readonly movedFrom: number | null;
  /** The new school; null while the person is here. */
  readonly movedTo: number | null;
  /** The day from which they are no longer a student of the school; null for everyone else. */
  readonly graduatedOn: string | null;
  /** The school year whose roll-over changed the grade or status last; null once anyone changed it since. */
  readonly rolloverYearId: number | null;
  readonly createdBy: number | null;
  readonly createdAt: Date;
  readonly importId: number | null;
  readonly erasedAt: Date | null;
  /** People who made a password, link or address for them, and so could sign in as them. */
  readonly couldEnter: readonly number[];
  /** Others who wrote the email, and so could read its mail. */
  readonly emailFrom: readonly number[];
  /** Staff wrote or saw the email, or its mail was answered. */
  readonly emailConfirmed: boolean;
  /** Takes effect once its mail is answered; `newEmailFrom`: others who could have written it. */
  readonly newEmail: string | null;
  readonly newEmailFrom: readonly number[];
}

export const erasedTexts = (userId: number): UserTexts => ({
  username: `erased-${userId}`,
  email: `erased-${userId}@invalid`,
  firstName: 'Erased',
  lastName: 'person',
});

export interface NewUser extends UserTexts {
  readonly role: Role;
  readonly gradeLevel?: string | null;
  readonly isActive?: boolean;
  /** The password is one-time. */
  readonly mustChangePassword?: boolean;
  readonly imported?: { readonly import: number; readonly row: number };
}

export const signUp = (
  userId: number,
  texts: UserTexts,
  { through, language }: { readonly through?: 'google'; readonly language?: Language } = {},
): UserEvent[] => [
  {
    type: 'user.signed-up',
    data: {
      userId,
      role: 'student',
      gradeLevel: null,
      isActive: true,
      ...(through && { through }),
      ...(language && language !== 'en' && { language }),
    },
    texts: textsOf(texts),
  },
];

/** At the first sign-in by their school's provider. `setBy`: who set it up. */
export const signUpAtSchool = (
  userId: number,
  { role, gradeLevel, texts }: { readonly role: Role; readonly gradeLevel: string | null; readonly texts: UserTexts },
  { setBy, language }: { readonly setBy: readonly number[]; readonly language: Language },
): UserEvent[] => [
  {
    type: 'user.signed-up',
    data: {
      ...{ userId, role, gradeLevel, isActive: true, through: 'school', couldEnter: setBy, emailFrom: setBy },
      ...(language !== 'en' && { language }),
    },
    texts: textsOf(texts),
  },
];

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

/** Undoes an import: no one can sign in, and a correct import can reuse the username and email. */
export const takeBack = ({ id }: User): UserEvent[] => [
  {
    type: 'user.details-changed',
    data: { userId: id },
    texts: { username: `undone-${id}`, email: `undone-${id}@account.invalid` },
  },
  { type: 'user.deactivated', data: { userId: id } },
];

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
