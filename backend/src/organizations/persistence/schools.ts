import type { OrganizationView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { Records, type OnRecord } from '../../platform/event-log/records.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { endSessionsOfSchool, holdSchoolAlone, requireRulesOfDistrict } from '../../platform/web/session/sessions.js';
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
export async function findDistrict(database: Database, id: number | null | undefined): Promise<District> {
  if (id === null || id === undefined) return undefined;
  const [found] = await database.system<object>({
    name: 'find-district',
    text: 'SELECT * FROM organizations.organizations WHERE id = $1',
    values: [id],
  });
  return found && organizationStream.stateOf(found);
}

export async function findSchoolsOf(database: Database, districtId: number): Promise<readonly Organization[]> {
  const found = await database.system<object>({
    name: 'find-schools-of-district',
    text: 'SELECT * FROM organizations.organizations WHERE parent_id = $1 ORDER BY lower(name), id',
    values: [districtId],
  });
  return found.map((row) => organizationStream.stateOf(row));
}

/** Keeps others from changing the school until the transaction ends; undefined if it is not of the district. */
export async function holdSchoolOf(
  database: Database,
  districtId: number,
  id: number,
): Promise<Organization | undefined> {
  const [found] = await database.read<object>(id, {
    name: 'hold-school-of-district',
    text: 'SELECT * FROM organizations.organizations WHERE id = $1 AND parent_id = $2 FOR UPDATE',
    values: [id, districtId],
  });
  return found && organizationStream.stateOf(found);
}

/** For a school that comes into the district: it takes the rules that are in force then. */
export const requireRulesOf = (district: District): readonly Statement[] =>
  district ? [requireRulesOfDistrict(district)] : [];

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
