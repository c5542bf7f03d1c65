import {
  isCalendarDate,
  LIMITS,
  reachOf,
  type SignupListQuery,
  type SignupSort,
  type SignupView,
  type SignupWindow,
} from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Conditions } from '../../platform/database/conditions.js';
import { Database } from '../../platform/database/database.js';
import { cursorValues, pageOf, statementName, type Page } from '../../platform/database/page.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Person } from '../domain/opportunity.state.js';
import { BEGINS, ENDS } from '../persistence/opportunity-view.js';
import { signupView, withPersonAndOpportunity, type SignupViewRow } from '../persistence/signup-view.js';

export class ListSignups extends Query<Page<SignupView>> {
  constructor(
    readonly by: Person,
    readonly filter: SignupListQuery,
  ) {
    super();
  }
}

@QueryHandler(ListSignups)
export class ListSignupsHandler implements IQueryHandler<ListSignups> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ by, filter }: ListSignups): Promise<Page<SignupView>> {
    const limit = Number(filter.limit ?? LIMITS.listMax);
    const everywhere = reachOf(by.role, 'signups.read').includes('everywhere');
    const where = conditionsOf(by, filter, this.clock.now());
    const order = ORDERS[filter.sort ?? '-signedUpAt'];
    const from = filter.when || order.byDay ? SIGNUPS_WITH_DAYS : SIGNUPS;
    const count = `SELECT count(*)::integer AS total FROM (SELECT ${from} WHERE ${where.all()} LIMIT 1001) c`;
    const countStatement = { name: statementName(count), text: count, values: [...where.values] };
    if (filter.cursor) where.add(order.after, ...cursorValues(filter.cursor, order.cursor));
    const part = `SELECT m.* ${from} WHERE ${where.all()} ORDER BY ${order.by('m')} LIMIT $${where.values.length + 1}`;
    const text = `${withPersonAndOpportunity(part)} ORDER BY ${order.by('s')}`;
    const page = { name: statementName(text), text, values: [...where.values, limit + 1] };
    const [rows, [totalRow]] = (
      everywhere
        ? await Promise.all([page, countStatement].map((statement) => this.database.system(statement)))
        : await this.database.readAll(by.organizationId, [page, countStatement])
    ) as [SignupViewRow[], { total: number }[]];
    const found = pageOf(rows, { limit, total: totalRow?.total ?? 0, cursorOf: order.cursorOf });
    return { ...found, rows: found.rows.map(signupView) };
  }
}

const SIGNUPS = 'FROM opportunities.signups m';
const SIGNUPS_WITH_DAYS = `${SIGNUPS}
  JOIN opportunities.opportunities o ON (o.organization_id, o.id) = (m.organization_id, m.opportunity_id)`;

function conditionsOf(by: Person, filter: SignupListQuery, at: Date): Conditions {
  const where = new Conditions();
  const reach = reachOf(by.role, 'signups.read');
  if (!reach.includes('everywhere')) where.add('m.organization_id = ?', by.organizationId);
  if (filter.organizationId) where.add('m.organization_id = ?', Number(filter.organizationId));
  if (reach.includes('family') && filter.userId) where.add(`(m.user_id = ? OR ${OF_A_CHILD})`, by.id, by.id);
  else if (reach.includes('own')) where.add('m.user_id = ?', by.id);
  else if (reach.includes('assigned')) where.add(COORDINATED, by.organizationId, by.id);
  where.add("m.status <> 'cancelled'");
  if (filter.opportunityId) where.add('m.opportunity_id = ?', Number(filter.opportunityId));
  if (filter.userId) where.add('m.user_id = ?', Number(filter.userId));
  if (filter.status) where.add('m.status = ?', filter.status);
  else if (!filter.include) where.add("m.status = 'signed-up'");
  if (filter.when) where.add(WINDOWS[filter.when], at);
  return where;
}

/** The clocks of the opportunity's school decide. */
const HERE = `(SELECT ?::timestamptz AT TIME ZONE z.time_zone FROM directory.schools z
  WHERE z.organization_id = o.organization_id)`;

const WINDOWS: Readonly<Record<SignupWindow, string>> = {
  current: `${ENDS} > ${HERE}`,
  upcoming: `${BEGINS} > ${HERE}`,
  past: `${ENDS} <= ${HERE}`,
};

const OF_A_CHILD = `EXISTS (SELECT FROM directory.families f
  WHERE (f.organization_id, f.parent_id, f.student_id) = (m.organization_id, ?, m.user_id))`;

const COORDINATED = `m.opportunity_id = ANY (ARRAY(SELECT o.id FROM opportunities.opportunities o
  WHERE (o.organization_id, o.coordinator_id) = (?, ?)))`;

interface Order {
  readonly byDay: boolean;
  /** `signup`: the alias of the sign-ups, beside `o` of their opportunities. */
  readonly by: (signup: string) => string;
  readonly after: string;
  readonly cursorOf: (last: SignupViewRow) => readonly (string | number)[];
  readonly cursor: readonly ((value: unknown) => boolean)[];
}

const isDate = (value: unknown): boolean => typeof value === 'string' && isCalendarDate(value);

const byArrival = {
  byDay: false,
  cursorOf: ({ id }: SignupViewRow) => [id],
  cursor: [Number.isInteger],
};
const byDay = {
  byDay: true,
  cursorOf: ({ date, starts, id }: SignupViewRow) => [date, starts, id],
  cursor: [isDate, Number.isInteger, Number.isInteger],
};

const ORDERS: Readonly<Record<SignupSort, Order>> = {
  '-signedUpAt': { ...byArrival, by: (signup) => `${signup}.id DESC`, after: 'm.id < ?::integer' },
  signedUpAt: { ...byArrival, by: (signup) => `${signup}.id`, after: 'm.id > ?::integer' },
  date: {
    ...byDay,
    by: (signup) => `o.date, o.starts, ${signup}.id`,
    after: '(o.date, o.starts, m.id) > (?::date, ?::integer, ?::integer)',
  },
  '-date': {
    ...byDay,
    by: (signup) => `o.date DESC, o.starts DESC, ${signup}.id DESC`,
    after: '(o.date, o.starts, m.id) < (?::date, ?::integer, ?::integer)',
  },
};
