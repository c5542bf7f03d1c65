import {
  DISTRICT_RULES,
  type ChangeDistrictRules as Input,
  type DistrictRules,
  type RulesOfSchool,
} from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { OnRecord } from '../../platform/event-log/records.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { holdSchoolAlone } from '../../platform/web/session/sessions.js';
import { afterChanges } from '../domain/changes.js';
import { changeDistrictRules, followDistrict, type Why } from '../domain/organization.js';
import type { OrganizationEvent, OrganizationEventData } from '../domain/organization.events.js';
import type { Organization } from '../domain/organization.state.js';
import { findSchoolsOf, holdSchoolOf, Schools } from '../persistence/schools.js';

/** `dryRun`: changes nothing, and says which schools would change. */
export class ChangeDistrictRules extends Command<DistrictRules> {
  constructor(
    readonly record: OnRecord,
    readonly input: Omit<Input, 'version'>,
    readonly dryRun: boolean,
  ) {
    super();
  }
}

@CommandHandler(ChangeDistrictRules)
export class ChangeDistrictRulesHandler implements ICommandHandler<ChangeDistrictRules> {
  constructor(
    private readonly schools: Schools,
    private readonly database: Database,
  ) {}

  async execute({ record, input, dryRun }: ChangeDistrictRules): Promise<DistrictRules> {
    const { id, by } = record;
    const decision = (found: Organization) => changeDistrictRules(found, by, input);
    const answer = ({ version }: Organization, schools: readonly RulesOfSchool[]): DistrictRules => ({
      version,
      schools: schools.filter(({ changes }) => changes.length > 0),
    });
    const found = await this.schools.find(record);
    if (dryRun) {
      const district = decision(found).reduce(afterEvent, found);
      const schools = await findSchoolsOf(this.database, id);
      const changed = schools.map((school) =>
        changesOfSchool(school, followDistrict(school, by, { district }).reduce(afterEvent, school)),
      );
      return answer(district, changed);
    }
    return this.database.transaction(
      { ...by, organizationId: id },
      async () => {
        const district = await this.schools.decide(record, decision);
        const changed: RulesOfSchool[] = [];
        for (const school of await findSchoolsOf(this.database, id)) {
          changed.push(await this.follow(school, { by, district, reason: input.reason }));
        }
        return answer(district, changed);
      },
      // no school comes into the district meanwhile
      [holdSchoolAlone(id)],
    );
  }

  private async follow(
    school: Organization,
    { by, district, reason }: { readonly by: Actor; readonly district: Organization } & Why,
  ): Promise<RulesOfSchool> {
    const { id } = school;
    const there = by.role === 'super-admin' ? by : { ...by, organizationId: id, districtId: district.id };
    const before = await holdSchoolOf(this.database, district.id, id);
    if (!before) return changesOfSchool(school, school);
    const decision = (found: Organization) => followDistrict(found, by, { district, reason });
    return changesOfSchool(before, await this.schools.decide({ by: there, id }, decision));
  }
}

const afterEvent = (before: Organization, { data }: OrganizationEvent): Organization => ({
  ...before,
  ...afterChanges(data as OrganizationEventData['organization.rules-changed']),
});

const changesOfSchool = (before: Organization, after: Organization): RulesOfSchool => ({
  id: after.id,
  name: after.name,
  changes: DISTRICT_RULES.flatMap((rule) =>
    before[rule] === after[rule] ? [] : [{ rule, from: String(before[rule]), to: String(after[rule]) }],
  ),
});
