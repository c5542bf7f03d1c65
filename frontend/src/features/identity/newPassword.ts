import { isStaff, LIMITS, passwordTooShort, type Role } from '@hourtrail/contracts';
import { useSignInOptionsQuery } from '../../api/identity.js';

/** How many characters this server asks of a new password of a role. */
export function usePasswordMinLength(role: Role): number {
  const { data } = useSignInOptionsQuery();
  if (isStaff(role)) return data?.staffPasswordMinLength ?? LIMITS.staffPasswordMin;
  return data?.passwordMinLength ?? LIMITS.passwordMin;
}

export const passwordHint = (least: number): string => `At least ${least} characters`;

export const tooShort = (password: string, least: number): string | undefined =>
  password.length < least ? passwordTooShort(least) : undefined;

/** What is wrong with the second typing of a password. */
export function confirmFault(password: string, confirm: string): string | undefined {
  if (!confirm) return 'Please confirm your password';
  return password === confirm ? undefined : "Passwords don't match";
}
