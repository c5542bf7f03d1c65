import { isPlainName, LIMITS, withoutInvisible } from '@hourtrail/contracts';
import { randomInt } from 'node:crypto';
import { DomainError } from '../../platform/kernel/domain-error.js';

export const USERNAMES_TRIED = 20;
const NUMBERED_ATTEMPTS = 9;
const LONGEST_STEM = LIMITS.usernameMax - 6;

/**
 * Starts with the email's local part; later attempts append a number, and finally a random one. `otherwise` completes a
 * local part that is too short.
 */
export function usernameFrom(email: string, attempt: number, otherwise: string): string {
  const name = (email.split('@')[0] ?? '').normalize('NFKC').replace(/[^\p{L}\p{N}._-]/gu, '');
  const stem = isPlainName(name) ? cut(name, LONGEST_STEM) : '';
  const long = stem.length >= LIMITS.usernameMin ? stem : `${stem}${otherwise}`;
  if (attempt === 0) return long;
  return `${long}.${attempt < NUMBERED_ATTEMPTS ? attempt + 1 : randomInt(10_000, 100_000)}`;
}

const isTaken =
  (taken: 'username' | 'email') =>
  (error: unknown): boolean =>
    error instanceof DomainError &&
    error.code === 'identity.taken' &&
    (error.details.errors ?? []).some(({ field }) => field === taken);

/** Whether another username may be free. */
export const isUsernameTaken = isTaken('username');
export const isEmailTaken = isTaken('email');

/** Doesn't split a surrogate pair. */
export const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/** A name that a provider tells; `otherwise` if it has no letter. */
export const nameOr = (name: string, otherwise: string): string => {
  const shown = cut(withoutInvisible(name), LIMITS.nameMax).trim();
  return /[\p{L}\p{N}]/u.test(shown) ? shown : otherwise;
};
