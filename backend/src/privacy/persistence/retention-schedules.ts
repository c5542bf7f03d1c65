import type { HoldView, RetentionPreview, RetentionView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../platform/database/database.js';
import { hasTexts } from '../../platform/event-log/erasure-handler.js';
import { nameOf } from '../../platform/event-log/event-people.js';
import {
  Records,
  requireVersion,
  schoolOfRecord,
  withCurrent,
  type OnRecord,
} from '../../platform/event-log/records.js';
import { holdsOneAtATime, type RetentionSource } from '../../platform/event-log/retention.js';
import { Stream } from '../../platform/event-log/stream.js';
import { stale, UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { evolve as evolveHold, liftHold, placeHold, type Hold } from '../domain/hold.js';
import { evolve, keepsEverything, type Retention, type RetentionEvent } from '../domain/retention.js';

const JSON_TEXT = { to: JSON.stringify, from: JSON.parse };

export const retentionStream = new Stream<Retention>({
  name: 'retention',
  table: 'privacy.retention',
  evolve,
  // of two first versions at once, neither saw the other
  refusals: { retention_pkey: stale, retention_id_key: stale },
  columns: {
    setVersion: { type: 'integer' },
    years: { type: 'text', transformer: JSON_TEXT },
    answerWithinDays: { type: 'integer' },
    lastRuns: { type: 'text', transformer: JSON_TEXT },
  },
});

export const holdStream = new Stream<Hold>({
  name: 'hold',
  table: 'privacy.holds',
  evolve: evolveHold,
  columns: {
    personId: { type: 'integer', nullable: true },
    reason: { type: 'text', nullable: true },
    placedBy: { type: 'integer', nullable: true },
    placedAs: { type: 'text' },
    placedAt: { type: 'timestamptz' },
    liftedAt: { type: 'timestamptz', nullable: true },
  },
});

const PREVIEWED = 5;
const COUNTED = 1001;

/** How long each school keeps what, and what is held. */
@Injectable()
export class RetentionSchedules {
  private readonly holds: Records<Hold>;

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {
    this.holds = new Records(database, work, holdStream);
  }

  /** Throws not-found for a school that does not exist. */
  async ofSchool(organizationId: number): Promise<Retention> {
    const [[school], [row]] = (await this.database.readAll(organizationId, [
      {
        name: 'school-of-retention',
        text: 'SELECT FROM directory.schools WHERE organization_id = $1',
        values: [organizationId],
      },
      {
        name: 'retention-of-school',
        text: 'SELECT * FROM privacy.retention WHERE organization_id = $1',
        values: [organizationId],
      },
    ])) as [object[], object[]];
    if (!school) throw notFound();
    return row ? retentionStream.stateOf(row) : keepsEverything(organizationId);
  }

  async view(organizationId: number): Promise<RetentionView> {
    const { setVersion, years, answerWithinDays, lastRuns } = await this.ofSchool(organizationId);
    return { version: setVersion, years, answerWithinDays, lastRuns, holds: await this.holdsOf(organizationId) };
  }

  async set(
    by: Actor,
    organizationId: number,
    decision: (before: Retention) => readonly RetentionEvent[],
    version?: number,
  ): Promise<RetentionView> {
    const actor = { ...by, organizationId };
    const current = (): Promise<unknown> => this.view(organizationId);
    const set = async (): Promise<void> => {
      const before = await this.ofSchool(organizationId);
      await requireVersion(version, { version: before.setVersion }, current);
      const events = decision(before);
      if (events.length === 0) return;
      const change = { id: organizationId, state: before.version === 0 ? undefined : before, events };
      await withCurrent(this.work.commit(actor, retentionStream, [change]), current);
    };
    await this.database.transaction(actor, set, [holdsOneAtATime(organizationId)]);
    return this.view(organizationId);
  }

  /** Of what a source would erase. */
  expired<Row>(organizationId: number, { oneByOne }: RetentionSource, statement: Statement): Promise<Row[]> {
    return oneByOne ? this.database.system(statement) : this.database.read(organizationId, statement);
  }

  async preview(organizationId: number, source: RetentionSource, before: Date): Promise<RetentionPreview> {
    const { kind, expired } = source;
    const values = [organizationId, before];
    const [counted] = await this.expired<{ count: number }>(organizationId, source, {
      name: `count-expired-${kind}`,
      text: `SELECT count(*)::integer AS count FROM (SELECT FROM (${expired}) e LIMIT ${COUNTED}) c`,
      values,
    });
    const first = await this.expired<{ name: string | null; since: Date }>(organizationId, source, {
      name: `first-expired-${kind}`,
      text: `SELECT name, since FROM (${expired}) e ORDER BY since, id LIMIT ${PREVIEWED}`,
      values,
    });
    return {
      kind,
      count: counted?.count ?? 0,
      first: first.map(({ name, since }) => ({ name, since: since.toISOString() })),
    };
  }

  /** `userId`: null for the whole school. */
  async place(
    by: Actor,
    organizationId: number,
    { userId, reason }: { readonly userId: number | null; readonly reason: string },
  ): Promise<HoldView> {
    const actor = { ...by, organizationId };
    const place = async (): Promise<Hold> => {
      const [about] = await this.database.read<{ isErased: boolean; isHeld: boolean }>(organizationId, {
        name: 'held-or-erased',
        text: HELD_OR_ERASED,
        values: [organizationId, userId],
      });
      if (!about) throw notFound();
      return this.holds.begin(actor, () => placeHold(userId, { reason, ...about }));
    };
    const { id } = await this.database.transaction(actor, place, [holdsOneAtATime(organizationId)]);
    return (await this.holdsOf(organizationId)).find((hold) => hold.id === id) as HoldView;
  }

  async lift({ by, id }: OnRecord, reason: string | null | undefined): Promise<void> {
    const organizationId = await schoolOfRecord(this.database, holdStream, { by, id });
    const hold = await this.holds.find(organizationId, id);
    if (!hold) throw notFound();
    const current = (): Promise<unknown> => this.holdsOf(organizationId);
    await this.holds.decide({ ...by, organizationId }, hold, () => liftHold(hold, by, reason), { current });
  }

  private async holdsOf(organizationId: number): Promise<readonly HoldView[]> {
    const rows = await this.database.read<HoldRow>(organizationId, {
      name: 'holds-of-school',
      text: `SELECT h.id, h.person_id, h.reason, h.placed_at, ${nameOf('h.person_id', 'h.organization_id')} AS name
             FROM privacy.holds h WHERE h.organization_id = $1 AND h.lifted_at IS NULL ORDER BY h.id`,
      values: [organizationId],
    });
    return rows.map(({ id, person_id: personId, name, reason, placed_at: placedAt }) => ({
      id,
      person: personId === null ? null : { id: personId, name: name ?? '' },
      reason,
      placedAt: placedAt.toISOString(),
    }));
  }
}

interface HoldRow {
  readonly id: number;
  readonly person_id: number | null;
  readonly name: string | null;
  readonly reason: string | null;
  readonly placed_at: Date;
}

const HELD_OR_ERASED = `
  SELECT coalesce(p.erased_at IS NOT NULL, false) AS "isErased",
    EXISTS (SELECT FROM privacy.holds h WHERE h.organization_id = $1 AND h.lifted_at IS NULL
      AND h.person_id IS NOT DISTINCT FROM $2::integer) AS "isHeld"
  FROM directory.schools s
  LEFT JOIN directory.people p ON (p.organization_id, p.id) = (s.organization_id, $2::integer) AND p.moved_to IS NULL
  WHERE s.organization_id = $1 AND ($2::integer IS NULL OR p.id IS NOT NULL)`;

/** Holds of these people that still have a text. */
export const HOLDS_WITH_TEXTS = `
  SELECT h.* FROM privacy.holds h WHERE h.organization_id = $1 AND h.person_id = ANY ($2::integer[])
    AND ${hasTexts('h.organization_id', "('hold/' || h.id)")}`;
