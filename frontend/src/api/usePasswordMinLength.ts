import { isStaff, LIMITS, type Role } from '@hourtrail/contracts';
import { useSignInOptionsQuery } from './identity.js';

/** How many characters this server asks of a new password of a role. */
export function usePasswordMinLength(role: Role): number {
  const { data } = useSignInOptionsQuery();
  if (isStaff(role)) return data?.staffPasswordMinLength ?? LIMITS.staffPasswordMin;
  return data?.passwordMinLength ?? LIMITS.passwordMin;
}
