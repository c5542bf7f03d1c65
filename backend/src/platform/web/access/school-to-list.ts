import { reachOf, type Capability, type Role } from '@hourtrail/contracts';

/** The school that is named, which NamedSchoolGuard lets pass; else their own, or every one for who sees all. */
export function schoolToList(
  by: { readonly role: Role; readonly organizationId: number },
  capability: Capability,
  named: string | undefined,
): number | 'every' {
  if (named) return Number(named);
  return reachOf(by.role, capability).includes('everywhere') ? 'every' : by.organizationId;
}
