import { looksLikeEmail } from '../contact-fields.js';
import { LIMITS } from '../limits.js';
import { isRequired, type Problem } from './problem.js';

/** Also imported by the public pages. */

export const INVALID_CREDENTIALS = 'Invalid credentials. Please try again.';
export const INVALID_EMAIL = 'Invalid email address';
export const USERNAME_TOO_SHORT = `Username must be at least ${LIMITS.usernameMin} characters`;
export const CONFIRMATION_REQUIRED = 'Please confirm your password';

/** A message; `least` is in characters. */
export const passwordTooShort = (least: number): string => `Password must be at least ${least} characters`;

/** `name` is the label of the field. Spaces alone are no text. */
export const theTextIsGiven = (field: string, name: string, text: string): Problem =>
  text.trim() ? undefined : { field, message: isRequired(name) };

/** Ignores spaces around it. */
export const theEmailIsOne = (email: string): Problem =>
  looksLikeEmail(email.trim()) ? undefined : { field: 'email', message: INVALID_EMAIL };

/** Ignores spaces around it. */
export const theUsernameIsLongEnough = (username: string): Problem =>
  username.trim().length >= LIMITS.usernameMin ? undefined : { field: 'username', message: USERNAME_TOO_SHORT };

/** Counts the password both as typed and as hashed; the lower count must suffice. */
export const thePasswordIsLongEnough = (password: string, least: number, field = 'password'): Problem =>
  Math.min(password.length, asHashed(password).length) < least
    ? { field, message: passwordTooShort(least) }
    : undefined;

/** NFKC, so that a password matches on every keyboard. */
export const asHashed = (text: string): string => text.normalize('NFKC');

/** Two empty ones are alike; `thePasswordIsConfirmed` asks for a confirmation. */
export const bothPasswordsAreAlike = (password: string | undefined, confirmed: string): Problem =>
  confirmed === password ? undefined : { field: 'confirmPassword', message: "Passwords don't match" };

/** Asks for the confirmation if it is empty. */
export const thePasswordIsConfirmed = (password: string, confirmed: string): Problem =>
  confirmed ? bothPasswordsAreAlike(password, confirmed) : { field: 'confirmPassword', message: CONFIRMATION_REQUIRED };

/** The messages of a failed sign-in by Google, by error code. */
export const GOOGLE_PROBLEMS = {
  'google-not-configured': 'This server is not set up for Google. Sign in with your username and password.',
  'google-declined': 'Google did not sign you in. Try again, or use your username and password.',
  'google-expired': 'This sign-in took too long or was used already. Start again.',
  'google-refused': 'The answer from Google could not be trusted, so nobody was signed in. Start again.',
  'google-email-unverified': 'Google has not verified your email address. Verify it there, then start again.',
  'google-email-taken': 'An account with your email address exists already. Sign in with its username and password.',
  'google-account-inactive': 'This account is not active. Ask your school.',
  'google-away': 'Google cannot be reached just now. Try again in a moment.',
  'google-too-many': 'Too many sign-ins were started from here. Wait a moment, then try again.',
} as const;
export type GoogleProblem = keyof typeof GOOGLE_PROBLEMS;
