import type { OrganizationView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { Records, type OnRecord } from '../../platform/event-log/records.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { endSessionsOfSchool, holdSchoolAlone } from '../../platform/web/session/sessions.js';
import { seesSchool } from '../domain/organization.rules.js';
import type { District } from '../domain/organization.js';
import type { OrganizationEvent } from '../domain/organization.events.js';
import type { Organization } from '../domain/organization.state.js';
import { organizationStream } from './organization.stream.js';

@Injectable()
export class Schools {
  private readonly records: Records<Organization>;

  constructor(database: Database, work: UnitOfWork) {
    this.records = new Records(database, work, organizationStream);
  }

  /** Throws not-found for another school, except to super-admins. */
  async find({ by, id }: OnRecord): Promise<Organization> {
    const school = seesSchool(by, id) ? await this.records.find(id, id) : undefined;
    if (!school) throw notFound();
    return school;
  }

  /**
   * Closing a school also ends its members' sessions. Leaving a district waits for what its staff write. `more` runs with
   * a change, and only then.
   */
  async decide(
    target: OnRecord,
    decision: (school: Organization) => readonly OrganizationEvent[],
    more: readonly Statement[] = [],
  ): Promise<Organization> {
    const { by, id, version } = target;
    const school = await this.find(target);
    return this.records.decide({ ...by, organizationId: id }, school, () => decision(school), {
      version,
      current: async () => viewOf(await this.find(target)),
      also: (events) => [
        ...(events.some(({ type }) => type === 'organization.closed') ? [endSessionsOfSchool()] : []),
        ...(events.some(({ type }) => type === 'organization.district-changed') ? [holdSchoolAlone(id)] : []),
        ...more,
      ],
    });
  }
}

/** Undefined if there is no such organization, or `null` was asked for. */
export async function findDistrict(
  database: Database,
  id: number | null | undefined,
): Promise<(District & { readonly name: string }) | undefined> {
  if (id === null || id === undefined) return undefined;
  const [found] = await database.system<Pick<Organization, 'name' | 'isDistrict'>>({
    name: 'find-district',
    text: 'SELECT name, is_district AS "isDistrict" FROM organizations.organizations WHERE id = $1',
    values: [id],
  });
  return found;
}

export const viewOf = ({
  createdAt,
  logoId: _,
  logoHash: logo,
  districts: _before,
  ...school
}: Organization): OrganizationView => ({
  ...school,
  logo,
  createdAt: createdAt.toISOString(),
});
