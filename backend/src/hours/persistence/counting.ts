import { NO_COUNTING_RULES, t, type CountedReason, type CountingRules, type NamedRecord } from '@hourtrail/contracts';
import type { RulesVersion } from '../../organizations/index.js';
import type { Database, Statement } from '../../platform/database/database.js';
import { inHours } from '../../platform/kernel/hundredths.js';
import {
  asIfApproved,
  countHours,
  foreseer,
  progressOf,
  yearAt,
  type ApprovedEntry,
  type Counted,
  type Days,
  type Foreseen,
  type Progress,
  type RulesOf,
  type SchoolYear,
} from '../domain/counted-hours.rules.js';
import type { Circumstances, VolunteerHours } from '../domain/volunteer-hours.state.js';

/** What the rules of its school say of an entry. */
export interface Counting {
  readonly category: NamedRecord | null;
  readonly countedHours: string | null;
  readonly wouldCountHours: string | null;
  readonly counted: readonly CountedReason[];
  readonly waitingTogether: string | null;
}

export type CountingOf = (entry: VolunteerHours) => Counting;

/**
 * Reads only for entries that have a category, were approved under rules, or wait where `hasRules`, so schools without
 * rules cost nothing.
 */
export async function countingOf(
  database: Database,
  entries: readonly VolunteerHours[],
  hasRules: boolean,
): Promise<CountingOf> {
  const touched = entries.filter(
    (entry) => entry.categoryId !== null || entry.rulesVersion !== null || (hasRules && waits(entry)),
  );
  const bySchool = groupedBy(touched, ({ organizationId }) => organizationId);
  const found = await Promise.all([...bySchool].map(([school, some]) => ofSchool(database, school, some)));
  const schools = new Map(found.map((school) => [school.id, school]));
  return (entry) => countingIn(entry, schools.get(entry.organizationId) ?? NOTHING_COUNTED);
}

type SchoolCounted = Awaited<ReturnType<typeof ofSchool>>;

const NOTHING_COUNTED: Omit<SchoolCounted, 'id'> = { versions: [], counted: new Map(), foreseen: new Map() };

function countingIn(entry: VolunteerHours, school: Omit<SchoolCounted, 'id'>): Counting {
  const { id, categoryId, status, deletedAt, hundredths } = entry;
  const counted = status === 'approved' && deletedAt === null ? school.counted.get(id) : undefined;
  const foreseen = waits(entry) ? school.foreseen.get(id) : undefined;
  const { reasons = [] } = counted ?? foreseen?.alone ?? {};
  return {
    category: categoryId === null ? null : categoryNamed(categoryId, school.versions),
    countedHours: status === 'approved' && deletedAt === null ? inHours(counted?.hundredths ?? hundredths) : null,
    wouldCountHours: foreseen ? inHours(foreseen.alone.hundredths) : null,
    counted: reasons,
    waitingTogether: foreseen?.together ? togetherInWords(foreseen.together) : null,
  };
}

const togetherInWords = ({ others, hundredths, counted }: NonNullable<Foreseen['together']>): string =>
  t('counting.together', { others, hours: hundredths / 100, counted: counted / 100 });

const waits = ({ status, deletedAt }: VolunteerHours): boolean =>
  (status === 'pending' || status === 'verified') && deletedAt === null;

/** Its newest name; null if no version of the rules has it. */
export function categoryNamed(categoryId: number, versions: readonly RulesVersion[]): NamedRecord | null {
  const known = versions.findLast(({ categories }) => categories.some(({ id }) => id === categoryId));
  const { id, name } = known?.categories.find((one) => one.id === categoryId) ?? {};
  return id === undefined || name === undefined ? null : { id, name };
}

async function ofSchool(database: Database, id: number, entries: readonly VolunteerHours[]) {
  const students = entries.flatMap((entry) => (entry.rulesVersion === null && !waits(entry) ? [] : [entry.studentId]));
  const [[rules], years, approved, waiting] = (await database.readAll(id, [
    rulesOfSchool(id),
    yearsOfSchool(id),
    approvedOf(id, [...new Set(students)]),
    waitingOf(id, [...new Set(entries.filter(waits).map(({ studentId }) => studentId))]),
  ])) as [RulesRow[], SchoolYear[], ApprovedRow[], ApprovedRow[]];
  const versions = versionsIn(rules);
  const shown = new Set(entries.map((entry) => entry.id));
  const foreseen = foreseenOf(shown, asIfAllApproved(waiting, { versions, years }), { approved, versions });
  return { id, versions, counted: countAll(approved, versions), foreseen };
}

/** By the rules in force; nothing without rules. */
function foreseenOf(
  shown: ReadonlySet<number>,
  waiting: readonly ApprovedRow[],
  { approved, versions }: { readonly approved: readonly ApprovedRow[]; readonly versions: readonly RulesVersion[] },
): ReadonlyMap<number, Foreseen> {
  const rules = versions.at(-1);
  if (!rules) return new Map();
  const ofStudent = groupedBy(approved, ({ studentId }) => studentId);
  const under = { rules, rulesOf: rulesOf(versions) };
  return new Map(
    [...groupedBy(waiting, ({ studentId }) => studentId)].flatMap(([student, some]) => {
      const foresee = foreseer(ofStudent.get(student) ?? [], some, under);
      return some.filter(({ id }) => shown.has(id)).map((entry) => [entry.id, foresee(entry)] as const);
    }),
  );
}

/** By the rules in force. */
export function asIfAllApproved(
  waiting: readonly ApprovedRow[],
  { versions, years }: Pick<UnderRules, 'versions' | 'years'>,
): readonly ApprovedRow[] {
  const inForce = versions.at(-1);
  return inForce ? waiting.map((entry) => asIfApproved(entry, inForce, years)) : waiting;
}

export function countAll(
  approved: readonly ApprovedRow[],
  versions: readonly RulesVersion[],
): ReadonlyMap<number, Counted> {
  const ofStudents = [...groupedBy(approved, ({ studentId }) => studentId).values()];
  const rules = rulesOf(versions);
  return new Map(ofStudents.flatMap((entries) => [...countHours(entries, rules)]));
}

/** What counts of a student's approved hours, and what is missing, by the rules in force on a day. */
export function standingOf(
  approved: readonly ApprovedRow[],
  { versions, years, goal, today }: UnderRules,
): { readonly year: SchoolYear | null; readonly counted: ReadonlyMap<number, Counted>; readonly progress: Progress } {
  const rules = versions.at(-1) ?? NO_COUNTING_RULES;
  const year = rules.resetsYearly ? yearAt(today, years) : null;
  const counted = countAll(approved, versions);
  return { year, counted, progress: progressOf(approved, counted, { rules, goal, year }) };
}

export interface UnderRules {
  readonly versions: readonly RulesVersion[];
  readonly years: readonly SchoolYear[];
  /** In hours. */
  readonly goal: number;
  /** YYYY-MM-DD, by the school's clock. */
  readonly today: string;
}

export function groupedBy<One>(all: readonly One[], keyOf: (one: One) => number): ReadonlyMap<number, readonly One[]> {
  const groups = new Map<number, One[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** Throws for a version that the school never had. */
export function rulesOf(versions: readonly RulesVersion[]): RulesOf {
  const byVersion = new Map(versions.map((rules) => [rules.version, rules]));
  return (version) => {
    const found = byVersion.get(version);
    if (!found) throw new Error(`The school has no version ${version} of its rules.`);
    return found;
  };
}

export interface RulesRow {
  versions: string;
}

export const versionsIn = (row: RulesRow | undefined): readonly RulesVersion[] =>
  row ? (JSON.parse(row.versions) as readonly RulesVersion[]) : [];

export interface ApprovedRow extends ApprovedEntry {
  readonly studentId: number;
}

/** SQL for the rules in force of the school $1, and its years where the rules begin anew with each; null without rules. */
export const RULES_IN_FORCE = `(
  SELECT json_build_object('version', r.version, 'rules', r.rules, 'years', CASE WHEN (r.rules ->> 'resetsYearly')::boolean THEN (
    SELECT json_agg(json_build_object('startsOn', y.starts_on, 'endsOn', y.ends_on)) FROM directory.academic_years y
    WHERE y.organization_id = $1) END)
  FROM (SELECT version, in_force::json AS rules FROM directory.counting_rules WHERE organization_id = $1) r)`;

export interface RulesInForce {
  version: number;
  rules: CountingRules;
  years: Days[] | null;
}

export const underRules = (
  found: RulesInForce | null | undefined,
): Pick<Circumstances, 'countingRules' | 'schoolYears'> => ({
  countingRules: found ? { ...found.rules, version: found.version } : null,
  schoolYears: found?.years ?? null,
});

/** The goal in hours. */
export interface SchoolThatCounts {
  goal: number;
  timeZone: string;
}

export const schoolThatCounts = (organizationId: number): Statement => ({
  name: 'school-that-counts-hours',
  text: 'SELECT hours_goal AS goal, time_zone AS "timeZone" FROM directory.schools WHERE organization_id = $1',
  values: [organizationId],
});

export const rulesOfSchool = (organizationId: number): Statement => ({
  name: 'rules-that-count-hours',
  text: 'SELECT versions FROM directory.counting_rules WHERE organization_id = $1',
  values: [organizationId],
});

export const yearsOfSchool = (organizationId: number): Statement => ({
  name: 'years-that-count-hours',
  text: `SELECT name, starts_on AS "startsOn", ends_on AS "endsOn" FROM directory.academic_years
         WHERE organization_id = $1 ORDER BY starts_on`,
  values: [organizationId],
});

/** Nobody submits what the staff enter, who may enter any past day, or what is imported. */
export const COUNTED_COLUMNS = `h.student_id AS "studentId", h.id, h.date, (h.hours * 100)::integer AS hundredths,
  CASE WHEN h.import_id IS NULL AND h.created_by = h.student_id
  THEN (coalesce(h.claimed_at, h.submitted_at) AT TIME ZONE o.time_zone)::date
  END AS "submittedOn", h.rules_version AS "rulesVersion", h.counting_year AS "countingYear",
  h.counting_year_ends AS "countingYearEnds", h.category_id AS "categoryId",
  coalesce(h.reflection_words, 0) AS "reflectionWords", coalesce(h.is_non_profit, false) AS "isNonProfit"`;

/** Of the entry that a volunteer changes. `submittedOn` is null for what was never submitted, too. */
export interface ChangedRow extends ApprovedRow {
  readonly isTheirs: boolean;
}

export const changedEntry = (organizationId: number, student: number, id: number | undefined): Statement => ({
  name: 'changed-hours-that-would-count',
  text: `SELECT ${COUNTED_COLUMNS}, h.import_id IS NULL AND h.created_by = h.student_id AS "isTheirs"
         FROM hours.volunteer_hours h JOIN directory.schools o ON o.organization_id = h.organization_id
         WHERE (h.organization_id, h.student_id, h.id) = ($1, $2, $3)`,
  values: [organizationId, student, id ?? null],
});

export const APPROVED = "h.status = 'approved' AND h.deleted_at IS NULL";

/** Of each student in the order of approval. */
export const approvedOf = (organizationId: number, students: readonly number[]): Statement => ({
  name: 'approved-hours-that-count',
  text: `SELECT ${COUNTED_COLUMNS}, h.approved_at AS "approvedAt" FROM hours.volunteer_hours h
         JOIN directory.schools o ON o.organization_id = h.organization_id
         WHERE h.organization_id = $1 AND h.student_id = ANY ($2) AND ${APPROVED} ORDER BY h.approved_at, h.id`,
  values: [organizationId, students],
});

/** Of each student in the order of submission: so the queue lists them, and so they are foreseen to be approved. */
export const waitingOf = (organizationId: number, students: readonly number[]): Statement => ({
  name: 'waiting-hours-that-would-count',
  text: `SELECT ${COUNTED_COLUMNS} FROM hours.volunteer_hours h
         JOIN directory.schools o ON o.organization_id = h.organization_id
         WHERE h.organization_id = $1 AND h.student_id = ANY ($2) AND h.status IN ('pending', 'verified')
           AND h.deleted_at IS NULL ORDER BY h.submitted_at, h.id`,
  values: [organizationId, students],
});
