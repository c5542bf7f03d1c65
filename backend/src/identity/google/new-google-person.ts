import { randomInt } from 'node:crypto';
import { isPlainName, LIMITS, withoutUnseen } from '@hourtrail/contracts';
import { isEmail } from 'class-validator';
import type { UserTexts } from '../domain/user.events.js';
import { googleRefused } from './google-problem.js';
import type { GoogleIdentity } from './google-provider.js';

const COUNTED_ON = 9;
const LONGEST_STEM = LIMITS.usernameMax - 6;

/** The account that somebody new begins with, but for its username. Refuses an address that nobody vouches for. */
export function newGooglePerson({
  email,
  emailVerified,
  firstName,
  lastName,
}: GoogleIdentity): Omit<UserTexts, 'username'> {
  if (email === undefined || !isEmail(email) || email.length > LIMITS.emailMax) throw googleRefused('google-refused');
  if (!emailVerified) throw googleRefused('google-email-unverified');
  return { email, firstName: nameOr(firstName, 'New'), lastName: nameOr(lastName, 'Student') };
}

/** A name to sign in with, from the part of the address before the @; later tries add a number, at last a random one. */
export function usernameFrom(email: string, attempt: number): string {
  const name = (email.split('@')[0] ?? '').normalize('NFKC').replace(/[^\p{L}\p{N}._-]/gu, '');
  const stem = isPlainName(name) ? cut(name, LONGEST_STEM) : '';
  const long = stem.length >= LIMITS.usernameMin ? stem : `${stem}student`;
  if (attempt === 0) return long;
  return `${long}.${attempt < COUNTED_ON ? attempt + 1 : randomInt(10_000, 100_000)}`;
}

const nameOr = (name: string, fallback: string): string => {
  const shown = cut(withoutUnseen(name), LIMITS.nameMax).trim();
  return /[\p{L}\p{N}]/u.test(shown) ? shown : fallback;
};

/** The beginning of a text, without half a character at its end. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
