import {
  isDateOrInstant,
  LIMITS,
  type AuditEvent,
  type AuditEventsQuery,
  type ExportEvents,
} from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Conditions, during } from '../../platform/database/conditions.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { cursorValues, pageOf, statementName, type Page } from '../../platform/database/page.js';
import { about, aboutCells, actorCells, named, nameOf } from '../../platform/event-log/event-people.js';
import { keyAt, roleAt } from '../../platform/event-log/recorded-events.js';
import type { ExportSource } from '../../platform/exports/export-source.js';
import { inHours } from '../../platform/kernel/hundredths.js';
import { LoggedSchools, type LoggedSchool } from '../../platform/web/access/logged-schools.js';
import { keyNameOf, withKey } from '../../platform/web/keys/api-keys.js';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';
import { numberOf } from '../audited.projection.js';

export class ListEvents extends Query<Page<AuditEvent>> {
  constructor(
    readonly by: SignedInUser,
    readonly filter: AuditEventsQuery,
  ) {
    super();
  }
}

@QueryHandler(ListEvents)
export class ListEventsHandler implements IQueryHandler<ListEvents> {
  constructor(
    private readonly database: Database,
    private readonly schools: LoggedSchools,
  ) {}

  async execute({ by, filter }: ListEvents): Promise<Page<AuditEvent>> {
    const school = await this.schools.find(by, filter.organizationId);
    const [rows, [count]] = (await this.database.readAll(school.id, eventStatements(school, filter))) as Answers;
    return pageOf(rows.map(eventOf), {
      limit: limitOf(filter),
      total: count?.total ?? 0,
      cursorOf: ({ at, record, version }) => [at, record, version],
    });
  }
}

type Answers = [EventRow[], { total: number }[]];

interface EventRow {
  readonly organization_id: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly at: Date;
  readonly actor_id: number | null;
  readonly actor_name: string | null;
  readonly key_name: string | null;
  readonly actor_role: string | null;
  readonly person_id: number | null;
  readonly person_name: string | null;
  readonly hundredths: number | null;
  readonly number: string | null;
}

const limitOf = ({ limit }: AuditEventsQuery): number => Number(limit ?? LIMITS.listMax);

export function eventStatements(school: LoggedSchool, filter: AuditEventsQuery): readonly [Statement, Statement] {
  const [rows, count] = [rowsOf(school, filter, limitOf(filter) + 1), countOf(school, filter, 1001)];
  return [
    { ...rows, name: statementName(rows.text) },
    { ...count, name: statementName(count.text) },
  ];
}

function countOf(school: LogSchool, filter: AuditEventsQuery, most: number | 'ALL'): Statement {
  const where = conditionsOf(school, filter);
  const text = `SELECT count(*)::integer AS total FROM (
    SELECT FROM reporting.audit_index a WHERE ${where.all()} LIMIT ${most}) c`;
  return { text, values: where.values };
}

function rowsOf(school: LogSchool, filter: AuditEventsQuery, most: number | null): Statement {
  const where = conditionsOf(school, filter);
  if (filter.cursor) {
    const after = cursorValues(filter.cursor, [isInstant, isText, isNumber]);
    where.add('(a.at, a.stream, a.version) < (?::timestamptz, ?::text, ?::integer)', ...after);
  }
  const text = `
    SELECT a.*, ${numberOf(PLACE)} AS number, ${roleAt(PLACE)} AS actor_role,
      ${nameOf('a.actor_id', 'a.organization_id')} AS actor_name,
      ${keyNameOf(keyAt(PLACE), 'a.organization_id')} AS key_name,
      ${nameOf('a.person_id', 'a.organization_id')} AS person_name
    FROM (SELECT * FROM reporting.audit_index a WHERE ${where.all()}
          ORDER BY a.at DESC, a.stream DESC, a.version DESC LIMIT $${where.values.length + 1}) a
    ORDER BY a.at DESC, a.stream DESC, a.version DESC`;
  return { text, values: [...where.values, most] };
}

type LogSchool = Pick<LoggedSchool, 'id' | 'timeZone'>;

const PLACE = { school: 'a.organization_id', stream: 'a.stream', version: 'a.version' };

function conditionsOf({ id, timeZone }: LogSchool, filter: AuditEventsQuery): Conditions {
  const where = new Conditions();
  where.add('a.organization_id = ?', id);
  if (filter.person) where.add('a.person_id = ?', Number(filter.person));
  if (filter.by) where.add('a.actor_id = ?', Number(filter.by));
  if (filter.kind) where.add(filter.kind.includes('.') ? 'a.type = ?' : 'a.record = ?', filter.kind);
  during(where, 'a.at', filter, timeZone);
  return where;
}

const isInstant = (value: unknown): boolean => typeof value === 'string' && isDateOrInstant(value);
const isText = (value: unknown): boolean => typeof value === 'string' && /^[a-z-]{1,40}\/\d{1,10}$/.test(value);
const isNumber = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) <= LIMITS.idMax;

const eventOf = (row: EventRow): AuditEvent => ({
  number: row.number === null ? null : Number(row.number),
  organizationId: row.organization_id,
  record: row.stream,
  version: row.version,
  type: row.type,
  at: row.at.toISOString(),
  actor: named(row.actor_id, row.actor_name && withKey(row.actor_name, row.key_name), row.actor_role),
  person: about(row.person_id, row.person_name),
  hours: inHours(row.hundredths),
});

type ExportedRow = EventRow & { readonly local_at: string };

export const exportedEvents: ExportSource<ExportEvents, ExportedRow> = {
  kind: 'audit-events',
  rows: ({ filter, school }) => {
    const { text, ...listed } = rowsOf(school, filter, null);
    return { ...listed, text: `SELECT l.*, l.at::text AS local_at FROM (${text}) l` };
  },
  count: ({ filter, school }) => countOf(school, filter, 'ALL'),
  cells: (row) => {
    const { type, actor, person, hours, record, version } = eventOf(row);
    return [
      row.number,
      row.local_at,
      type,
      ...actorCells(actor),
      ...aboutCells(person),
      hours,
      record,
      String(version),
    ];
  },
};
