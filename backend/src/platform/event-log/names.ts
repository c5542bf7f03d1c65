import type { NamedPerson, Role } from '@hourtrail/contracts';

/**
 * The name of whoever acted in a school, as an SQL expression: as that school knew them, though they may have moved
 * since; a super-admin of another school as they are now. Null where nobody is known.
 */
export const nameOf = (person: string, school: string): string => `
  (SELECT p.first_name || ' ' || p.last_name FROM directory.people p WHERE p.id = ${person}
   ORDER BY p.organization_id = ${school} DESC, p.moved_to IS NULL DESC LIMIT 1)`;

/** Somebody as a list names them. */
export function named(id: number | null, name: string | null, role: string | null): NamedPerson {
  if (id !== null) return { id, name: name ?? `Person ${id}`, role: (role ?? 'system') as Role };
  return role === 'visitor' ? { id, name: 'A visitor', role: 'visitor' } : { id, name: 'HourTrail', role: 'system' };
}

/** Whom something is about. */
export const about = (id: number | null, name: string | null): { readonly id: number; readonly name: string } | null =>
  id === null ? null : { id, name: name ?? `Person ${id}` };
