import {
  HOURS_STATUSES,
  LIMITS,
  calendarDateOf,
  isCalendarDate,
  isDateOrInstant,
  reachOf,
  type HoursListQuery,
  type HoursSort,
  type HoursView,
  type HoursStatus,
  type SignalFilter,
} from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Conditions, containing, inClass } from '../../platform/database/conditions.js';
import { Database } from '../../platform/database/database.js';
import { mayDo } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { schoolToList } from '../../platform/web/access/logged-schools.js';
import { cursorValues, pageOf, rowsToTake, statementName, type Page } from '../../platform/database/page.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import { countingOf } from '../persistence/counting.js';
import { hoursViewOf, withNames, type HoursViewRow } from '../persistence/hours-view.js';
import { factsIn, hasSignal, readsSignals, withFacts, type FactsRow } from '../persistence/review-facts.js';
import { volunteerHoursStream } from '../persistence/volunteer-hours.stream.js';

export class ListHours extends Query<Page<HoursView>> {
  constructor(
    readonly by: Person,
    readonly filter: HoursListQuery,
  ) {
    super();
  }
}

@QueryHandler(ListHours)
export class ListHoursHandler implements IQueryHandler<ListHours> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ by, filter }: ListHours): Promise<Page<HoursView>> {
    const limit = limitOf(filter);
    const school = schoolToList(by, 'hours.read', filter.organizationId);
    const at = this.clock.now();
    const statements = hoursStatements(by, filter, school, at);
    const [found, [about]] = (await this.both(school, statements)) as [ListedRow[], AboutList[]];
    const facts = readsSignals(by) ? factsIn : () => undefined;
    const rows = found.slice(0, limit + 1).map((row) => ({ row, entry: volunteerHoursStream.stateOf(row) }));
    const entries = rows.map(({ entry }) => entry);
    const counting = await countingOf(this.database, entries, about?.has_rules ?? false);
    const views = rows.map(({ row, entry }) => hoursViewOf(row, { entry, by, at, facts: facts(row), counting }));
    return pageOf(views, { limit, total: about?.total ?? 0, cursorOf: orderIn(filter).cursorOf });
  }

  private both(school: School, unnamed: readonly UnnamedStatement[]): Promise<unknown[][]> {
    const statements = unnamed.map((statement) => ({ ...statement, name: statementName(statement.text) }));
    if (school !== 'every') return this.database.readAll(school, statements);
    return Promise.all(statements.map((statement) => this.database.system(statement)));
  }
}

type ListedRow = HoursViewRow & FactsRow;

interface AboutList {
  total: number;
  /** Of the one school that is listed. */
  has_rules: boolean;
}

type School = number | 'every';

const limitOf = ({ limit }: HoursListQuery): number => Number(limit ?? LIMITS.listMax);

/** The page and its count. */
export function hoursStatements(
  by: Person,
  filter: HoursListQuery,
  school: School,
  at: Date,
): readonly [page: UnnamedStatement, count: UnnamedStatement] {
  const where = conditionsOf(by, filter, school, at);
  const order = orderIn(filter);
  const rows = `SELECT * FROM hours.volunteer_hours h WHERE ${where.all()}`;
  const hasRules =
    school === 'every' ? 'false' : 'EXISTS (SELECT FROM directory.counting_rules WHERE organization_id = $1)';
  // in order, so that a table is not read up to where the entries of a year begin
  const inOrder = !filter.classId && (filter.from || filter.to) ? 'ORDER BY h.date DESC' : '';
  const count = {
    text: `SELECT count(*)::integer AS total, ${hasRules} AS has_rules FROM (${rows} ${inOrder} LIMIT 1001) c`,
    values: [...where.values],
  };
  if (filter.cursor) where.add(order.after, ...cursorValues(filter.cursor, order.cursor));
  const take = rowsToTake(limitOf(filter));
  const listed = `hours.volunteer_hours h WHERE ${where.all()}`;
  // not pulled up, so that no index is walked in order: a small class may have nothing in years of a school's entries
  const found = filter.classId ? `(SELECT * FROM ${listed} OFFSET 0) h` : listed;
  const named = withNames(`SELECT * FROM ${found} ORDER BY ${order.by} LIMIT ${take}`);
  const page = { text: `${readsSignals(by) ? withFacts(named) : named} ORDER BY ${order.by}`, values: where.values };
  return [page, count];
}

export function conditionsOf(by: Person, filter: HoursListQuery, school: School, at: Date): Conditions {
  const where = new Conditions();
  limitToVisible(where, by, filter, school);
  narrow(where, filter);
  if (filter.late) {
    const [statuses, weekAgo] = waitingOverAWeek(by, at);
    where.add(`${isOneOf(statuses)} AND h.status_since < ?`, weekAgo);
  }
  if (filter.signal) narrowToSignal(where, by, filter.signal);
  if (filter.gradeLevel && !mayDo(by, 'people.list')) where.add('false');
  else if (filter.gradeLevel) where.add(IN_GRADE, filter.gradeLevel.split(','));
  if (filter.classId && !mayDo(by, 'classes.read')) where.add('false');
  else if (filter.classId) where.add(IN_CLASS, Number(filter.classId), Number(filter.classId));
  return where;
}

/** Only entries that await a review: signals are computed for each, and few of a school's entries wait. */
function narrowToSignal(where: Conditions, by: Person, signal: SignalFilter): void {
  where.add(`${isOneOf(waitingFor(by))} AND h.deleted_at IS NULL`);
  const shows = readsSignals(by) ? `h.student_id <> ? AND ${hasSignal(signal === 'none' ? 'any' : signal)}` : 'false';
  where.add(signal === 'none' ? `NOT (${shows})` : shows, ...(readsSignals(by) ? [by.id] : []));
}

/** An active verifier, or a supervisor without an account. */
const NAMES_SOMEONE = `(h.supervisor_email IS NOT NULL OR EXISTS (SELECT FROM directory.people v
  WHERE (v.organization_id, v.id) = (h.organization_id, h.verifier_id) AND v.role = 'verifier'
    AND v.is_active AND v.moved_to IS NULL))`;

const IN_GRADE = `EXISTS (SELECT FROM directory.people p
  WHERE (p.organization_id, p.id) = (h.organization_id, h.student_id)
    AND coalesce(p.grade_level, 'none') = ANY (?::text[]))`;

const IN_CLASS = inClass('h.organization_id', 'h.student_id', '?');

const orderIn = ({ sort }: HoursListQuery): Order => ORDERS[sort ?? '-date'];

export const orderOf = (filter: HoursListQuery): string => orderIn(filter).by;

interface UnnamedStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

function limitToVisible(where: Conditions, by: Person, filter: HoursListQuery, school: School): void {
  const reach = reachOf(by.role, 'hours.read');
  const deleted = mayDo(by, 'hours.restore') && filter.deleted === 'true';
  if (school !== 'every') where.add('h.organization_id = ?', school);
  if (reach.includes('own') && school !== by.organizationId) where.add(`h.student_id = ? AND ${DECIDED}`, by.id);
  else if (reach.includes('family') && filter.studentId) where.add(`(h.student_id = ? OR ${OF_A_CHILD})`, by.id, by.id);
  else if (reach.includes('own')) where.add('h.student_id = ?', by.id);
  else if (reach.includes('assigned')) where.add("h.verifier_id = ? AND h.status <> 'draft'", by.id);
  else where.add("(h.status <> 'draft' OR h.student_id = ?)", by.id);
  where.add(deleted ? "h.deleted_at IS NOT NULL AND h.status <> 'draft'" : 'h.deleted_at IS NULL');
}

const DECIDED = "h.status IN ('approved', 'rejected')";

const OF_A_CHILD = `h.status <> 'draft' AND EXISTS (SELECT FROM directory.families f
  WHERE (f.organization_id, f.parent_id, f.student_id) = (h.organization_id, ?, h.student_id))`;

function narrow(where: Conditions, filter: HoursListQuery): void {
  if (filter.status) where.add(isOneOf(filter.status.split(',')));
  if (filter.studentId) where.add('h.student_id = ?', Number(filter.studentId));
  if (filter.verifierId) where.add('h.verifier_id = ?', Number(filter.verifierId));
  if (filter.hasVerifier) where.add(`${filter.hasVerifier === 'true' ? '' : 'NOT '}${NAMES_SOMEONE}`);
  if (filter.opportunityId) where.add('h.opportunity_id = ?', Number(filter.opportunityId));
  if (filter.singleActor) where.add('h.single_actor');
  if (filter.from) where.add('h.date >= ?::date', calendarDateOf(filter.from, 'UTC'));
  if (filter.to) where.add('h.date <= ?::date', calendarDateOf(filter.to, 'UTC'));
  if (filter.q) {
    const pattern = containing(filter.q);
    where.add(
      `(h.organization_name ILIKE ? OR h.description ILIKE ? OR EXISTS (SELECT FROM directory.people p
        WHERE (p.organization_id, p.id) = (h.organization_id, h.student_id)
          AND p.first_name || ' ' || p.last_name ILIKE ?))`,
      pattern,
      pattern,
      pattern,
    );
  }
}

/** SQL with the statuses in its text: as a parameter, PostgreSQL assumes that every entry has one of them. */
const isOneOf = (statuses: readonly string[]): string =>
  `h.status IN (${HOURS_STATUSES.filter((status) => statuses.includes(status))
    .map((status) => `'${status}'`)
    .join()})`;

interface Order {
  readonly by: string;
  /** SQL condition for rows after the cursor. */
  readonly after: string;
  readonly cursorOf: (last: HoursView) => readonly (string | number)[];
  readonly cursor: readonly ((value: unknown) => boolean)[];
}

const isId = (value: unknown): boolean => Number.isInteger(value);
const isDate = (value: unknown): boolean => typeof value === 'string' && isCalendarDate(value);
const isInstant = (value: unknown): boolean => typeof value === 'string' && isDateOrInstant(value);

const byDate = {
  cursorOf: (last: HoursView): readonly (string | number)[] => [last.date, last.id],
  cursor: [isDate, isId],
};

const byStatusSince = {
  cursorOf: (last: HoursView): readonly (string | number)[] => [last.statusSince, last.id],
  cursor: [isInstant, isId],
};

const ORDERS: Readonly<Record<HoursSort, Order>> = {
  '-date': { by: 'h.date DESC, h.id DESC', after: '(h.date, h.id) < (?::date, ?::integer)', ...byDate },
  date: { by: 'h.date, h.id', after: '(h.date, h.id) > (?::date, ?::integer)', ...byDate },
  '-createdAt': { by: 'h.id DESC', after: 'h.id < ?::integer', cursorOf: (last) => [last.id], cursor: [isId] },
  '-decidedAt': {
    by: 'h.status_since DESC, h.id DESC',
    after: '(h.status_since, h.id) < (?::timestamptz, ?::integer)',
    ...byStatusSince,
  },
  // one value, so that no index is walked: by it, years of decided entries come before the first that waits
  statusSince: {
    by: '(h.status_since, h.id)',
    after: '(h.status_since, h.id) > (?::timestamptz, ?::integer)',
    ...byStatusSince,
  },
};

export const waitingFor = (by: Person): readonly HoursStatus[] =>
  by.role === 'verifier' ? ['pending'] : ['pending', 'verified'];

export const waitingOverAWeek = (by: Person, now: Date): readonly [readonly HoursStatus[], Date] => [
  waitingFor(by),
  new Date(now.getTime() - LIMITS.waitingLongDays * 86_400_000),
];
