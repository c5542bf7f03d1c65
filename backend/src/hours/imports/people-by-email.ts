import type { Role } from '@hourtrail/contracts';
import type { Database } from '../../platform/database.js';

export interface PersonOfSchool {
  readonly id: number;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly name: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly createdBy: number | null;
}

/** Everybody who is at a school, by their email in small letters. */
export async function peopleByEmail(
  database: Database,
  organizationId: number,
): Promise<ReadonlyMap<string, PersonOfSchool>> {
  const people = await database.read<PersonOfSchool>(organizationId, {
    name: 'people-by-email',
    text: `SELECT p.id, e.email, e.email_confirmed AS "emailConfirmed", p.first_name || ' ' || p.last_name AS name, p.role,
             p.is_active AS "isActive", p.created_by AS "createdBy"
           FROM directory.people p JOIN directory.emails e ON (e.organization_id, e.id) = (p.organization_id, p.id)
           WHERE p.organization_id = $1 AND p.moved_to IS NULL`,
    values: [organizationId],
  });
  return new Map(people.map((person) => [person.email.toLowerCase(), person]));
}
