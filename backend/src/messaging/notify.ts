import type { NotificationKind, Role } from '@hourtrail/contracts';
import type { Run } from '../platform/event-log/reaction.js';
import type { RecordedEvent } from '../platform/kernel/event.js';

/** A notification about something other than an hours entry. */
export interface NewNotification extends Pick<RecordedEvent, 'organizationId' | 'stream' | 'version' | 'at'> {
  readonly userId: number;
  readonly kind: NotificationKind;
  readonly actorId: number | null;
  readonly actorRole: string;
  readonly opportunityId?: number;
}

/** Idempotent per event and person. Keeps the order of the rows. */
export async function notify(rows: readonly NewNotification[], run: Run): Promise<void> {
  if (rows.length === 0) return;
  const inOrder = rows.map((row, nth) => ({ ...row, nth }));
  await run({ name: 'tell-of-an-event', text: INSERT, values: [JSON.stringify(inOrder)] });
}

const INSERT = `
  INSERT INTO messaging.notifications
    (organization_id, user_id, kind, at, actor_id, actor_role, opportunity_id, stream, version)
  SELECT "organizationId", "userId", kind, at, "actorId", "actorRole", "opportunityId", stream, version
  FROM jsonb_to_recordset($1::jsonb)
    AS told(nth integer, "organizationId" integer, "userId" integer, kind text, at timestamptz, "actorId" integer,
      "actorRole" text, "opportunityId" integer, stream text, version integer)
  ORDER BY nth
  ON CONFLICT DO NOTHING`;

type OfSchool = Pick<RecordedEvent, 'organizationId'>;

/** The active people with these roles, by the school of an event. */
export async function peopleOfSchools(
  events: readonly OfSchool[],
  roles: readonly Role[],
  run: Run,
): Promise<(of: OfSchool) => readonly number[]> {
  if (events.length === 0) return () => [];
  const people = await run<{ school: number; id: number }>({
    name: 'people-of-schools',
    text: `SELECT organization_id AS school, id FROM directory.people
           WHERE organization_id = ANY ($1) AND role = ANY ($2) AND is_active AND moved_to IS NULL ORDER BY id`,
    values: [events.map(({ organizationId }) => organizationId), roles],
  });
  return ({ organizationId }) => people.filter(({ school }) => school === organizationId).map(({ id }) => id);
}
