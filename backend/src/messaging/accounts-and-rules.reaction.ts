import { NEW_SCHOOL, STAFF_ROLES, type NotificationKind } from '@hourtrail/contracts';
import type { Reaction, Run } from '../platform/event-log/reaction.js';
import type { RecordedEvent } from '../platform/kernel/event.js';
import { notify, peopleOfSchools } from './notify.js';

/**
 * Notifies users when someone else can gain access to their account or moves it, and a school's staff of its new rules,
 * except the actor. One reaction for both, since each writes how far it came at every commit.
 */
export const notifyOfAccountsAndRules: Reaction = {
  name: 'notifications-of-accounts',
  streams: ['user', 'organization', 'join-request'],
  react: async (events, run) => {
    const changes = events.filter(({ type }) => type === 'organization.rules-changed');
    const movers = events.filter(({ type }) => type === 'user.moved-in');
    if (movers.length > 0)
      await run({ name: 'move-email-choices', text: MOVE_CHOICES, values: [JSON.stringify(movers)] });
    await notify([...events.flatMap(rowOfAccount), ...(await rowsOfRules(changes, run))], run);
  },
};

/** A person keeps their choices at another school, unless they left some there before. */
const MOVE_CHOICES = `
  UPDATE messaging.email_choices c SET organization_id = m."organizationId"
  FROM (SELECT "organizationId", (data->>'userId')::integer AS user_id
        FROM jsonb_to_recordset($1::jsonb) AS e("organizationId" integer, data jsonb)) m
  WHERE c.user_id = m.user_id AND c.organization_id <> m."organizationId"
    AND NOT EXISTS (SELECT FROM messaging.email_choices k
      WHERE (k.organization_id, k.user_id) = (m."organizationId", c.user_id))`;

const factsOf = ({ organizationId, stream, version, at, actor }: RecordedEvent) => ({
  ...{ organizationId, stream, version, at },
  ...{ actorId: actor.id, actorRole: actor.role },
});

function rowOfAccount(event: RecordedEvent) {
  const kind = kindOf(event);
  const userId = event.data['userId'] as number;
  // an email change also notifies its own actor: someone else may be signed in as them
  if (kind === undefined || (userId === event.actor.id && event.type !== 'user.email-confirmed')) return [];
  // the school that declined someone logs it, and they stay where they are
  const where = kind === 'account.declined' ? { organizationId: NEW_SCHOOL.id } : {};
  return [{ ...factsOf(event), ...where, userId, kind }];
}

async function rowsOfRules(changes: readonly RecordedEvent[], run: Run) {
  const staffOf = await peopleOfSchools(changes, STAFF_ROLES, run);
  return changes.flatMap((change) =>
    staffOf(change)
      .filter((userId) => userId !== change.actor.id)
      .map((userId) => ({ ...factsOf(change), userId, kind: 'school.rules-changed' as const })),
  );
}

function kindOf({ type, texts }: RecordedEvent): NotificationKind | undefined {
  if (type === 'user.password-reset') return 'account.password-reset';
  if (type === 'user.invited') return 'account.invited';
  if (type === 'user.email-given-up') return 'account.address-lost';
  if (type === 'user.moved-in') return 'account.moved-in';
  if (type === 'join-request.refused') return 'account.declined';
  const isOfAddress = type === 'user.details-changed' || type === 'user.email-confirmed';
  return isOfAddress && 'email' in texts ? 'account.address-changed' : undefined;
}
