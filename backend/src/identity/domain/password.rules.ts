import { isStaff, passwordTooShort, type Role } from '@hourtrail/contracts';
import { invalid } from '../../platform/kernel/domain-error.js';
import { isCommonPassword } from './common-passwords.js';

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly role: Role;
  readonly username: string;
  readonly email: string;
}

/** How many characters a password has at the least. */
export interface PasswordLengths {
  readonly everybody: number;
  /** Of those who decide on other people's hours and accounts. */
  readonly staff: number;
}

/** What is asked of a role; what is asked of everybody is asked of staff, too. */
export const leastFor = (role: Role, { everybody, staff }: PasswordLengths): number =>
  isStaff(role) ? Math.max(everybody, staff) : everybody;

/** The one way to write a text that a password is hashed in. */
const asHashed = (text: string): string => text.normalize('NFKC');

export function requireLongEnough(password: string, least: number, field = 'password'): void {
  if (Math.min(password.length, asHashed(password).length) >= least) return;
  throw invalid('identity.password-too-short', [{ field, message: passwordTooShort(least) }]);
}

/** A password that an attacker would try first is refused: a well-known one, or the person's own name for sign-in. */
export function requireUncommonPassword(
  password: string,
  { username, email }: Pick<PasswordOwner, 'username' | 'email'>,
  field = 'password',
): void {
  const typed = asHashed(password).toLowerCase();
  const isOwnName = [username, email, email.split('@')[0]].some((own) => own && asHashed(own).toLowerCase() === typed);
  if (!isOwnName && !isCommonPassword(typed)) return;
  throw invalid('identity.common-password', [
    { field, message: 'This password is one of the first that others would guess. Choose another.' },
  ]);
}

/** A password that replaces another is another one. */
export function requireAnotherPassword(next: string, present: string, field: string): void {
  if (asHashed(next) !== asHashed(present)) return;
  throw invalid('identity.same-password', [{ field, message: 'Choose a password other than the present one.' }]);
}
