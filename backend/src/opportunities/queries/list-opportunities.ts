import {
  isCalendarDate,
  isVolunteer,
  LIMITS,
  NEW_SCHOOL,
  type OpportunityListQuery,
  type OpportunitySort,
  type OpportunityView,
  type OpportunityWindow,
} from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Conditions, containing } from '../../platform/database/conditions.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { schoolToList } from '../../platform/web/access/logged-schools.js';
import { cursorValues, pageOf, statementName, type Page } from '../../platform/database/page.js';
import type { Person } from '../domain/opportunity.state.js';
import {
  BEGINS,
  ENDS,
  opportunityView,
  withDetails,
  type OpportunityViewRow,
} from '../persistence/opportunity-view.js';

export class ListOpportunities extends Query<Page<OpportunityView>> {
  constructor(
    readonly by: Person,
    readonly filter: OpportunityListQuery,
  ) {
    super();
  }
}

@QueryHandler(ListOpportunities)
export class ListOpportunitiesHandler implements IQueryHandler<ListOpportunities> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ by, filter }: ListOpportunities): Promise<Page<OpportunityView>> {
    const at = this.clock.now();
    const school = schoolToList(by, 'opportunities.read', filter.organizationId);
    const [page, count] = opportunityStatements(by, filter, at);
    const [rows, [totalRow]] = (
      school === 'every'
        ? await Promise.all([page, count].map((statement) => this.database.system(statement)))
        : await this.database.readAll(school, [page, count])
    ) as [OpportunityViewRow[], { total: number }[]];
    const { cursorOf } = ORDERS[filter.sort ?? 'date'];
    const found = pageOf(rows, { limit: limitOf(filter), total: totalRow?.total ?? 0, cursorOf });
    return { ...found, rows: found.rows.map((row) => opportunityView(row, at)) };
  }
}

/** Each statement scans one index range. */
export function opportunityStatements(by: Person, filter: OpportunityListQuery, at: Date): [Statement, Statement] {
  const where = conditionsOf(by, filter, at);
  const table = 'opportunities.opportunities o';
  const order = ORDERS[filter.sort ?? 'date'];
  const count = `SELECT count(*)::integer AS total FROM (SELECT FROM ${table} WHERE ${where.all()} LIMIT 1001) c`;
  const countStatement = { name: statementName(count), text: count, values: [...where.values] };
  if (filter.cursor) where.add(order.after, ...cursorValues(filter.cursor, order.cursor));
  const next = (nth: number): string => `$${where.values.length + nth}`;
  const part = `SELECT * FROM ${table} WHERE ${where.all()} ORDER BY ${order.by} LIMIT ${next(1)}`;
  const reader = isVolunteer(by.role) ? { school: next(2), person: next(3) } : undefined;
  const page = `${withDetails(part, reader)} ORDER BY ${order.by}`;
  const values = [...where.values, limitOf(filter) + 1, ...(reader ? [by.organizationId, by.id] : [])];
  return [{ name: statementName(page), text: page, values }, countStatement];
}

const limitOf = ({ limit }: OpportunityListQuery): number => Number(limit ?? LIMITS.listMax);

export function conditionsOf(by: Person, filter: OpportunityListQuery, at: Date): Conditions {
  const where = new Conditions();
  const school = schoolToList(by, 'opportunities.read', filter.organizationId);
  if (school !== 'every') where.add('o.organization_id = ?', school);
  if (isVolunteer(by.role)) showToVolunteer(where, by);
  inWindow(where, filter.when ?? 'all', school, at);
  if (filter.audience) where.add('o.target_audience = ?', filter.audience);
  if (filter.active) where.add('o.is_active = ?', filter.active === 'true');
  if (filter.createdBy) where.add('o.created_by = ?', by.id);
  if (filter.coordinator) where.add('o.coordinator_id = ?', by.id);
  if (filter.coordinatorId) where.add('o.coordinator_id = ?', Number(filter.coordinatorId));
  if (filter.seriesId) where.add('o.series_id = ?', Number(filter.seriesId));
  if (filter.q) {
    const pattern = containing(filter.q);
    where.add(
      '(o.title ILIKE ? OR o.organization_name ILIKE ? OR o.description ILIKE ?)',
      ...[pattern, pattern, pattern],
    );
  }
  return where;
}

/** What is open to their role, and their own sign-ups to what closed since: few enough for one array. */
function showToVolunteer(where: Conditions, by: Person): void {
  if (by.organizationId === NEW_SCHOOL.id) where.add('false');
  where.add(
    `(o.is_active AND o.target_audience <> ? OR o.id = ANY (ARRAY(SELECT m.opportunity_id FROM opportunities.signups m
      WHERE m.organization_id = ? AND m.user_id = ? AND m.status <> 'cancelled')))`,
    by.role === 'student' ? 'parents' : 'students',
    by.organizationId,
    by.id,
  );
}

const DAYS = { week: 7, month: 30 } as const;

/** Uses each school's local time: the day bounds the index scan, the time of day decides. */
function inWindow(where: Conditions, when: OpportunityWindow, school: number | 'every', at: Date): void {
  if (when === 'all') return;
  const [schoolId, one] = school === 'every' ? ['o.organization_id', [at]] : ['?::integer', [at, school]];
  const here = `(SELECT ?::timestamptz AT TIME ZONE z.time_zone FROM directory.schools z WHERE z.organization_id = ${schoolId})`;
  if (when === 'now') {
    where.add(
      `o.date BETWEEN ${here}::date - 1 AND ${here}::date AND o.cancelled_at IS NULL
        AND ${BEGINS} <= ${here} AND ${ENDS} > ${here}`,
      ...[one, one, one, one].flat(),
    );
    return;
  }
  const minutes = `(extract(hour FROM ${here}) * 60 + extract(minute FROM ${here}))::integer`;
  const [day, start] = when === 'past' ? [['<=', '<'], '<='] : [['>=', '>'], '>'];
  where.add(
    `o.date ${day[0]} ${here}::date AND (o.date ${day[1]} ${here}::date OR o.starts ${start} ${minutes})`,
    ...[one, one, one, one].flat(),
  );
  if (when === 'week' || when === 'month') where.add(`o.date <= ${here}::date + ${DAYS[when]}`, ...one);
}

export const orderOf = ({ sort }: OpportunityListQuery): string => ORDERS[sort ?? 'date'].by;

interface Order {
  readonly by: string;
  readonly after: string;
  readonly cursorOf: (last: OpportunityViewRow) => readonly (string | number)[];
  readonly cursor: readonly ((value: unknown) => boolean)[];
}

const isNumber = (value: unknown): boolean => Number.isInteger(value);
const isDate = (value: unknown): boolean => typeof value === 'string' && isCalendarDate(value);

const byDay = {
  cursorOf: (last: OpportunityViewRow): readonly (string | number)[] => [last.date, last.starts, last.id],
  cursor: [isDate, isNumber, isNumber],
};

const ORDERS: Readonly<Record<OpportunitySort, Order>> = {
  date: {
    by: 'o.date, o.starts, o.id',
    after: '(o.date, o.starts, o.id) > (?::date, ?::integer, ?::integer)',
    ...byDay,
  },
  '-date': {
    by: 'o.date DESC, o.starts DESC, o.id DESC',
    after: '(o.date, o.starts, o.id) < (?::date, ?::integer, ?::integer)',
    ...byDay,
  },
  '-createdAt': {
    by: 'o.id DESC',
    after: 'o.id < ?::integer',
    cursorOf: (last) => [last.id],
    cursor: [isNumber],
  },
};
