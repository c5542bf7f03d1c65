import {
  LIMITS,
  SCHOOL_RULES,
  reachOf,
  type NotificationKind,
  type NotificationListQuery,
  type NotificationReader,
  type NotificationView,
  type Role,
  type SchoolRule,
  t,
} from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { dataOf, happenedAt, numberIn, setAsOf, textAsOf, textOf } from '../../platform/event-log/recorded-events.js';
import { Clock } from '../../platform/kernel/clock.js';
import { inHours } from '../../platform/kernel/hundredths.js';
import { cursorValues, pageOf, rowsToTake, type Page } from '../../platform/database/page.js';
import { GOALS } from '../goals.js';
import type { Recipient } from '../hours-recipients.js';

/** Days until an unread notification counts as read. */
const UNREAD_DAYS = 30;

export class ListNotifications extends Query<Page<NotificationView>> {
  constructor(
    readonly by: Recipient,
    readonly filter: NotificationListQuery,
  ) {
    super();
  }
}

@QueryHandler(ListNotifications)
export class ListNotificationsHandler implements IQueryHandler<ListNotifications> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ by, filter }: ListNotifications): Promise<Page<NotificationView>> {
    const limit = Number(filter.limit ?? LIMITS.listMax);
    const [before] = filter.cursor ? cursorValues(filter.cursor, [Number.isSafeInteger]) : [null];
    const old = new Date(this.clock.now().getTime() - UNREAD_DAYS * 86_400_000);
    const unread = filter.unread === 'true';
    const { list, count } = unread ? UNREAD : ALL;
    const own = [by.organizationId, by.id, unread ? old : new Date(0), reachOf(by.role, 'hours.read')];
    const [rows, [totals]] = (await this.database.readAll(by.organizationId, [
      { ...list(rowsToTake(limit)), values: [...own, before] },
      { ...count, values: own },
    ])) as [NotificationRow[], { total: number }[]];
    const named = await withDecliningSchools(this.database, rows.slice(0, limit + 1));
    const views = named.map((row) => viewOf(row, row.read_at !== null || row.at <= old));
    return pageOf(views, { limit, total: totals?.total ?? 0, cursorOf: ({ id }) => [id] });
  }
}

/** The notifications that an email carries, if they still concern its recipient and are unread. */
@Injectable()
export class EmailedNotifications {
  constructor(private readonly database: Database) {}

  async of(organizationId: number, { id, role }: NotificationReader, email: number): Promise<NotificationView[]> {
    const rows = await this.database.read<NotificationRow>(organizationId, {
      name: 'emailed-notifications',
      text: page(EMAILED, LIMITS.listMax),
      values: [organizationId, id, email, reachOf(role, 'hours.read'), null],
    });
    return (await withDecliningSchools(this.database, rows)).map((row) => viewOf(row, false));
  }
}

const OF_STREAM = { school: 'n.organization_id', stream: 'n.stream', version: 'n.version' };
const EVENT = { school: 'n.organization_id', stream: "'hours/' || n.entry_id", version: 'n.version' };

/** Hides entries that the reader may no longer read. `$4`: the reach of their present role. */
const STILL_THEIRS = `(student_id IS NULL OR student_id = user_id OR $4::text[] && '{school,everywhere}'
  OR 'family' = ANY ($4) AND EXISTS (SELECT FROM directory.families f
    WHERE (f.organization_id, f.parent_id, f.student_id) = (n.organization_id, user_id, n.student_id))
  OR 'assigned' = ANY ($4) AND EXISTS (SELECT FROM directory.entries e
    WHERE (e.organization_id, e.id, e.verifier_id) = (n.organization_id, n.entry_id, user_id)))`;

/**
 * The reason of a reminder, as the reactions that end reminders will see it: a restarted server may write emails before
 * they have caught up.
 */
const REASON_REMAINS = `CASE
  WHEN kind = 'reminder.event' THEN EXISTS (SELECT FROM directory.signups i
    JOIN directory.opportunities o ON (o.organization_id, o.id) = (i.organization_id, i.opportunity_id)
    WHERE (i.organization_id, i.opportunity_id, i.user_id) = (n.organization_id, n.opportunity_id, n.user_id)
      AND i.status = 'signed-up' AND o.cancelled_at IS NULL AND o.date - DATE '2000-01-01' = n.version)
  WHEN kind = 'reminder.goal' THEN EXISTS (SELECT FROM ${GOALS} WHERE y.ends_on = n.date AND g.missing > 0
    AND (p.organization_id, p.id) = (n.organization_id, n.student_id))
  WHEN kind LIKE 'reminder.%' THEN EXISTS (SELECT FROM directory.entry_states e
    WHERE (e.organization_id, e.id) = (n.organization_id, n.entry_id)
      AND CASE WHEN kind IN ('reminder.verify', 'reminder.verify-again')
        THEN e.status = 'pending' AND e.verifier_id = n.user_id ELSE e.version = n.version END)
  ELSE true END`;

/** Not what was undone or changed again since, nor a reminder of what is done. */
const EMAILED = `(organization_id, user_id, email) = ($1, $2, $3) AND read_at IS NULL AND ${STILL_THEIRS}
  AND NOT EXISTS (SELECT FROM messaging.notifications later WHERE (later.organization_id, later.entry_id, later.user_id)
    = (n.organization_id, n.entry_id, n.user_id) AND later.version > n.version AND later.kind <> 'hours.message-sent')
  AND ${REASON_REMAINS}`;

/** The two people of the family link that an event is about. */
const FAMILY = `(
  SELECT json_build_object('parent', json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name),
    'student', json_build_object('id', s.id, 'name', s.first_name || ' ' || s.last_name))
  FROM (SELECT ${dataOf(OF_STREAM)} AS data) link
  JOIN directory.people p ON (p.organization_id, p.id) = (n.organization_id, ${numberIn("link.data->>'parentId'")})
  JOIN directory.people s ON (s.organization_id, s.id) = (n.organization_id, ${numberIn("link.data->>'studentId'")}))`;

const page = (condition: string, rows: number): string => `
  SELECT n.id, n.kind, n.at, n.read_at, n.stream, n.version, n.actor_id, n.actor_role, n.entry_id,
    n.student_id, n.date::text, n.hundredths, s.first_name || ' ' || s.last_name AS student_name,
    CASE n.kind WHEN 'school.join-requested' THEN ${textOf('firstName', OF_STREAM)} || ' ' || ${textOf('lastName', OF_STREAM)}
      ELSE a.first_name || ' ' || a.last_name END AS actor_name,
    CASE WHEN n.actor_role = 'supervisor' OR n.kind = 'hours.verified' THEN ${textOf('signedName', EVENT)} END AS signed_name,
    ${textAsOf('organizationName', EVENT)} AS organization_name,
    CASE WHEN n.kind IN ('hours.verified', 'hours.approved') THEN ${setAsOf('hundredths', EVENT)}::integer END AS logged,
    CASE WHEN n.kind = 'opportunity.cancelled' THEN o.cancel_reason
      WHEN n.kind IN ('opportunity.announced', 'school.announced') THEN ${textOf('announcement', OF_STREAM)}
      WHEN n.kind LIKE 'hours.%' THEN ${textOf('comment', EVENT)} END AS comment,
    CASE WHEN n.kind IN ('opportunity.announced', 'school.announced') THEN ${textOf('subject', OF_STREAM)} END AS subject,
    CASE WHEN n.kind IN ('account.import-finished', 'account.import-stopped') THEN ${textOf('fileName', OF_STREAM)} END AS file_name,
    CASE n.kind WHEN 'school.rules-changed' THEN ${dataOf(OF_STREAM)} END AS rules,
    CASE WHEN n.kind IN ('account.import-finished', 'account.import-stopped') THEN ${dataOf(OF_STREAM)} END AS imported,
    CASE WHEN n.kind LIKE 'account.family-%' THEN ${FAMILY} END AS family,
    CASE WHEN o.id IS NOT NULL THEN json_build_object('id', o.id, 'title', o.title, 'date', o.date,
      'startTime', o.start_time, 'endTime', o.end_time, 'location', o.location) END AS opportunity
  FROM (SELECT * FROM messaging.notifications n WHERE ${condition} AND ($5::integer IS NULL OR id < $5)
        ORDER BY id DESC LIMIT ${rows}) n
  LEFT JOIN directory.people s ON (s.organization_id, s.id) = (n.organization_id, n.student_id)
  LEFT JOIN directory.opportunities o ON (o.organization_id, o.id) = (n.organization_id, n.opportunity_id)
  LEFT JOIN LATERAL (
    SELECT p.first_name, p.last_name FROM directory.people p WHERE p.id = n.actor_id
    ORDER BY p.organization_id = n.organization_id DESC, p.moved_to IS NULL DESC LIMIT 1) a ON true
  ORDER BY n.id DESC`;

const count = (condition: string): string =>
  `SELECT count(*)::integer AS total FROM (SELECT FROM messaging.notifications n WHERE ${condition} LIMIT 1001) c`;

const statements = (name: string, condition: string) => ({
  list: (rows: number) => ({ name: `list-${name}-${rows}`, text: page(condition, rows) }),
  count: { name: `count-${name}`, text: count(condition) },
});

const SINCE = `(organization_id, user_id) = ($1, $2) AND at > $3 AND ${STILL_THEIRS}`;
const ALL = statements('notifications', SINCE);
const UNREAD = statements('unread-notifications', `${SINCE} AND read_at IS NULL`);

interface NotificationRow {
  id: number;
  kind: NotificationKind;
  at: Date;
  read_at: Date | null;
  stream: string | null;
  version: number;
  actor_id: number | null;
  actor_role: Role | 'supervisor';
  actor_name: string | null;
  /** The name of a supervisor without an account, by email or on paper. */
  signed_name: string | null;
  entry_id: number | null;
  student_id: number | null;
  student_name: string | null;
  organization_name: string | null;
  date: string | null;
  opportunity: NotificationView['opportunity'];
  hundredths: number | null;
  /** Hundredths that a review may have cut. */
  logged: number | null;
  family: NotificationView['family'];
  /** The data of the event. */
  rules: Readonly<Partial<Record<SchoolRule, { readonly from: unknown; readonly to: unknown }>>> | null;
  /** The data of the event. */
  imported: Partial<NonNullable<NotificationView['imported']>> | null;
  subject: string | null;
  file_name: string | null;
  comment: string | null;
}

/** A school that declined somebody acts by its own name: they don't know its staff. */
async function withDecliningSchools(
  database: Database,
  rows: readonly NotificationRow[],
): Promise<readonly NotificationRow[]> {
  const declined = rows.filter(({ kind }) => kind === 'account.declined');
  if (declined.length === 0) return rows;
  const schools = await database.system<{ stream: string; name: string }>({
    name: 'schools-that-declined',
    text: `SELECT r.stream, s.name
           FROM directory.schools s CROSS JOIN unnest($1::text[], $2::integer[]) r(stream, version)
           WHERE ${happenedAt({ school: 's.organization_id', stream: 'r.stream', version: 'r.version' })} IS NOT NULL`,
    values: [declined.map(({ stream }) => stream), declined.map(({ version }) => version)],
  });
  const names = new Map(schools.map(({ stream, name }) => [stream, name]));
  return rows.map((row) => ({ ...row, actor_name: names.get(row.stream ?? '') ?? row.actor_name }));
}

const viewOf = (row: NotificationRow, isRead: boolean): NotificationView => ({
  id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  isRead,
  // the two of a family link read of each other and of nobody else
  actor: actorOf(row.family ? { ...row, actor_id: null } : row),
  entry: entryOf(row),
  opportunity: row.opportunity,
  goal: goalOf(row),
  family: row.family,
  rules: SCHOOL_RULES.flatMap((rule) => {
    const changed = row.rules?.[rule];
    return changed ? [{ rule, from: String(changed.from), to: String(changed.to) }] : [];
  }),
  subject: row.subject,
  fileName: row.file_name,
  imported: importedOf(row),
  comment: row.comment,
});

function actorOf({ actor_id: id, actor_role: role, actor_name: name, signed_name: signed }: NotificationRow) {
  if (role === 'supervisor' || signed !== null) {
    return { id: null, name: signed ?? t('labels.unknownPerson'), role: 'supervisor' as const };
  }
  return id === null
    ? ({ id, name: 'HourTrail', role: 'system' } as const)
    : { id, name: name ?? t('labels.unknownPerson'), role };
}

function importedOf({ imported }: NotificationRow): NotificationView['imported'] {
  if (!imported) return null;
  const { rows = 0, exceptions = 0, problems = 0, leavers = 0, families = 0, grades = 0, members = 0 } = imported;
  return { rows, exceptions, problems, leavers, families, grades, members };
}

function goalOf(row: NotificationRow): NotificationView['goal'] {
  const { kind, student_id: studentId, student_name: studentName, date: endsOn, hundredths } = row;
  if (kind !== 'reminder.goal' || studentId === null || endsOn === null) return null;
  return {
    studentId,
    studentName: studentName ?? t('labels.unknownPerson'),
    missing: inHours(hundredths) ?? '0.00',
    endsOn,
  };
}

function entryOf(row: NotificationRow): NotificationView['entry'] {
  const { entry_id: id, student_id: studentId, date } = row;
  if (id === null || studentId === null || date === null) return null;
  return {
    id,
    studentId,
    studentName: row.student_name ?? t('labels.unknownPerson'),
    organizationName: row.organization_name,
    date,
    hours: inHours(row.hundredths),
    loggedHours: (row.logged ?? 0) > (row.hundredths ?? 0) ? inHours(row.logged) : null,
  };
}
