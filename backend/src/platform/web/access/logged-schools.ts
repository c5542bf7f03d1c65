import { reachOf, SYSTEM_ORGANIZATION, type Role, type Capability } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import type { Actor } from '../../kernel/actor.js';
import { forbidden, notFound, type DomainError } from '../../kernel/domain-error.js';

/** A school whose log is asked about; 0 is what concerns the whole system. */
export interface LoggedSchool {
  readonly id: number;
  readonly name: string;
  readonly timeZone: string;
}

/** What is said of a school that somebody may not see, whether it is there or not. */
export const notTheirSchool = (): DomainError =>
  forbidden('organization.not-yours', 'You can only look at your own school.');

/** Finds the school whose log somebody asks about: their own, or for super-admins any that they name. */
@Injectable()
export class LoggedSchools {
  constructor(private readonly database: Database) {}

  /** Throws where the school is not theirs to see, and not-found where a super-admin names none. */
  async find(by: Actor, named?: string): Promise<LoggedSchool> {
    const id = named ? Number(named) : by.organizationId;
    const everywhere = reachOf(by.role as Role, 'audit.read').includes('everywhere');
    if (id !== by.organizationId && !everywhere) throw notTheirSchool();
    if (id === SYSTEM_ORGANIZATION) return { id, name: 'The whole system', timeZone: 'UTC' };
    const [school] = await this.database.read<LoggedSchool>(id, {
      name: 'logged-school',
      text: `SELECT organization_id AS id, name, time_zone AS "timeZone" FROM directory.schools WHERE organization_id = $1`,
      values: [id],
    });
    if (!school) throw notFound();
    return school;
  }
}

/** The school that is named, which NamedSchoolGuard lets pass; else their own, or every one for who sees all. */
export function schoolToList(
  by: { readonly role: Role; readonly organizationId: number },
  capability: Capability,
  named: string | undefined,
): number | 'every' {
  if (named) return Number(named);
  return reachOf(by.role, capability).includes('everywhere') ? 'every' : by.organizationId;
}
