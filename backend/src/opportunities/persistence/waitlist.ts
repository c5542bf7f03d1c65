import { isFor, VOLUNTEER_ROLES } from '@hourtrail/contracts';
import type { WriteCore } from '../../platform/event-log/reaction.js';
import type { Actor } from '../../platform/kernel/actor.js';
import type { Opportunity } from '../domain/opportunity.state.js';
import { endSignup, promote } from '../domain/signup.js';
import type { SignupEvent, Signup } from '../domain/signup.events.js';
import { signupStream } from './opportunity-streams.js';

/** Gives free places to the first in line. Requires the opportunity's row lock. */
export function fillFreePlaces(core: WriteCore, opportunity: Opportunity): Promise<void> {
  return changeAll(core, systemOf(opportunity.organizationId), opportunity, { ...NEXT_IN_LINE, decide: promote });
}

/** Cancels every place and every wait. Requires the opportunity's row lock. */
export function cancelAllSignups(core: WriteCore, by: Actor, opportunity: Opportunity): Promise<void> {
  const decide = (signup: Signup) => endSignup(signup, 'opportunity-cancelled');
  return changeAll(core, by, opportunity, { ...ALL, decide });
}

/** Removes waitlisted people whom the new audience excludes; places stay. Requires the opportunity's row lock. */
export function limitWaitlistToAudience(core: WriteCore, by: Actor, opportunity: Opportunity): Promise<void> {
  const decide = (signup: Signup) => endSignup(signup, 'audience-changed');
  return changeAll(core, by, opportunity, { ...WAITING_OF_OTHER_AUDIENCE, decide });
}

interface Selection {
  readonly name: string;
  /** SQL condition on sign-ups `m`: `m.fits` means in the audience, `m.stays` still at the school. */
  readonly which: string;
  readonly most?: string;
}

const NEXT_IN_LINE: Selection = {
  name: 'next-in-line',
  // people who left or changed role are about to lose their spot on the waitlist
  which: "m.status = 'waitlisted' AND m.stays AND m.fits",
  most: `(SELECT least(o.max_slots - o.current_signups, $4) FROM opportunities.opportunities o
    WHERE (o.organization_id, o.id) = ($1, $2))`,
};
const ALL: Selection = { name: 'all-signups', which: "m.status <> 'cancelled'" };
const WAITING_OF_OTHER_AUDIENCE: Selection = {
  name: 'waiting-of-other-audience',
  which: "m.status = 'waitlisted' AND NOT m.fits",
};

const AT_ONCE = 500;

async function changeAll(
  { database, work }: WriteCore,
  by: Actor,
  { organizationId, id, targetAudience }: Opportunity,
  { name, which, most = '$4', decide }: Selection & { readonly decide: (signup: Signup) => readonly SignupEvent[] },
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

/** No user requests a promotion, so the system is its actor. */
const systemOf = (organizationId: number): Actor => ({ id: null, role: 'system', organizationId });
