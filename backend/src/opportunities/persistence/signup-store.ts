import type { LocalTime, SignupView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { WriteCore } from '../../platform/event-log/reaction.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { Queue } from '../../platform/kernel/queue.js';
import type { Occupied, Opportunity, Person } from '../domain/opportunity.state.js';
import type { SignupEvent, Signup } from '../domain/signup.events.js';
import type { OtherOpportunity } from '../domain/signup.rules.js';
import { lockOpportunity } from './opportunity-store.js';
import { opportunityStream, signupStream } from './opportunity-streams.js';
import { localTime } from './opportunity-view.js';
import { signupView, withPersonAndOpportunity, type SignupViewRow } from './signup-view.js';
import { fillFreePlaces } from './waitlist.js';

export type Volunteer = Actor & Person;

/** Queues sign-ups per opportunity, and decides on its locked row. */
@Injectable()
export class SignupStore {
  private readonly lines = new OneByOne();

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Fills a place that the decision frees from the waitlist, in the same transaction. No events change nothing. */
  async decide(
    by: Volunteer,
    opportunityId: number,
    decision: (loaded: LoadedSignup, now: LocalTime) => readonly SignupEvent[],
  ): Promise<void> {
    const core = { database: this.database, work: this.work };
    const decided = async (): Promise<{ readonly loaded: LoadedSignup; readonly events: readonly SignupEvent[] }> => {
      const loaded = await loadSignup(core, by.organizationId, { opportunityId, userId: by.id });
      if (!loaded) throw notFound();
      return { loaded, events: decision(loaded, localTime(this.clock.now(), loaded.timeZone)) };
    };
    const settle = async (): Promise<void> => {
      const { loaded, events } = await decided();
      if (events.length === 0) return;
      const { mine, nextId, opportunity } = loaded;
      await this.work.commit(by, signupStream, [{ id: mine?.id ?? nextId, state: mine, events }]);
      if (mine?.status === 'signed-up') await fillFreePlaces(core, opportunity);
    };
    const enter = async (): Promise<void> => {
      // rejects most late sign-ups without taking the lock
      const { events } = await decided();
      if (events.length === 0) return;
      await this.database.transaction(by, settle, [lockOpportunity(by.organizationId, opportunityId)]);
    };
    // a caller that holds a connection must not wait for callers that need one: that would deadlock
    await (this.database.isInTransaction ? enter() : this.lines.take(opportunityId, enter));
  }

  /** Throws not-found if a concurrent request cancelled the sign-up. */
  async view(by: Volunteer, opportunityId: number): Promise<SignupView> {
    const [row] = await this.database.read<SignupViewRow>(by.organizationId, {
      name: 'own-signup',
      text: OWN,
      values: [by.organizationId, by.id, opportunityId],
    });
    if (!row) throw notFound();
    return signupView(row);
  }
}

const OWN = withPersonAndOpportunity(`
  SELECT * FROM opportunities.signups
  WHERE (organization_id, user_id, opportunity_id) = ($1, $2, $3) AND status <> 'cancelled'`);

export interface LoadedSignup {
  readonly opportunity: Opportunity & Occupied;
  readonly timeZone: string;
  /** The person's sign-up unless it is cancelled. */
  readonly mine: Signup | undefined;
  /** Their other sign-ups on that day and the days next to it. */
  readonly others: readonly OtherOpportunity[];
  readonly hasGraduated: boolean;
  /** The id for a new sign-up. Under the row lock, ids follow the order of arrival. */
  readonly nextId: number;
}

/** The result is stable only while the caller holds the opportunity's row lock. */
export async function loadSignup(
  { database }: Pick<WriteCore, 'database'>,
  organizationId: number,
  { opportunityId, userId }: { readonly opportunityId: number; readonly userId: number },
): Promise<LoadedSignup | undefined> {
  const [row] = await database.read<LoadedRow>(organizationId, {
    name: 'load-signup',
    text: LOAD,
    values: [organizationId, opportunityId, userId],
  });
  if (!row) return undefined;
  return {
    opportunity: opportunityStream.stateOf(row),
    timeZone: row.time_zone,
    mine: row.mine ? signupStream.stateOf({ ...row.mine, signed_up_at: new Date(row.mine.signed_up_at) }) : undefined,
    others: row.others ?? [],
    hasGraduated: row.has_graduated,
    nextId: row.next_id,
  };
}

interface LoadedRow {
  has_graduated: boolean;
  time_zone: string;
  next_id: number;
  mine: { readonly signed_up_at: string } | null;
  others: readonly OtherOpportunity[] | null;
}

const LOAD = `
  SELECT o.*, s.time_zone, nextval('opportunities.signups_id_seq')::integer AS next_id,
    EXISTS (SELECT FROM directory.people p
      WHERE (p.organization_id, p.id) = ($1, $3) AND p.graduated_on IS NOT NULL) AS has_graduated,
    (SELECT to_json(m) FROM opportunities.signups m
     WHERE (m.organization_id, m.user_id, m.opportunity_id) = ($1, $3, o.id) AND m.status <> 'cancelled') AS mine,
    (SELECT json_agg(json_build_object('id', x.id, 'title', x.title, 'date', x.date, 'startTime', x.start_time,
       'endTime', x.end_time) ORDER BY x.date, x.starts, x.id)
     FROM opportunities.signups m
     JOIN opportunities.opportunities x ON (x.organization_id, x.id) = (m.organization_id, m.opportunity_id)
     WHERE (m.organization_id, m.user_id) = ($1, $3) AND m.status <> 'cancelled' AND x.id <> o.id
       AND x.date BETWEEN o.date - 1 AND o.date + 1) AS others
  FROM opportunities.opportunities o JOIN directory.schools s ON s.organization_id = o.organization_id
  WHERE o.organization_id = $1 AND o.id = $2`;

interface Line {
  readonly turns: Queue;
  people: number;
}

/** Queues in memory, so that waiting callers do not each hold a database connection. */
class OneByOne {
  private readonly lines = new Map<number, Line>();

  async take<T>(key: number, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(key) ?? { turns: new Queue(1), people: 0 };
    this.lines.set(key, line);
    line.people += 1;
    try {
      return await line.turns.run(work);
    } finally {
      line.people -= 1;
      if (line.people === 0) this.lines.delete(key);
    }
  }
}
