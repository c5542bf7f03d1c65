import type { HoursEventData } from '../hours/index.js';
import { queueWebhooks } from '../organizations/index.js';
import type { Reaction, Run } from '../platform/event-log/reaction.js';
import { RECORDED_EVENTS, recordedEvent, type RecordedRow } from '../platform/event-log/recorded-events.js';
import { recordIdOf, type RecordedEvent } from '../platform/kernel/event.js';
import {
  concernsTheFamily,
  concernsTheStaff,
  isHandedIn,
  isMessage,
  verifierNamedIn,
  recipientsOf,
  type Others,
} from './hours-recipients.js';
import { peopleOfSchools } from './notify.js';

/**
 * Creates one notification per event and recipient, even on replay. Acting on an entry marks the actor's earlier
 * notifications read; a review or a new verifier marks the review request and its reminders read. Any change of an entry
 * ends the reminders of its volunteer. Also queues what webhooks are sent.
 */
export const notifyOfHours: Reaction = {
  name: 'notifications',
  streams: ['hours'],
  react: async (events, run) => {
    const earlierAt = await earlierIn(
      events.filter((event) => isHandedIn(event) || isMessage(event)),
      run,
    );
    const parentsOf = await familiesOf(events.filter(concernsTheFamily), run);
    const staffOf = await peopleOfSchools(events.filter(concernsTheStaff), ['teacher', 'admin'], run);
    const verifiersOf = await peopleOfSchools(events.filter(isMessage), ['verifier'], run);
    const rows = events.flatMap((event) =>
      recipientsOf(event, {
        ...earlierAt(event),
        parents: parentsOf(event),
        staff: staffOf(event),
        verifiers: verifiersOf(event),
      }).map((recipient) => ({
        ...recipient,
        ...factsOf(event),
      })),
    );
    const inOrder = rows.map((row, index) => ({ ...row, nth: index }));
    await run({ name: 'tell-those-concerned', text: INSERT, values: [JSON.stringify(inOrder)] });
    await run({ name: 'settle-notifications', text: SETTLE, values: [JSON.stringify(events.map(stepOf))] });
    await queueWebhooks(events, run);
  },
};

const factsOf = ({ organizationId, stream, version, at, actor, data }: RecordedEvent) => {
  const { student, dateAfter, hundredthsAfter } = data as unknown as HoursEventData;
  return {
    organizationId,
    entryId: recordIdOf(stream),
    version,
    at,
    actorId: actor.id,
    actorRole: actor.role,
    studentId: student,
    date: dateAfter,
    hundredths: hundredthsAfter,
  };
};

/** `names`: the event sets or removes the verifier. */
function stepOf(event: RecordedEvent) {
  const verifierId = verifierNamedIn(event);
  return { ...factsOf(event), waits: event.data['to'] === 'pending', verifierId, names: verifierId !== undefined };
}

const INSERT = `
  INSERT INTO messaging.notifications
    (organization_id, user_id, kind, at, actor_id, actor_role, entry_id, version, student_id, date, hundredths)
  SELECT "organizationId", "userId", kind, at, "actorId", "actorRole", "entryId", version, "studentId", date, hundredths
  FROM jsonb_to_recordset($1::jsonb)
    AS told(nth integer, "organizationId" integer, "userId" integer, kind text, at timestamptz, "actorId" integer,
      "actorRole" text, "entryId" integer, version integer, "studentId" integer, date date, hundredths integer)
  ORDER BY nth
  ON CONFLICT ON CONSTRAINT notifications_once DO NOTHING`;

const SETTLE = `
  UPDATE messaging.notifications n SET read_at = s.at
  FROM jsonb_to_recordset($1::jsonb)
    AS s("organizationId" integer, "entryId" integer, version integer, "actorId" integer, at timestamptz, waits boolean,
      "verifierId" integer, names boolean)
  WHERE (n.organization_id, n.entry_id) = (s."organizationId", s."entryId") AND n.version < s.version
    AND n.read_at IS NULL AND (n.user_id = s."actorId" OR n.kind IN ('reminder.draft', 'reminder.unanswered')
      OR n.kind IN ('hours.submitted', 'reminder.verify', 'reminder.verify-again')
      AND (NOT s.waits OR s.names AND n.user_id IS DISTINCT FROM s."verifierId"))`;

/** An earlier event of the entry may name the verifier. */
async function earlierIn(
  events: readonly RecordedEvent[],
  run: Run,
): Promise<(at: RecordedEvent) => Pick<Others, 'verifierId' | 'before'>> {
  const rows =
    events.length === 0
      ? []
      : await run<RecordedRow>({
          name: 'events-of-streams',
          text: OF_STREAMS,
          values: [events.map(({ organizationId }) => organizationId), events.map(({ stream }) => stream)],
        });
  const all = new Map<string, RecordedEvent[]>();
  for (const event of rows.map(recordedEvent)) all.set(nameOf(event), [...(all.get(nameOf(event)) ?? []), event]);
  return (at) => {
    const earlier = all.get(nameOf(at))?.filter(({ version }) => version <= at.version) ?? [];
    const naming = earlier.findLast((event) => verifierNamedIn(event) !== undefined);
    return {
      verifierId: (naming && verifierNamedIn(naming)) ?? null,
      before: earlier.filter(({ version }) => version < at.version).map(({ actor }) => actor),
    };
  };
}

interface FamilyRow {
  readonly organization_id: number;
  readonly student_id: number;
  readonly parents: readonly number[];
}

async function familiesOf(
  events: readonly RecordedEvent[],
  run: Run,
): Promise<(of: RecordedEvent) => readonly number[]> {
  const facts = events.map(factsOf);
  const rows =
    facts.length === 0
      ? []
      : await run<FamilyRow>({
          name: 'families-of-volunteers',
          text: FAMILIES,
          values: [facts.map(({ organizationId }) => organizationId), facts.map(({ studentId }) => studentId)],
        });
  const families = new Map(rows.map((row) => [`${row.organization_id} ${row.student_id}`, row.parents]));
  return (of) => families.get(`${of.organizationId} ${factsOf(of).studentId}`) ?? [];
}

const FAMILIES = `
  SELECT organization_id, student_id, array_agg(parent_id ORDER BY parent_id) AS parents FROM directory.families
  WHERE (organization_id, student_id) IN (SELECT * FROM unnest($1::integer[], $2::integer[])) GROUP BY 1, 2`;

const nameOf = ({ organizationId, stream }: RecordedEvent): string => `${organizationId} ${stream}`;

const OF_STREAMS = `
  ${RECORDED_EVENTS}
  WHERE (e.organization_id, e.stream) IN (SELECT * FROM unnest($1::integer[], $2::text[])) ORDER BY e.version`;
