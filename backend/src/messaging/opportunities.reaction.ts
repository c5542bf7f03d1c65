import type { NotificationKind } from '@hourtrail/contracts';
import type { OpportunityEventData, SignupCause, SignupEventData } from '../opportunities/index.js';
import { queueWebhooks } from '../organizations/index.js';
import type { Reaction, Run } from '../platform/event-log/reaction.js';
import { recordIdOf, type RecordedEvent } from '../platform/kernel/event.js';
import { notify, type NewNotification } from './notify.js';

/** Creates one notification per event and person, even on replay, and queues what webhooks are sent. */
export const notifyOfOpportunities: Reaction = {
  name: 'notifications-of-opportunities',
  streams: ['signup', 'opportunity'],
  react: async (events, run) => {
    const rows: NewNotification[] = [];
    for (const event of events) {
      for (const { userId, opportunityId, kind } of await recipientsOf(event, run)) {
        const { organizationId, stream, version, at, actor } = event;
        if (userId === actor.id) continue;
        const notification = { organizationId, userId, kind, at, actorId: actor.id, actorRole: actor.role };
        rows.push({ ...notification, opportunityId, stream, version });
      }
    }
    await notify(rows, run);
    await queueWebhooks(events, run);
  },
};

interface NotificationRow {
  readonly userId: number;
  readonly opportunityId: number;
  readonly kind: NotificationKind;
}

async function recipientsOf(event: RecordedEvent, run: Run): Promise<readonly NotificationRow[]> {
  const { opportunityId, userId, cause } = event.data as unknown as SignupEventData;
  if (event.type === 'signup.promoted') return [{ userId, opportunityId, kind: 'opportunity.promoted' }];
  if (event.type === 'signup.cancelled' && cause) {
    const told = cause !== 'person-left' || (await isStillThere(event, userId, run));
    return told ? [{ userId, opportunityId, kind: KIND_OF_AN_END[cause] }] : [];
  }
  if (event.type === 'opportunity.announced') return whoSignedUpTo(event, 'opportunity.announced', run);
  const { moved } = event.data as unknown as OpportunityEventData['opportunity.amended'];
  // only a new day, time or location concerns those who signed up
  return event.type === 'opportunity.amended' && moved ? whoSignedUpTo(event, 'opportunity.moved', run) : [];
}

const KIND_OF_AN_END: Readonly<Record<SignupCause, NotificationKind>> = {
  'opportunity-cancelled': 'opportunity.cancelled',
  'audience-changed': 'opportunity.for-others',
  'person-left': 'opportunity.role-changed',
};

/** Who stays at the school left their role; others need no notification. */
async function isStillThere({ organizationId }: RecordedEvent, userId: number, run: Run): Promise<boolean> {
  const people = await run({
    name: 'is-still-there',
    text: `SELECT FROM directory.people
           WHERE (organization_id, id) = ($1, $2) AND is_active AND moved_to IS NULL AND erased_at IS NULL`,
    values: [organizationId, userId],
  });
  return people.length > 0;
}

async function whoSignedUpTo(
  event: RecordedEvent,
  kind: NotificationKind,
  run: Run,
): Promise<readonly NotificationRow[]> {
  const opportunityId = recordIdOf(event.stream);
  const people = await run<{ user_id: number }>({
    name: 'who-signed-up',
    text: `SELECT user_id FROM directory.signups
           WHERE organization_id = $1 AND opportunity_id = $2 AND signed_up_at <= $3 ORDER BY user_id`,
    values: [event.organizationId, opportunityId, event.at],
  });
  return people.map(({ user_id: userId }) => ({ userId, opportunityId, kind }));
}
