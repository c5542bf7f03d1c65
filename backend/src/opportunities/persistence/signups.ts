import { isFor, VOLUNTEER_ROLES } from '@hourtrail/contracts';
import type { WriteCore } from '../../platform/event-log/reaction.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { endSignup, promote } from '../domain/signup.js';
import type { SignupEvent } from '../domain/signup.events.js';
import type { Other } from '../domain/signup.rules.js';
import type { Signup } from '../domain/signup.state.js';
import type { Occupied, Opportunity } from '../domain/opportunity.state.js';
import { opportunityStream } from './opportunity.stream.js';
import { signupStream } from './signup.stream.js';

export interface Seen {
  readonly opportunity: Opportunity & Occupied;
  readonly timeZone: string;
  /** Their own sign-up unless it is cancelled. */
  readonly mine: Signup | undefined;
  /** Their other sign-ups on that day and the days next to it. */
  readonly others: readonly Other[];
  /** The id for a new sign-up. Under the row lock, ids follow the order of arrival. */
  readonly nextId: number;
}

interface SeenRow {
  time_zone: string;
  next_id: number;
  mine: { readonly signed_up_at: string } | null;
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

/** The result is stable only while the caller holds the opportunity's row lock. */
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
    opportunity: opportunityStream.stateOf(row),
    timeZone: row.time_zone,
    mine: row.mine ? signupStream.stateOf({ ...row.mine, signed_up_at: new Date(row.mine.signed_up_at) }) : undefined,
    others: row.others ?? [],
    nextId: row.next_id,
  };
}

/** No user requests a promotion, so the system is its actor. */
const systemOf = (organizationId: number): Actor => ({ id: null, role: 'system', organizationId });

const AT_ONCE = 500;

/** Requires the opportunity's row lock. */
export function fillFreePlaces(core: WriteCore, opportunity: Opportunity): Promise<void> {
  return changeAll(core, systemOf(opportunity.organizationId), opportunity, { ...NEXT_IN_LINE, decide: promote });
}

/** Requires the opportunity's row lock. */
export function endAllSignups(core: WriteCore, by: Actor, opportunity: Opportunity): Promise<void> {
  const decide = (signup: Signup) => endSignup(signup, 'opportunity-cancelled');
  return changeAll(core, by, opportunity, { ...THAT_STAND, decide });
}

/** Removes waitlisted people outside the new audience; places stay. Requires the opportunity's row lock. */
export function endWaitOfOthers(core: WriteCore, by: Actor, opportunity: Opportunity): Promise<void> {
  const decide = (signup: Signup) => endSignup(signup, 'audience-changed');
  return changeAll(core, by, opportunity, { ...OF_OTHERS, decide });
}

interface Those {
  readonly name: string;
  /** SQL condition on sign-ups `m`: `m.fits` means in the audience, `m.stays` still at the school. */
  readonly which: string;
  readonly most?: string;
}

const NEXT_IN_LINE: Those = {
  name: 'next-in-line',
  // people who left or changed role are about to lose their spot on the waitlist
  which: "m.status = 'waitlisted' AND m.stays AND m.fits",
  most: `(SELECT least(o.max_slots - o.current_signups, $4) FROM opportunities.opportunities o
    WHERE (o.organization_id, o.id) = ($1, $2))`,
};
const THAT_STAND: Those = { name: 'signups-that-stand', which: "m.status <> 'cancelled'" };
const OF_OTHERS: Those = { name: 'line-of-others', which: "m.status = 'waitlisted' AND NOT m.fits" };

async function changeAll(
  { database, work }: WriteCore,
  by: Actor,
  { organizationId, id, targetAudience }: Opportunity,
  { name, which, most = '$4', decide }: Those & { readonly decide: (signup: Signup) => readonly SignupEvent[] },
): Promise<void> {
  const text = `
    SELECT * FROM (
      SELECT m.*, p.role = ANY ($3) AS fits, p.is_active AND p.moved_to IS NULL AS stays
      FROM opportunities.signups m
      LEFT JOIN directory.people p ON (p.organization_id, p.id) = (m.organization_id, m.user_id)) m
    WHERE (m.organization_id, m.opportunity_id) = ($1, $2) AND ${which} ORDER BY m.id LIMIT ${most}`;
  const values = [organizationId, id, VOLUNTEER_ROLES.filter((role) => isFor(targetAudience, role)), AT_ONCE];
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const rows = await database.read<object>(organizationId, { name, text, values });
    const signups = rows.map((row) => signupStream.stateOf(row));
    const changes = signups.map((signup) => ({ id: signup.id, state: signup, events: decide(signup) }));
    if (changes.length > 0) await work.commit(by, signupStream, changes);
    found = rows.length;
  }
}
