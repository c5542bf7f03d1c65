import { NEW_SCHOOL, STAFF_ROLES, type NotificationKind } from '@hourtrail/contracts';
import type { Reaction, Run } from '../platform/event-log/reaction.js';
import { RECORDED_EVENTS } from '../platform/event-log/recorded-events.js';
import type { RecordedEvent } from '../platform/kernel/event.js';
import { notify, peopleOfSchools, type NewNotification } from './notify.js';

/**
 * Notifies users when someone else can gain access to their account or moves it, a school's admins of new API keys, also
 * whoever made one, and of lifted holds, its staff of its new rules, students and parents of what the school writes to them, the two of a family link of who sees whose hours, and whose
 * hours an official record shows of who issued, revoked or countersigned it; except the actor, who is notified of their
 * finished import.
 * One reaction for all, since each writes how far it came at every commit.
 */
export const notifyOfAccountsAndRules: Reaction = {
  name: 'notifications-of-accounts',
  streams: [
    'user',
    'organization',
    'counting-rules',
    'join-request',
    'import',
    'family-link',
    'record',
    'record-request',
    'hold',
  ],
  react: async (events, run) => {
    const changes = events.filter(({ type }) => Object.hasOwn(KINDS_OF_RULES, type));
    const movers = events.filter(({ type }) => type === 'user.moved-in');
    if (movers.length > 0)
      await run({ name: 'move-email-choices', text: MOVE_CHOICES, values: [JSON.stringify(movers)] });
    const told = [
      ...events.flatMap(rowOfAccount),
      ...(await rowsOfImports(events, run)),
      ...(await rowsOfRules(changes, run)),
      ...(await rowsOfAnnouncements(events, run)),
      ...(await rowsOfRequests(events, run)),
      ...(await rowsOfConnections(events, run)),
      ...(await rowsOfFamilies(events, run)),
      ...(await rowsOfRecords(events, run)),
      ...(await rowsOfRecordRequests(events, run)),
    ];
    await notify(told, run);
    const answered = events.filter(({ stream, type }) => stream.startsWith('join-request/') && !isRequest({ type }));
    const closed = events.filter(({ type }) => CLOSES_REQUEST.includes(type));
    if (answered.length + closed.length > 0)
      await run({
        name: 'settle-requests',
        text: SETTLE_REQUESTS,
        values: [JSON.stringify([...answered, ...closed])],
      });
  },
};

const SETTLE_REQUESTS = `
  UPDATE messaging.notifications n SET read_at = e.at
  FROM jsonb_to_recordset($1::jsonb) AS e("organizationId" integer, stream text, at timestamptz)
  WHERE (n.organization_id, n.stream) = (e."organizationId", e.stream)
    AND n.kind IN ('school.join-requested', 'school.record-requested', 'school.record-request-due') AND n.read_at IS NULL`;

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

/**
 * A large import takes its time. A super-admin's is in a school where they are told of nothing, and a roster that the
 * server took from its folder is everyone's who could have imported it.
 */
async function rowsOfImports(events: readonly RecordedEvent[], run: Run): Promise<readonly NewNotification[]> {
  const imports = events.filter(({ type }) => Object.hasOwn(OF_IMPORTS, type));
  const byServer = imports.filter(({ actor }) => actor.id === null);
  const adminsOf = await peopleOfSchools(byServer, ['admin'], run);
  return imports.flatMap((event) => {
    const { id, role } = event.actor;
    const told = id === null ? adminsOf(event) : role === 'admin' ? [id] : [];
    return told.map((userId) => ({ ...factsOf(event), userId, kind: OF_IMPORTS[event.type] as NotificationKind }));
  });
}

const OF_IMPORTS: Readonly<Record<string, NotificationKind>> = {
  'import.applied': 'account.import-finished',
  'import.stopped': 'account.import-stopped',
};

const KINDS_OF_RULES: Readonly<Record<string, NotificationKind>> = {
  'organization.rules-changed': 'school.rules-changed',
  'counting-rules.set': 'school.counting-rules-set',
};

async function rowsOfRules(changes: readonly RecordedEvent[], run: Run) {
  const staffOf = await peopleOfSchools(changes, STAFF_ROLES, run);
  return changes.flatMap((change) =>
    staffOf(change)
      .filter((userId) => userId !== change.actor.id)
      .map((userId) => ({ ...factsOf(change), userId, kind: KINDS_OF_RULES[change.type] as NotificationKind })),
  );
}

const isRequest = ({ type }: Pick<RecordedEvent, 'type'>): boolean => type === 'join-request.asked';

async function rowsOfRequests(events: readonly RecordedEvent[], run: Run): Promise<readonly NewNotification[]> {
  const asked = events.filter(isRequest);
  const adminsOf = await peopleOfSchools(asked, ['admin'], run);
  return asked.flatMap((event) =>
    adminsOf(event).map((userId) => ({ ...factsOf(event), userId, kind: 'school.join-requested' as const })),
  );
}

const OF_CONNECTIONS: Readonly<Record<string, NotificationKind>> = {
  'user.api-key-made': 'account.api-key-made',
  'organization.webhook-switched-off': 'school.webhook-off',
};

/** Whoever made a key is told too: someone else may be signed in as them. */
async function rowsOfConnections(events: readonly RecordedEvent[], run: Run): Promise<readonly NewNotification[]> {
  const concerning = events.filter(({ type }) => Object.hasOwn(OF_CONNECTIONS, type));
  const adminsOf = await peopleOfSchools(concerning, ['admin'], run);
  return concerning.flatMap((event) =>
    adminsOf(event).map((userId) => ({
      ...factsOf(event),
      userId,
      kind: OF_CONNECTIONS[event.type] as NotificationKind,
    })),
  );
}

async function rowsOfAnnouncements(events: readonly RecordedEvent[], run: Run): Promise<readonly NewNotification[]> {
  const rows: NewNotification[] = [];
  for (const event of events.filter(({ type }) => type === 'organization.announced')) {
    const people = await run<{ id: number }>({
      name: 'students-and-parents',
      text: STUDENTS_AND_PARENTS,
      values: [event.organizationId, event.data['gradeLevel']],
    });
    rows.push(...people.map(({ id }) => ({ ...factsOf(event), userId: id, kind: 'school.announced' as const })));
  }
  return rows;
}

const STUDENTS_AND_PARENTS = `
  WITH students AS (
    SELECT organization_id, id FROM directory.people
    WHERE organization_id = $1 AND role = 'student' AND is_active AND moved_to IS NULL
      AND ($2::text IS NULL OR grade_level = $2))
  SELECT id FROM students
  UNION
  SELECT p.id FROM directory.people p
  WHERE p.organization_id = $1 AND p.role = 'parent' AND p.is_active AND p.moved_to IS NULL
    AND ($2::text IS NULL OR EXISTS (SELECT FROM directory.families f JOIN students s
      ON (s.organization_id, s.id) = (f.organization_id, f.student_id)
      WHERE (f.organization_id, f.parent_id) = (p.organization_id, p.id)))
  ORDER BY id`;

async function rowsOfFamilies(events: readonly RecordedEvent[], run: Run): Promise<readonly NewNotification[]> {
  const rows: NewNotification[] = [];
  // a roster names thousands, most of whom have no password yet
  const byHand = events.filter(({ stream, data }) => stream.startsWith('family-link/') && !('import' in data));
  for (const event of byHand) {
    const { organizationId, stream, version, actor, data } = event;
    const [link] = await run<{ here: readonly number[]; was_requested: boolean }>({
      name: 'family-link-before',
      text: LINK_BEFORE,
      values: [organizationId, stream, version - 1, [data['parentId'], data['studentId']]],
    });
    const told = recipientsOfLink(event, link?.was_requested === true).filter(
      ({ userId }) => userId !== actor.id && link?.here.includes(userId),
    );
    rows.push(...told.map((recipient) => ({ ...factsOf(event), ...recipient })));
  }
  return rows;
}

/** Whoever moved away or was erased is told by no school that they left. */
const LINK_BEFORE = `
  SELECT EXISTS (${RECORDED_EVENTS} WHERE (e.organization_id, e.stream, e.version) = ($1, $2, $3)
      AND e.type = 'family-link.requested') AS was_requested,
    ARRAY(SELECT id FROM directory.people
      WHERE organization_id = $1 AND id = ANY ($4) AND moved_to IS NULL AND erased_at IS NULL) AS here`;

const OF_RECORDS: Readonly<Record<string, NotificationKind>> = {
  'record.issued': 'record.issued',
  'record.revoked': 'record.revoked',
  'record.countersigned': 'record.countersigned',
};

/** Whoever moved away reads no notifications of their former school. */
async function rowsOfRecords(events: readonly RecordedEvent[], run: Run): Promise<readonly NewNotification[]> {
  const concerning = events.filter(({ type, actor, data }) => OF_RECORDS[type] && data['student'] !== actor.id);
  if (concerning.length === 0) return [];
  const here = await run<{ school: number; id: number }>({
    name: 'holders-of-records',
    text: `SELECT organization_id AS school, id FROM directory.people
           WHERE (organization_id, id) IN (SELECT * FROM unnest($1::integer[], $2::integer[]))
             AND moved_to IS NULL AND erased_at IS NULL`,
    values: [concerning.map(({ organizationId }) => organizationId), concerning.map(({ data }) => data['student'])],
  });
  return concerning
    .filter(({ organizationId, data }) =>
      here.some(({ school, id }) => school === organizationId && id === data['student']),
    )
    .map((event) => ({
      ...factsOf(event),
      userId: event.data['student'] as number,
      kind: OF_RECORDS[event.type] as NotificationKind,
    }));
}

const CLOSES_REQUEST = [
  'record-request.granted',
  'record-request.refused',
  'record-request.withdrawn',
  'record-request.erased',
];

const FOR_ADMINISTRATORS: Readonly<Record<string, NotificationKind>> = {
  'record-request.opened': 'school.record-requested',
  'record-request.statement-attached': 'school.record-statement-attached',
  'hold.lifted': 'school.hold-lifted',
};

const FOR_FAMILIES: Readonly<Record<string, NotificationKind>> = {
  'record-request.granted': 'account.record-request-decided',
  'record-request.refused': 'account.record-request-decided',
  'record-request.withdrawn': 'account.record-request-withdrawn',
  'record-request.statement-attached': 'school.record-statement-attached',
};

/** Also of legal holds. */
async function rowsOfRecordRequests(events: readonly RecordedEvent[], run: Run): Promise<readonly NewNotification[]> {
  const forAdmins = events.filter(({ type }) => Object.hasOwn(FOR_ADMINISTRATORS, type));
  const adminsOf = await peopleOfSchools(forAdmins, ['admin'], run);
  const rows = forAdmins.flatMap((event) =>
    adminsOf(event).map((userId) => ({
      ...factsOf(event),
      userId,
      kind: FOR_ADMINISTRATORS[event.type] as NotificationKind,
    })),
  );
  for (const event of events) {
    const kind = FOR_FAMILIES[event.type];
    if (!kind) continue;
    const family = await run<{ id: number }>({
      name: 'family-of-request',
      text: FAMILY_OF_REQUEST,
      values: [event.organizationId, event.data['userId'], event.data['openedBy']],
    });
    rows.push(...family.map(({ id }) => ({ ...factsOf(event), userId: id, kind })));
  }
  return rows.filter(({ userId, actorId }) => userId !== actorId);
}

const FAMILY_OF_REQUEST = `
  SELECT p.id FROM directory.people p
  WHERE p.organization_id = $1 AND p.moved_to IS NULL AND p.erased_at IS NULL AND (p.id IN ($2::integer, $3::integer)
    OR p.id IN (SELECT f.parent_id FROM directory.families f WHERE (f.organization_id, f.student_id) = ($1, $2)))
  ORDER BY p.id`;

/** Ending a request refuses it. */
function recipientsOfLink({ type, data }: RecordedEvent, wasRequested: boolean) {
  const parentId = data['parentId'] as number;
  const both = (kind: NotificationKind) => [parentId, data['studentId'] as number].map((userId) => ({ userId, kind }));
  if (type === 'family-link.made' || type === 'family-link.confirmed') return both('account.family-confirmed');
  if (type !== 'family-link.refused' && type !== 'family-link.revoked') return [];
  return wasRequested ? [{ userId: parentId, kind: 'account.family-refused' as const }] : both('account.family-ended');
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
