import {
  t,
  ACCESS_KIND_LABELS,
  isDateOrInstant,
  LIMITS,
  requestWords,
  type Access,
  type AccessesQuery,
  type AccessKind,
  type AccessSeen,
  type ExportAccesses,
} from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Conditions, during } from '../database/conditions.js';
import { Database, type Statement } from '../database/database.js';
import { cursorValues, pageOf, statementName, type Page } from '../database/page.js';
import { about, aboutCells, actorCells, named, nameOf } from '../event-log/event-people.js';
import type { ExportSource } from '../exports/export-source.js';
import type { Actor } from '../kernel/actor.js';
import { LoggedSchools, type LoggedSchool } from '../web/access/logged-schools.js';

@Injectable()
export class ListAccesses {
  constructor(
    private readonly database: Database,
    private readonly schools: LoggedSchools,
  ) {}

  async page(by: Actor, filter: AccessesQuery): Promise<Page<Access>> {
    const school = await this.schools.find(by, filter.organizationId);
    const [rows, [count]] = (await this.database.readAll(school.id, accessStatements(school, filter))) as Answers;
    return pageOf(rows.map(accessOf), {
      limit: limitOf(filter),
      total: count?.total ?? 0,
      cursorOf: ({ at, id }) => [at, id],
    });
  }
}

type Answers = [AccessRow[], { total: number }[]];

interface AccessRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: AccessKind;
  readonly actor_id: number;
  readonly actor_role: string;
  readonly actor_name: string | null;
  readonly person_id: number | null;
  readonly person_name: string | null;
  readonly record: string | null;
  readonly route: string;
  readonly refusal: string | null;
  readonly since: Date;
  readonly seen: readonly AccessSeen[];
}

const limitOf = ({ limit }: AccessesQuery): number => Number(limit ?? LIMITS.listMax);

export function accessStatements(school: LoggedSchool, filter: AccessesQuery): readonly [Statement, Statement] {
  const [rows, count] = [rowsOf(school, filter, limitOf(filter) + 1), countOf(school, filter, 1001)];
  return [
    { ...rows, name: statementName(rows.text) },
    { ...count, name: statementName(count.text) },
  ];
}

/** Access by access, and look by look: what one person read of another with at most a minute between the requests. */
function rowsOf(school: LogSchool, filter: AccessesQuery, most: number | null): Statement {
  const where = conditionsOf(school, filter);
  const matching = matchingOf(where);
  const after = new Conditions();
  after.values.push(...where.values);
  if (filter.cursor)
    after.add('(a.at, a.id) < (?::timestamptz, ?::bigint)', ...cursorValues(filter.cursor, [isInstant, isId]));
  const text = `
    WITH ${matching}
    SELECT a.*, coalesce(b.since, a.at) AS since,
      coalesce(l.seen, json_build_array(json_build_object('record', a.record, 'route', a.route))) AS seen,
      ${nameOf('a.actor_id', 'a.organization_id')} AS actor_name,
      ${nameOf('a.person_id', 'a.organization_id')} AS person_name
    FROM (SELECT a.* ${LAST_OF_LOOKS} AND ${after.all()}
          ORDER BY a.at DESC, a.id DESC LIMIT $${after.values.length + 1}) a
    LEFT JOIN LATERAL (${BEGINNING}) b ON a.kind = 'viewed'
    LEFT JOIN LATERAL (${SEEN}) l ON true
    ORDER BY a.at DESC, a.id DESC`;
  return { text, values: [...after.values, most] };
}

function countOf(school: LogSchool, filter: AccessesQuery, most: number | 'ALL'): Statement {
  const where = conditionsOf(school, filter);
  const text = `
    WITH ${matchingOf(where)}
    SELECT count(*)::integer AS total FROM (SELECT ${LAST_OF_LOOKS} LIMIT ${most}) c`;
  return { text, values: where.values };
}

const matchingOf = (where: Conditions): string =>
  `matching AS NOT MATERIALIZED (SELECT * FROM log.accesses a WHERE ${where.all()})`;

const ofLookOf = (other: string, row: string): string =>
  `${other}.kind = 'viewed' AND (${other}.actor_id, ${other}.person_id) = (${row}.actor_id, ${row}.person_id)`;

// OFFSET 0: under row-level security an index takes a sum only where it is worked out apart
const minutesFrom = (moment: string, minutes: number): string =>
  `LATERAL (SELECT ${moment} + interval '${minutes} minute' AS moment OFFSET 0)`;

const LAST_OF_LOOKS = `
  FROM matching a CROSS JOIN ${minutesFrom('a.at', 1)} u
  WHERE (a.kind <> 'viewed' OR NOT EXISTS (
    SELECT FROM matching n WHERE ${ofLookOf('n', 'a')} AND (n.at, n.id) > (a.at, a.id) AND n.at <= u.moment))`;

/** The newest request of the look that no other one was within a minute before. */
const BEGINNING = `
  SELECT s.at AS since FROM matching s CROSS JOIN ${minutesFrom('s.at', -1)} u
  WHERE ${ofLookOf('s', 'a')} AND s.at <= a.at AND (
    SELECT p.at FROM matching p WHERE ${ofLookOf('p', 'a')} AND p.at < s.at AND p.at >= u.moment LIMIT 1) IS NULL
  ORDER BY s.at DESC, s.id DESC LIMIT 1`;

const SEEN = `
  SELECT json_agg(json_build_object('record', g.record, 'route', g.route) ORDER BY g.at, g.id) AS seen
  FROM (SELECT v.record, v.route, min(v.at) AS at, min(v.id) AS id FROM matching v
        WHERE ${ofLookOf('v', 'a')} AND v.at BETWEEN b.since AND a.at GROUP BY v.record, v.route) g`;

type LogSchool = Pick<LoggedSchool, 'id' | 'timeZone'>;

function conditionsOf({ id, timeZone }: LogSchool, filter: AccessesQuery): Conditions {
  const where = new Conditions();
  where.add('a.organization_id = ?', id);
  if (filter.person) where.add('a.person_id = ?', Number(filter.person));
  if (filter.by) where.add('a.actor_id = ?', Number(filter.by));
  if (filter.kind) where.add('a.kind = ?', filter.kind);
  during(where, 'a.at', filter, timeZone);
  return where;
}

const isInstant = (value: unknown): boolean => typeof value === 'string' && isDateOrInstant(value);
const isId = (value: unknown): boolean => typeof value === 'string' && /^[1-9]\d{0,17}$/.test(value);

const accessOf = (row: AccessRow): Access => ({
  id: row.id,
  since: row.since.toISOString(),
  at: row.at.toISOString(),
  kind: row.kind,
  actor: named(row.actor_id, row.actor_name, row.actor_role),
  person: about(row.person_id, row.person_name),
  record: row.record,
  route: row.route,
  seen: row.seen,
  refusal: row.refusal,
});

type ExportedRow = AccessRow & Readonly<Record<'local_since' | 'local_at', string>>;

export const exportedAccesses: ExportSource<ExportAccesses, ExportedRow> = {
  kind: 'audit-accesses',
  rows: ({ filter, school }) => {
    const { text, ...listed } = rowsOf(school, filter, null);
    return { ...listed, text: `SELECT l.*, l.since::text AS local_since, l.at::text AS local_at FROM (${text}) l` };
  },
  count: ({ filter, school }) => countOf(school, filter, 'ALL'),
  cells: (row) => {
    const access = accessOf(row);
    const distinct = (values: readonly (string | null)[]): string => [...new Set(values)].filter(Boolean).join(' ');
    return [
      row.local_since,
      row.local_at,
      ...actorCells(access.actor),
      t(ACCESS_KIND_LABELS[access.kind]),
      ...aboutCells(access.person),
      requestWords(access).join('; '),
      distinct(access.seen.map(({ record }) => record)),
      [...new Set(access.seen.map(({ route }) => route))].join('; '),
      access.refusal,
    ];
  },
};
