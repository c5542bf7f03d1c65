import { reachOf, SYSTEM_ORGANIZATION, type Role, type Capability } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import type { Actor } from '../../kernel/actor.js';
import { forbidden, notFound, type DomainError } from '../../kernel/domain-error.js';

export interface LoggedSchool {
  readonly id: number;
  readonly name: string;
  readonly timeZone: string;
}

/** The same for an unknown school, so that it does not reveal which schools exist. */
export const notTheirSchool = (): DomainError =>
  forbidden('organization.not-yours', 'You can only look at your own school.');

@Injectable()
export class LoggedSchools {
  constructor(private readonly database: Database) {}

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

export function schoolToList(
  by: { readonly role: Role; readonly organizationId: number },
  capability: Capability,
  named: string | undefined,
): number | 'every' {
  if (named) return Number(named);
  return reachOf(by.role, capability).includes('everywhere') ? 'every' : by.organizationId;
}
