import { NO_COUNTING_RULES, type CountingRulesView, type NamedPerson } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { named, nameOf } from '../../platform/event-log/event-people.js';
import { actorAt, roleAt } from '../../platform/event-log/recorded-events.js';
import { requireVersion, withCurrent } from '../../platform/event-log/records.js';
import { Stream } from '../../platform/event-log/stream.js';
import { stale, UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { evolve, type CountingRulesEvent, type RulesOfSchool } from '../domain/counting-rules.js';
import { seesSchool } from '../domain/organization.rules.js';

const JSON_TEXT = { to: JSON.stringify, from: JSON.parse };

export const countingRulesStream = new Stream<RulesOfSchool>({
  name: 'counting-rules',
  table: 'organizations.counting_rules',
  evolve,
  // of two first versions at once, neither saw the other
  refusals: { counting_rules_pkey: stale, counting_rules_id_key: stale },
  columns: {
    versions: { type: 'text', transformer: JSON_TEXT },
    inForce: { type: 'text', transformer: JSON_TEXT },
  },
});

interface Found extends RulesOfSchool {
  readonly timeZone: string;
  /** In hours. */
  readonly goal: number;
}

@Injectable()
export class SchoolCountingRules {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** Version 0 without any. Throws not-found for another school, except to super-admins. */
  async ofSchool(by: Actor, organizationId: number): Promise<Found> {
    if (!seesSchool(by, organizationId)) throw notFound();
    const values = [organizationId];
    const [[school], [row]] = (await this.database.readAll(organizationId, [
      { name: 'school-of-counting-rules', text: SCHOOL, values },
      { name: 'counting-rules-of-school', text: RULES, values },
    ])) as [Pick<Found, 'timeZone' | 'goal'>[], object[]];
    if (!school) throw notFound();
    const rules = row ? countingRulesStream.stateOf(row) : NONE;
    return { ...rules, ...school, organizationId, id: organizationId };
  }

  /** Newest first. */
  async versions(by: Actor, organizationId: number): Promise<readonly CountingRulesView[]> {
    return this.views(await this.ofSchool(by, organizationId));
  }

  /** Newest first. */
  async set(
    by: Actor,
    organizationId: number,
    decision: (school: Found) => readonly CountingRulesEvent[],
    version?: number,
  ): Promise<readonly CountingRulesView[]> {
    const school = await this.ofSchool(by, organizationId);
    const current = (): Promise<unknown> => this.versions(by, organizationId);
    await requireVersion(version, school, current);
    const events = decision(school);
    if (events.length === 0) return this.views(school);
    const { timeZone: _zone, goal: _goal, ...state } = school;
    const change = { id: organizationId, state: school.version === 0 ? undefined : state, events };
    const save = this.work.commit({ ...by, organizationId }, countingRulesStream, [change]);
    const [changed] = await withCurrent(save, current);
    return this.views(changed as RulesOfSchool);
  }

  /** With who set them. */
  private async views({ organizationId, versions }: RulesOfSchool): Promise<readonly CountingRulesView[]> {
    const authors = await this.database.read<AuthorRow>(organizationId, {
      name: 'authors-of-counting-rules',
      text: AUTHORS,
      values: [organizationId, versions.map(({ version }) => version)],
    });
    const setBy = new Map(authors.map(({ version, id, name, role }) => [version, named(id, name, role)]));
    return versions.map((rules) => ({ ...rules, setBy: setBy.get(rules.version) as NamedPerson })).toReversed();
  }
}

const NONE = { version: 0, versions: [], inForce: NO_COUNTING_RULES };

const SCHOOL = `
  SELECT time_zone AS "timeZone", hours_goal AS goal FROM organizations.organizations WHERE id = $1`;

const RULES = 'SELECT * FROM organizations.counting_rules WHERE organization_id = $1';

const SET = { school: '$1::integer', stream: "'counting-rules/' || $1::integer", version: 'v.version' };

const AUTHORS = `
  SELECT a.version, a.id, a.role, ${nameOf('a.id', '$1::integer')} AS name
  FROM (SELECT v.version, ${actorAt(SET)} AS id, ${roleAt(SET)} AS role FROM unnest($2::integer[]) AS v(version)) a`;

interface AuthorRow {
  version: number;
  id: number | null;
  role: string | null;
  name: string | null;
}
