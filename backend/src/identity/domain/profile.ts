import { t, NEW_SCHOOL, type Language } from '@hourtrail/contracts';
import { conflict } from '../../platform/kernel/domain-error.js';
import { requestEmail } from './email.js';
import type { UserEvent, UserTexts } from './user.events.js';
import type { User } from './user.js';

export type OwnDetails = Partial<Pick<UserTexts, 'firstName' | 'lastName' | 'email'>>;

const OWN = ['firstName', 'lastName', 'email'] as const;

/** Returns events only for changed fields. If the server sends mail, a new email waits for confirmation. */
export function changeOwnDetails(user: User, details: OwnDetails, sendsMail: boolean): readonly UserEvent[] {
  const { email, ...names } = details;
  if (!sendsMail || email === undefined) return changeAtOnce(user, details);
  return [...changeAtOnce(user, names), ...requestEmail(user, email)];
}

function changeAtOnce(user: User, details: OwnDetails): readonly UserEvent[] {
  const texts = Object.fromEntries(
    OWN.flatMap((field) => {
      const value = details[field];
      return value === undefined || value === user[field] ? [] : [[field, value]];
    }),
  );
  if (Object.keys(texts).length === 0) return [];
  return [{ type: 'user.details-changed', data: { userId: user.id }, texts }];
}

/** Replaces any earlier code. */
export function makeFamilyCode(student: User, familyCode: string): readonly UserEvent[] {
  membersOfNewSchoolHaveNoCode(student.organizationId);
  return [{ type: 'user.family-code-made', data: { userId: student.id }, texts: { familyCode } }];
}

/** Existing links stay. */
export const dropFamilyCode = (student: User): readonly UserEvent[] =>
  student.familyCode === null ? [] : [{ type: 'user.family-code-dropped', data: { userId: student.id } }];

export function membersOfNewSchoolHaveNoCode(organizationId: number): void {
  if (organizationId !== NEW_SCHOOL.id) return;
  throw conflict('family-code.no-school-yet', t('apiPeople.joinSchoolForFamilyCode'));
}

type Reader = Pick<User, 'id' | 'checkpointMail'>;

export const changeLanguage = (user: User, language: Language): readonly UserEvent[] =>
  user.language === language ? [] : [{ type: 'user.language-changed', data: { userId: user.id, language } }];

export const startCheckpointMail = ({ id, checkpointMail }: Reader): readonly UserEvent[] =>
  checkpointMail ? [] : [{ type: 'user.checkpoint-mail-started', data: { userId: id } }];

export const endCheckpointMail = ({ id, checkpointMail }: Reader): readonly UserEvent[] =>
  checkpointMail ? [{ type: 'user.checkpoint-mail-ended', data: { userId: id } }] : [];
