import type { WriteCore } from '../../platform/event-log/reaction.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { endSignup, promote } from '../domain/signup.js';
import type { SignupEvent } from '../domain/signup.events.js';
import type { Other } from '../domain/signup.rules.js';
import type { Signup, SignupCause } from '../domain/signup.state.js';
import type { Occupied, Opportunity } from '../domain/opportunity.state.js';
import { opportunityOf, type OpportunityRow } from './opportunity.stream.js';
import { signupOf, signupStream, type SignupRow } from './signup.stream.js';

/** An opportunity as somebody finds it who signs up, cancels or leaves. */
export interface Seen {
  readonly opportunity: Opportunity & Occupied;
  readonly timeZone: string;
  /** Their own sign-up, while it stands. */
  readonly mine: Signup | undefined;
  /** What else they signed up to on that day and the days beside it. */
  readonly others: readonly Other[];
  /** The number of the sign-up that would begin now: whoever comes later gets a higher one. */
  readonly nextId: number;
}

interface SeenRow extends OpportunityRow {
  time_zone: string;
  next_id: number;
  mine: (Omit<SignupRow, 'signed_up_at'> & { signed_up_at: string }) | null;
  others: readonly Other[] | null;
}

const SEE = `
  SELECT o.*, s.time_zone, nextval('opportunities.signups_id_seq')::integer AS next_id,
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

/** What somebody finds; held still only for who holds the opportunity's row. */
export async function see(
  { database }: Pick<WriteCore, 'database'>,
  organizationId: number,
  { opportunityId, userId }: { readonly opportunityId: number; readonly userId: number },
): Promise<Seen | undefined> {
  const [row] = await database.read<SeenRow>(organizationId, {
    name: 'see-opportunity',
    text: SEE,
    values: [organizationId, opportunityId, userId],
  });
  if (!row) return undefined;
  return {
    opportunity: opportunityOf(row),
    timeZone: row.time_zone,
    mine: row.mine ? signupOf({ ...row.mine, signed_up_at: new Date(row.mine.signed_up_at) }) : undefined,
    others: row.others ?? [],
    nextId: row.next_id,
  };
}

/** Nobody promotes: it follows from a place that became free. */
const nobodyAt = (organizationId: number): Actor => ({ id: null, role: 'system', organizationId });

const AT_ONCE = 500;

/** Gives the places that are free to those who wait longest. Only for who holds the opportunity's row. */
export async function fillFreePlaces(core: WriteCore, { organizationId, id }: Opportunity): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const rows = await core.database.read<SignupRow>(organizationId, {
      name: 'next-in-line',
      text: NEXT_IN_LINE,
      values: [organizationId, id, AT_ONCE],
    });
    await changeAll(core, nobodyAt(organizationId), rows.map(signupOf), promote);
    found = rows.length;
  }
}

const NEXT_IN_LINE = `
  SELECT m.* FROM opportunities.signups m
  WHERE m.organization_id = $1 AND m.opportunity_id = $2 AND m.status = 'waitlisted' ORDER BY m.id
  LIMIT (SELECT least(o.max_slots - o.current_signups, $3) FROM opportunities.opportunities o
         WHERE o.organization_id = $1 AND o.id = $2)`;

/** Ends all sign-ups to an opportunity, as `by` cancelled it. Only for who holds its row. */
export async function endAllSignups(core: WriteCore, by: Actor, { organizationId, id }: Opportunity): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const rows = await core.database.read<SignupRow>(organizationId, {
      name: 'signups-that-stand',
      text: `SELECT * FROM opportunities.signups
             WHERE organization_id = $1 AND opportunity_id = $2 AND status <> 'cancelled' ORDER BY id LIMIT $3`,
      values: [organizationId, id, AT_ONCE],
    });
    await changeAll(core, by, rows.map(signupOf), (signup) => endSignup(signup, CANCELLED));
    found = rows.length;
  }
}

const CANCELLED: SignupCause = 'opportunity-cancelled';

async function changeAll(
  { work }: WriteCore,
  by: Actor,
  signups: readonly Signup[],
  decide: (signup: Signup) => readonly SignupEvent[],
): Promise<void> {
  if (signups.length === 0) return;
  const changes = signups.map((signup) => ({ id: signup.id, state: signup, events: decide(signup) }));
  await work.commit(by, signupStream, changes);
}
