import { hasBegun, isFor, type Role } from '@hourtrail/contracts';
import type { Reaction, WriteCore } from '../platform/event-log/reaction.js';
import { endSignup } from './domain/signup.js';
import { lockOpportunity } from './persistence/opportunity-store.js';
import { localTime } from './persistence/opportunity-view.js';
import { loadSignup } from './persistence/signup-store.js';
import { signupStream } from './persistence/opportunity-streams.js';
import { fillFreePlaces } from './persistence/waitlist.js';

const LEAVING: readonly string[] = [
  'user.deactivated',
  'user.graduated',
  'user.moved-away',
  'user.role-changed',
  'user.erased',
];

/** Frees upcoming places of users who left or changed role, and fills them from the waitlist. Idempotent. */
export const cancelSignupsOfThoseWhoLeft: Reaction = {
  name: 'signups-end',
  streams: ['user'],
  only: ({ type }) => LEAVING.includes(type),
  react: async (events, _run, core) => {
    for (const { data, organizationId, at } of events) {
      const leaver = { organizationId, userId: data['userId'] as number, at };
      for (const opportunityId of await opportunitiesOf(core, leaver)) await cancelOne(core, leaver, opportunityId);
    }
  },
};

interface Leaver {
  readonly organizationId: number;
  readonly userId: number;
  readonly at: Date;
}

async function opportunitiesOf({ database }: WriteCore, { organizationId, userId, at }: Leaver): Promise<number[]> {
  const rows = await database.read<{ id: number }>(organizationId, {
    name: 'opportunities-of-leaver',
    text: `SELECT o.id FROM opportunities.signups m
           JOIN opportunities.opportunities o ON (o.organization_id, o.id) = (m.organization_id, m.opportunity_id)
           WHERE (m.organization_id, m.user_id) = ($1, $2) AND m.status <> 'cancelled'
             AND o.date >= $3::timestamptz::date - 1 ORDER BY o.id`,
    values: [organizationId, userId, at],
  });
  return rows.map(({ id }) => id);
}

async function cancelOne(
  core: WriteCore,
  { organizationId, userId, at }: Leaver,
  opportunityId: number,
): Promise<void> {
  const system = { id: null, role: 'system', organizationId };
  const { database, work } = core;
  const cancel = async (): Promise<void> => {
    const loaded = await loadSignup(core, organizationId, { opportunityId, userId });
    if (!loaded?.mine) return;
    const { opportunity, mine, timeZone } = loaded;
    if (hasBegun(opportunity, localTime(at, timeZone))) return;
    const [person] = await database.read<{ role: Role; stays: boolean }>(organizationId, {
      name: 'person-of-signup',
      text: `SELECT role, is_active AND moved_to IS NULL AS stays FROM directory.people
             WHERE (organization_id, id) = ($1, $2)`,
      values: [organizationId, userId],
    });
    if (person?.stays && isFor(opportunity.targetAudience, person.role)) return;
    await work.commit(system, signupStream, [{ id: mine.id, state: mine, events: endSignup(mine, 'person-left') }]);
    await fillFreePlaces(core, opportunity);
  };
  await database.transaction(system, cancel, [lockOpportunity(organizationId, opportunityId)]);
}
