import { passwordTooShort } from '@hourtrail/contracts';

export const passwordHint = (least: number): string => `At least ${least} characters`;

export const tooShort = (password: string, least: number): string | undefined =>
  password.length < least ? passwordTooShort(least) : undefined;

/** What is wrong with the second typing of a password. */
export function confirmFault(password: string, confirm: string): string | undefined {
  if (!confirm) return 'Please confirm your password';
  return password === confirm ? undefined : "Passwords don't match";
}
