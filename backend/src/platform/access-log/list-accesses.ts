import { isDateOrInstant, LIMITS, type AccessesQuery, type Access, type AccessKind } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Conditions, during } from '../database/conditions.js';
import { Database, type Statement } from '../database/database.js';
import { cursorValues, pageOf, statementName, type Page } from '../database/page.js';
import { about, named, nameOf } from '../event-log/event-people.js';
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
}

const limitOf = ({ limit }: AccessesQuery): number => Number(limit ?? LIMITS.listMax);

export function accessStatements(school: LoggedSchool, filter: AccessesQuery): readonly [Statement, Statement] {
  const where = conditionsOf(school, filter);
  const count = `SELECT count(*)::integer AS total FROM (SELECT FROM log.accesses a WHERE ${where.all()} LIMIT 1001) c`;
  const countStatement = { name: statementName(count), text: count, values: [...where.values] };
  if (filter.cursor)
    where.add('(a.at, a.id) < (?::timestamptz, ?::bigint)', ...cursorValues(filter.cursor, [isInstant, isId]));
  const text = `
    SELECT a.*, ${nameOf('a.actor_id', 'a.organization_id')} AS actor_name,
      ${nameOf('a.person_id', 'a.organization_id')} AS person_name
    FROM (SELECT * FROM log.accesses a WHERE ${where.all()}
          ORDER BY a.at DESC, a.id DESC LIMIT $${where.values.length + 1}) a
    ORDER BY a.at DESC, a.id DESC`;
  return [{ name: statementName(text), text, values: [...where.values, limitOf(filter) + 1] }, countStatement];
}

function conditionsOf({ id, timeZone }: LoggedSchool, filter: AccessesQuery): Conditions {
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
  at: row.at.toISOString(),
  kind: row.kind,
  actor: named(row.actor_id, row.actor_name, row.actor_role),
  person: about(row.person_id, row.person_name),
  record: row.record,
  route: row.route,
  refusal: row.refusal,
});
