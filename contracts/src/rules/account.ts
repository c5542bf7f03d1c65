import { looksLikeEmail } from '../contact-fields.js';
import { LIMITS } from '../limits.js';
import { isRequired, type Problem } from './problem.js';

/** Also imported by the public pages. */

export const INVALID_CREDENTIALS = 'Invalid credentials. Please try again.';
export const INVALID_EMAIL = 'Invalid email address';
export const USERNAME_TOO_SHORT = `Username must be at least ${LIMITS.usernameMin} characters`;
export const CONFIRMATION_REQUIRED = 'Please confirm your password';

export const passwordTooShort = (least: number): string => `Password must be at least ${least} characters`;

export const theTextIsGiven = (field: string, name: string, text: string): Problem =>
  text.trim() ? undefined : { field, message: isRequired(name) };

export const theEmailIsOne = (email: string): Problem =>
  looksLikeEmail(email.trim()) ? undefined : { field: 'email', message: INVALID_EMAIL };

export const theUsernameIsLongEnough = (username: string): Problem =>
  username.trim().length >= LIMITS.usernameMin ? undefined : { field: 'username', message: USERNAME_TOO_SHORT };

/** Counts the password both as typed and as hashed; the lower count must suffice. */
export const thePasswordIsLongEnough = (password: string, least: number, field = 'password'): Problem =>
  Math.min(password.length, asHashed(password).length) < least
    ? { field, message: passwordTooShort(least) }
    : undefined;

/** NFKC, so that a password matches on every keyboard. */
export const asHashed = (text: string): string => text.normalize('NFKC');

export const bothPasswordsAreAlike = (password: string | undefined, confirmed: string): Problem =>
  confirmed === password ? undefined : { field: 'confirmPassword', message: "Passwords don't match" };

export const thePasswordIsConfirmed = (password: string, confirmed: string): Problem =>
  confirmed ? bothPasswordsAreAlike(password, confirmed) : { field: 'confirmPassword', message: CONFIRMATION_REQUIRED };
