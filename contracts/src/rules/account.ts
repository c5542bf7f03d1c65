import { looksLikeEmail } from '../contact-fields.js';
import { LIMITS } from '../limits.js';
import { msg, t } from '../messages/translate.js';
import { isRequired, type Problem } from './problem.js';

/** Also imported by the public pages. */

/** A message. */
export const usernameTooShort = (): string => t('rules.usernameTooShort', { min: LIMITS.usernameMin });

/** A message; `least` is in characters. */
export const passwordTooShort = (least: number): string => t('rules.passwordTooShort', { min: least });

/** `name` is the label of the field. Spaces alone are no text. */
export const theTextIsGiven = (field: string, name: string, text: string): Problem =>
  text.trim() ? undefined : { field, message: isRequired(name) };

/** Ignores spaces around it. */
export const theEmailIsOne = (email: string): Problem =>
  looksLikeEmail(email.trim()) ? undefined : { field: 'email', message: t('rules.invalidEmail') };

/** Ignores spaces around it. */
export const theUsernameIsLongEnough = (username: string): Problem =>
  username.trim().length >= LIMITS.usernameMin ? undefined : { field: 'username', message: usernameTooShort() };

/** Counts the password both as typed and as hashed; the lower count must suffice. */
export const thePasswordIsLongEnough = (password: string, least: number, field = 'password'): Problem =>
  Math.min(password.length, asHashed(password).length) < least
    ? { field, message: passwordTooShort(least) }
    : undefined;

/** NFKC, so that a password matches on every keyboard. */
export const asHashed = (text: string): string => text.normalize('NFKC');

/** Two empty ones are alike; `thePasswordIsConfirmed` asks for a confirmation. */
export const bothPasswordsAreAlike = (password: string | undefined, confirmed: string): Problem =>
  confirmed === password ? undefined : { field: 'confirmPassword', message: t('rules.passwordsDiffer') };

/** Asks for the confirmation if it is empty. */
export const thePasswordIsConfirmed = (password: string, confirmed: string): Problem =>
  confirmed
    ? bothPasswordsAreAlike(password, confirmed)
    : { field: 'confirmPassword', message: t('rules.confirmPassword') };

/** The messages of a failed sign-in by Google, by error code. */
export const GOOGLE_PROBLEMS = {
  'google-not-configured': msg('rules.googleNotConfigured'),
  'google-declined': msg('rules.googleDeclined'),
  'google-expired': msg('rules.googleExpired'),
  'google-refused': msg('rules.googleRefused'),
  'google-email-unverified': msg('rules.googleEmailUnverified'),
  'google-email-taken': msg('rules.googleEmailTaken'),
  'google-school-required': msg('rules.googleSchoolRequired'),
  'google-account-inactive': msg('rules.googleAccountInactive'),
  'google-away': msg('rules.googleAway'),
  'google-too-many': msg('rules.googleTooMany'),
} as const;
export type GoogleProblem = keyof typeof GOOGLE_PROBLEMS;

/** The messages of a failed sign-in by a school's own provider, by error code. */
export const SCHOOL_SIGN_IN_PROBLEMS = {
  'school-not-set-up': msg('rules.schoolNotSetUp'),
  'school-closed': msg('rules.schoolClosed'),
  'school-declined': msg('rules.schoolDeclined'),
  'school-expired': msg('rules.googleExpired'),
  'school-refused': msg('rules.schoolRefused'),
  'school-email-unverified': msg('rules.schoolEmailUnverified'),
  'school-other-tenant': msg('rules.schoolOtherTenant'),
  'school-no-account': msg('rules.schoolNoAccount'),
  'school-email-elsewhere': msg('rules.schoolEmailElsewhere'),
  'school-account-inactive': msg('rules.googleAccountInactive'),
  'school-other-role': msg('rules.schoolOtherRole'),
  'school-address-unconfirmed': msg('rules.schoolAddressUnconfirmed'),
  'school-other-identity': msg('rules.schoolOtherIdentity'),
  'school-uses-google': msg('rules.schoolUsesGoogle'),
  'school-encrypted': msg('rules.schoolEncrypted'),
  'school-certificate-expired': msg('rules.schoolCertificateExpired'),
  'school-away': msg('rules.schoolAway'),
  'school-too-many': msg('rules.googleTooMany'),
} as const;
export type SchoolSignInProblem = keyof typeof SCHOOL_SIGN_IN_PROBLEMS;
