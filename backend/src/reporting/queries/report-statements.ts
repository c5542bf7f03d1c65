import {
  LIMITS,
  PROGRESS,
  type ReportColumn,
  type ReportProgress,
  type ReportSort,
  type UserReportQuery,
} from '@hourtrail/contracts';
import { Conditions, containing, inClass } from '../../platform/database/conditions.js';
import type { Statement } from '../../platform/database/database.js';
import { cursorValues, statementName } from '../../platform/database/page.js';
import { expectedOf, pacesOn } from '../at-risk.rules.js';
import {
  atTheEndOf,
  NO_GRADE,
  PARENTS,
  present,
  presentOf,
  presentOfEverySchool,
  REPORTED,
  STEP,
  type Figures,
} from './report-figures.js';
import type { ReportedSchool } from './reported-school.js';

/** A school as of a day; or a school now, or every one, of which nothing is known before. */
export type Reported = ReportedSchool | { readonly now: Date; readonly school: number | 'every' };

interface ReportRequest {
  readonly filter: UserReportQuery;
  readonly of: Reported;
}

/** Reads ranges of the index in its order; for a past day, the log. */
export function reportStatements(request: ReportRequest): [Statement, Statement] {
  return [pageOf(request), countOf(request)];
}

function pageOf(request: ReportRequest): Statement {
  const { sort } = request.filter;
  if (sort) return sortedPage(request, sort);
  const sections = sectionsOf(request.filter) ?? [];
  const many = isOfOne(request.of) && sections.length > 1;
  return many ? pageBySection(request, sections) : pageInOneRange(request);
}

export function unpagedReport(request: ReportRequest, columns: string): [Statement, Statement] {
  const { where, figures } = filtered(request);
  narrowToSections(where, request.filter);
  const { values } = where;
  const listed = `FROM ${figures.people} t WHERE ${where.all()}`;
  return [
    { text: `${figures.with} SELECT ${columns} ${listed} ORDER BY ${KEY.join(', ')}`, values },
    { text: `${figures.with} SELECT count(*)::integer AS total ${listed}`, values },
  ];
}

export const limitOf = ({ limit }: UserReportQuery): number => Number(limit ?? LIMITS.listMax);

function countOf(request: ReportRequest): Statement {
  const { where, figures } = filtered(request);
  narrowToSections(where, request.filter);
  const part = `SELECT FROM ${figures.people} t WHERE ${where.all()} LIMIT 1001`;
  return named(`${figures.with} SELECT count(*)::integer AS total FROM (${part}) c`, where);
}

function pageInOneRange(request: ReportRequest): Statement {
  const { of, filter } = request;
  const { where, figures } = filtered(request);
  narrowToSections(where, filter);
  if (filter.cursor) {
    const after = cursorValues(filter.cursor, CURSOR);
    // starts at the first column without an equality, so that the index finds the starting point
    const from = !isOfOne(of) ? 0 : sectionsOf(filter) ? 2 : 1;
    const key = KEY.slice(from);
    where.add(`(${key.join(', ')}) > (${key.map(() => '?::integer').join(', ')})`, ...after.slice(from));
  }
  const text = `${figures.with} SELECT ${REPORTED} FROM ${figures.people} t WHERE ${where.all()}
    ORDER BY ${KEY.join(', ')} LIMIT $${where.values.length + 1}`;
  return named(text, where, limitOf(filter) + 1);
}

/** Reads section by section, each one index range, until the page is full. */
function pageBySection(request: ReportRequest, sections: readonly number[]): Statement {
  const { filter } = request;
  const { where, figures } = filtered(request);
  where.add('t.section = s.section');
  let left = sections;
  if (filter.cursor) {
    const [, last, neg, id] = cursorValues(filter.cursor, CURSOR) as readonly [number, number, number, number];
    left = sections.filter((section) => section >= last);
    const beginning = 'CASE WHEN s.section = ?::integer THEN ?::integer ELSE ?::integer END';
    where.add(`(t.neg_total, t.user_id) > (${beginning}, ${beginning})`, last, neg, -LIMITS.idMax, last, id, 0);
  }
  const [listed, limit] = [`$${where.values.length + 1}`, `$${where.values.length + 2}`];
  const text = `${figures.with} SELECT ${REPORTED}
    FROM (SELECT unnest(${listed}::integer[]) AS section ORDER BY 1) s
    CROSS JOIN LATERAL (SELECT * FROM ${figures.people} t WHERE ${where.all()}
                        ORDER BY t.neg_total, t.user_id LIMIT ${limit}) t
    ORDER BY s.section, t.neg_total, t.user_id LIMIT ${limit}`;
  return named(text, where, left, limitOf(filter) + 1);
}

/** Reads all people of the report. The cursor is the last person of the page before. */
function sortedPage(request: ReportRequest, sort: ReportSort): Statement {
  const { filter } = request;
  const { where, figures } = filtered(request);
  narrowToSections(where, filter);
  const isDescending = sort.startsWith('-');
  const by = [...SORTED_BY[sort.replace('-', '') as ReportColumn], 't.organization_id', 't.user_id'];
  if (filter.cursor) {
    const last = cursorValues(filter.cursor, [isNumber, isNumber]);
    where.add(
      `(${by.join(', ')}) ${isDescending ? '<' : '>'} (SELECT ${by.join(', ')} FROM ${figures.people} t
        WHERE (t.organization_id, t.user_id) = (?::integer, ?::integer))`,
      ...last,
    );
  }
  const text = `${figures.with} SELECT ${REPORTED} FROM ${figures.people} t WHERE ${where.all()}
    ORDER BY ${by.map((key) => (isDescending ? `${key} DESC` : key)).join(', ')} LIMIT $${where.values.length + 1}`;
  return named(text, where, limitOf(filter) + 1);
}

/** None is null: a page goes on after the keys of a row. */
const SORTED_BY: Readonly<Record<ReportColumn, readonly string[]>> = {
  // as it is written
  name: ["lower(coalesce(t.first_name, 'Erased'))", "lower(coalesce(t.last_name, 'person'))"],
  gradeLevel: ['t.section'],
  totalHours: ['-t.neg_total'],
  approvedHours: ['t.approved'],
  pendingHours: ['t.pending'],
  lastActivity: ["coalesce(t.last_activity, '-infinity')"],
};

const named = (text: string, { values }: Conditions, ...more: readonly unknown[]): Statement => ({
  name: statementName(text),
  text,
  values: [...values, ...more],
});

function filtered({ filter: { q, progress, classId }, of }: ReportRequest): {
  readonly where: Conditions;
  readonly figures: Figures;
} {
  const where = new Conditions();
  const figures = figuresOf(of, where);
  if (isOfOne(of)) where.add('t.organization_id = $1');
  if (q) {
    const pattern = containing(q);
    where.add("(t.first_name || ' ' || t.last_name ILIKE ? OR t.email ILIKE ?)", pattern, pattern);
  }
  if (classId) where.add(inClass('t.organization_id', 't.user_id', '?'), Number(classId), Number(classId));
  if (progress && 'id' in of) narrowToProgress(where, progress, of);
  return { where, figures };
}

const isOfOne = (of: Reported): boolean => 'id' in of || of.school !== 'every';

function figuresOf(of: ReportRequest['of'], { values }: Conditions): Figures {
  if (!('id' in of)) {
    if (of.school === 'every') {
      values.push(of.now);
      return presentOfEverySchool('$1');
    }
    values.push(of.school, of.now);
    return presentOf('$1', '$2');
  }
  values.push(of.id, of.day, of.timeZone, of.goal, of.gradeGoals, of.proRata, of.minimums);
  const goals = { day: '$2', timeZone: '$3', goal: '$4', gradeGoals: '$5', proRata: '$6', minimums: '$7' };
  if (!of.isPast) return present(goals);
  values.push(of.counted);
  return atTheEndOf('$1', goals, '$8');
}

function narrowToProgress(where: Conditions, progress: ReportProgress, { day, timeZone }: ReportedSchool): void {
  if (progress === 'behind') {
    const { first, shares } = pacesOn(day);
    where.add(`t.counted < ${expectedOf('?', '?', '?::text')}`, shares, timeZone, first);
  } else where.add(`${STEP} = ?::integer`, PROGRESS.indexOf(progress));
}

/** In order; undefined if they form one range. */
function sectionsOf({ role, gradeLevel, progress }: UserReportQuery): readonly number[] | undefined {
  // parents have no grade and no goal
  if (role === 'parent' && (gradeLevel || progress)) return [];
  if (!gradeLevel) return role === 'parent' ? [PARENTS] : undefined;
  return [...new Set(gradeLevel.split(',').map((grade) => (grade === 'none' ? NO_GRADE : Number(grade))))];
}

function narrowToSections(where: Conditions, filter: UserReportQuery): void {
  const sections = sectionsOf(filter);
  if (sections?.length === 1) where.add('t.section = ?::integer', sections[0]);
  else if (sections) where.add('t.section = ANY (?::integer[])', sections);
  else where.add(`t.section <= ${filter.role === 'student' || filter.progress ? NO_GRADE : PARENTS}`);
}

const KEY = ['t.organization_id', 't.section', 't.neg_total', 't.user_id'];
const isNumber = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) <= LIMITS.idMax;
const CURSOR = [isNumber, isNumber, isNumber, isNumber];
