import { t, asHashed, isStaff, thePasswordIsLongEnough, type Role } from '@hourtrail/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../../platform/kernel/domain-error.js';

export interface PasswordOwner {
  readonly role: Role;
  readonly username: string;
  readonly email: string;
}

/** Minimum numbers of characters. */
export interface PasswordLengths {
  readonly everybody: number;
  /** For roles that decide on other people's hours and accounts. */
  readonly staff: number;
}

export const leastFor = (role: Role, { everybody, staff }: PasswordLengths): number =>
  isStaff(role) ? Math.max(everybody, staff) : everybody;

export function requireLongEnough(password: string, least: number, field = 'password'): void {
  const problem = thePasswordIsLongEnough(password, least, field);
  if (problem) throw invalid('identity.password-too-short', [problem]);
}

/** Rejects what attackers try first: common passwords and the person's own username or email. */
export function requireUncommonPassword(
  password: string,
  { username, email }: Pick<PasswordOwner, 'username' | 'email'>,
  field = 'password',
): void {
  const typed = asHashed(password).toLowerCase();
  const isOwnName = [username, email, email.split('@')[0]].some((own) => own && asHashed(own).toLowerCase() === typed);
  if (!isOwnName && !isCommonPassword(typed)) return;
  throw invalid('identity.common-password', [{ field, message: t('apiPeople.commonPassword') }]);
}

export function requireAnotherPassword(next: string, present: string, field: string): void {
  if (asHashed(next) !== asHashed(present)) return;
  throw invalid('identity.same-password', [{ field, message: t('apiPeople.samePassword') }]);
}

/** Missing from the dictionary: keyboard rows, repetitions, school words, the product's name. */
const OURS = `
  0123456789 012345 12341234 123123123 121212 1111111 00000000 222222 333333 444444 555555 777777 888888 88888888
  999999 987654 9876543210 987654321 654321 456789 101010 p@ssword admin1234 adminadmin login123 guest123 user1234
  root123 toor1234 abcdef abcdefg abcdefgh aaaaaa aaaaaaaa fortnite roblox instagram tiktok summer2024 summer2025
  winter2024 winter2025 spring2025 school123 student123 teacher123 parent123 volunteer1 volunteer123 hourtrail
  hourtrail1 hourtrail123 roosevelt`;

const COMMON: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...OURS.trim().split(/\s+/)]);

/** Expects lower case. Ignores one or two marks at the end. */
const isCommonPassword = (password: string): boolean =>
  COMMON.has(password) || COMMON.has(password.replace(/[!.?*#$@]{1,2}$/, ''));
