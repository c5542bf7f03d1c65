import type { LocalTime, MadeSignup, SignupView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { Queue } from '../../platform/kernel/queue.js';
import type { Person } from '../domain/opportunity.state.js';
import { cancelSignup, signUp, type Willing } from '../domain/signup.js';
import type { SignupEvent } from '../domain/signup.events.js';
import { clashOf, warningOf, type Other } from '../domain/signup.rules.js';
import { localTime } from './opportunity-view.js';
import { signupView, withPersonAndOpportunity, type SignupViewRow } from './signup-view.js';
import { holding } from './opportunity-lock.js';
import { fillFreePlaces, see, type Seen } from './signups.js';
import { signupStream } from './signup.stream.js';

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

  /** Returns the existing sign-up if the person has one. */
  async signUp(by: Volunteer, opportunityId: number, willing: Willing): Promise<MadeSignup> {
    let clash: Other | undefined;
    const decide = ({ opportunity, others, mine }: Seen, now: LocalTime) => {
      clash = clashOf(opportunity, others);
      return mine ? [] : signUp(opportunity, by, willing, { now, others });
    };
    await this.decide(by, opportunityId, decide);
    return { ...(await this.present(by, opportunityId)), warnings: clash ? [warningOf(clash)] : [] };
  }

  /** The first on the waitlist gets the freed place in the same transaction. */
  async cancel(by: Volunteer, opportunityId: number): Promise<void> {
    await this.decide(by, opportunityId, ({ opportunity, mine }, now) => {
      if (!mine) throw notFound();
      return cancelSignup(mine, opportunity, now);
    });
  }

  private async decide(
    by: Volunteer,
    opportunityId: number,
    decision: (seen: Seen, now: LocalTime) => readonly SignupEvent[],
  ): Promise<void> {
    const decided = async (): Promise<{ readonly seen: Seen; readonly events: readonly SignupEvent[] }> => {
      const seen = await see(this.core, by.organizationId, { opportunityId, userId: by.id });
      if (!seen) throw notFound();
      return { seen, events: decision(seen, localTime(this.clock.now(), seen.timeZone)) };
    };
    const settle = async (): Promise<void> => {
      const { seen, events } = await decided();
      if (events.length === 0) return;
      await this.work.commit(by, signupStream, [{ id: seen.mine?.id ?? seen.nextId, state: seen.mine, events }]);
      if (seen.mine?.status === 'signed-up') await fillFreePlaces(this.core, seen.opportunity);
    };
    const enter = async (): Promise<void> => {
      // rejects most late sign-ups without taking the lock
      const { events } = await decided();
      if (events.length === 0) return;
      await this.database.transaction(by, settle, [holding(by.organizationId, opportunityId)]);
    };
    // a caller that holds a connection must not wait for callers that need one: that would deadlock
    await (this.database.isInTransaction ? enter() : this.lines.take(opportunityId, enter));
  }

  private async present(by: Volunteer, opportunityId: number): Promise<SignupView> {
    const [row] = await this.database.read<SignupViewRow>(by.organizationId, {
      name: 'own-signup',
      text: OWN,
      values: [by.organizationId, by.id, opportunityId],
    });
    // a concurrent request cancelled it
    if (!row) throw notFound();
    return signupView(row);
  }

  private get core() {
    return { database: this.database, work: this.work };
  }
}

const OWN = withPersonAndOpportunity(`
  SELECT * FROM opportunities.signups
  WHERE (organization_id, user_id, opportunity_id) = ($1, $2, $3) AND status <> 'cancelled'`);

interface Line {
  readonly turns: Queue;
  people: number;
}

/** Queues in memory, so that waiting callers do not each hold a database connection. */
class OneByOne {
  private readonly lines = new Map<number, Line>();

  async take<T>(what: number, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(what) ?? { turns: new Queue(1), people: 0 };
    this.lines.set(what, line);
    line.people += 1;
    try {
      return await line.turns.run(work);
    } finally {
      line.people -= 1;
      if (line.people === 0) this.lines.delete(what);
    }
  }
}
