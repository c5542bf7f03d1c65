import { t, type OpportunityView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { Records, schoolOfRecord, type OnRecord } from '../../platform/event-log/records.js';
import type { WriteCore } from '../../platform/event-log/reaction.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { invalid, notFound, type DomainError } from '../../platform/kernel/domain-error.js';
import type { OpportunityEvent } from '../domain/opportunity.events.js';
import type { Circumstances, Occupied, Opportunity, Person } from '../domain/opportunity.state.js';
import { localTime, readOpportunity } from './opportunity-view.js';
import { opportunityStream } from './opportunity-streams.js';

export type Publisher = Actor & Person;

export interface OnOpportunity extends OnRecord<Publisher> {
  readonly coordinator?: number | null | undefined;
}

interface CircumstancesRow {
  time_zone: string;
  coordinator: Circumstances['coordinator'] | null;
}

/** Input of follow-up work that runs while the row is locked. */
interface Decided {
  readonly saved: Opportunity;
  readonly before: Opportunity & Occupied;
  readonly now: Circumstances;
  readonly actor: Actor;
  readonly core: WriteCore;
}

@Injectable()
export class OpportunityStore {
  private readonly records: Records<Opportunity, Opportunity & Occupied>;

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {
    this.records = new Records(database, work, opportunityStream);
  }

  /** Creates one opportunity per list of events and returns the first. */
  async begin(
    by: Publisher,
    { organizationId, coordinator, most }: { organizationId: number; coordinator: number | null; most: number },
    decision: (now: Circumstances, ids: readonly number[]) => readonly (readonly OpportunityEvent[])[],
  ): Promise<OpportunityView> {
    const [row] = await this.database.read<CircumstancesRow & { ids: number[]; is_district: boolean }>(organizationId, {
      name: 'begin-opportunities',
      text: BEGIN,
      values: [organizationId, coordinator, most],
    });
    if (!row) throw notFound();
    if (row.is_district) throw districtsPublishNothing();
    const begun = decision(this.circumstances(organizationId, row), row.ids);
    const changes = begun.map((events, index) => ({ id: row.ids[index] as number, state: undefined, events }));
    await this.work.commit({ ...by, organizationId }, opportunityStream, changes);
    return this.view({ by, organizationId }, row.ids[0] as number);
  }

  /** Saves nothing if there are no events. */
  async decide(
    { by, id, version, coordinator }: OnOpportunity,
    decision: (opportunity: Opportunity & Occupied, now: Circumstances) => readonly OpportunityEvent[],
    then: (decided: Decided) => Promise<void>,
  ): Promise<OpportunityView> {
    const organizationId = await schoolOfRecord(this.database, opportunityStream, { by, id });
    const actor = { ...by, organizationId };
    const work = async (): Promise<OpportunityView> => {
      const [row] = await this.database.read<CircumstancesRow>(organizationId, {
        name: 'opportunity-to-decide',
        text: FIND,
        values: [organizationId, id, coordinator ?? null],
      });
      if (!row) throw notFound();
      const before = opportunityStream.stateOf(row);
      const now = this.circumstances(organizationId, row);
      const current = () => this.view({ by, organizationId }, id);
      const saved = await this.records.decide(actor, before, () => decision(before, now), { version, current });
      const core = { database: this.database, work: this.work };
      if (saved !== before) await then({ saved, before, now, actor, core });
      return this.view({ by, organizationId }, id);
    };
    return this.database.transaction(actor, work, [lockOpportunity(organizationId, id)]);
  }

  /** Runs `work` for the later days of its series, in one transaction; their rows are locked in the order of ids. */
  async withFollowing<T>({ by, id }: OnOpportunity, work: (laterIds: readonly number[]) => Promise<T>): Promise<T> {
    const organizationId = await schoolOfRecord(this.database, opportunityStream, { by, id });
    const following = { text: FOLLOWING, values: [organizationId, id] };
    const withIds = async (): Promise<T> => {
      const rows = await this.database.read<{ id: number }>(organizationId, { name: 'following-days', ...following });
      return work(rows.map((row) => row.id).filter((one) => one !== id));
    };
    const lock = { name: 'lock-following-days', ...following, text: `${FOLLOWING} FOR UPDATE` };
    return this.database.transaction({ ...by, organizationId }, withIds, [lock]);
  }

  /** Within a transaction, only it knows which school a new opportunity belongs to. */
  private view(of: { readonly by: Publisher; readonly organizationId: number }, id: number): Promise<OpportunityView> {
    return readOpportunity(this.database, { ...of, id, at: this.clock.now() });
  }

  private circumstances(organizationId: number, { time_zone, coordinator }: CircumstancesRow): Circumstances {
    return {
      organizationId,
      timeZone: time_zone,
      now: localTime(this.clock.now(), time_zone),
      coordinator: coordinator ?? undefined,
    };
  }
}

/** Take this lock before any other: with a single lock order, transactions cannot deadlock. */
export const lockOpportunity = (organizationId: number, id: number): Statement => ({
  name: 'lock-opportunity',
  text: 'SELECT FROM opportunities.opportunities WHERE organization_id = $1 AND id = $2 FOR UPDATE',
  values: [organizationId, id],
});

const districtsPublishNothing = (): DomainError =>
  invalid('invalid-input', [{ field: 'organizationId', message: t('apiSchools.districtIsNoSchool') }]);

const coordinator = (id: string): string => `
  (SELECT json_build_object('id', p.id, 'role', p.role, 'isActive', p.is_active AND p.moved_to IS NULL)
   FROM directory.people p WHERE (p.organization_id, p.id) = (z.organization_id, ${id})) AS coordinator`;

const BEGIN = `
  SELECT z.time_zone, d.is_district, ${coordinator('$2::integer')},
    ARRAY(SELECT nextval('opportunities.opportunities_id_seq')::integer FROM generate_series(1, $3)) AS ids
  FROM directory.schools z JOIN directory.districts d USING (organization_id) WHERE z.organization_id = $1`;

const FIND = `
  SELECT o.*, z.time_zone, ${coordinator('$3::integer')}
  FROM opportunities.opportunities o JOIN directory.schools z ON z.organization_id = o.organization_id
  WHERE o.organization_id = $1 AND o.id = $2`;

/** With the opportunity itself. */
const FOLLOWING = `
  SELECT o.id FROM opportunities.opportunities o
  WHERE o.organization_id = $1 AND (o.id = $2 OR o.cancelled_at IS NULL AND (o.series_id, true) =
    (SELECT f.series_id, o.date > f.date FROM opportunities.opportunities f WHERE (f.organization_id, f.id) = ($1, $2)))
  ORDER BY o.id`;
