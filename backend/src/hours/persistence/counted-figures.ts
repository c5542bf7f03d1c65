import type { RulesVersion } from '../../organizations/index.js';
import type { Statement } from '../../platform/database/database.js';
import { batchesOf } from '../../platform/kernel/batches.js';
import { progressOf, type SchoolYear } from '../domain/counted-hours.rules.js';
import {
  approvedOf,
  countAll,
  groupedBy,
  rulesOfSchool,
  versionsIn,
  yearsOfSchool,
  type ApprovedRow,
  type RulesRow,
} from './counting.js';

/** Of a student, toward the goal. Hundredths of hours, as of each day in `from`, which is in order. */
export interface CountedFigures {
  readonly userId: number;
  /** For all hours, and where the rules in force begin anew with each school year, then the first day of each. */
  readonly from: readonly string[];
  readonly counted: readonly number[];
  /** What the minimums of categories lack. */
  readonly lacking: readonly number[];
  /** The entries of which fewer hours count than were approved, and how many. */
  readonly lowered: readonly number[];
  readonly loweredTo: readonly number[];
}

export type ReadTogether = (statements: readonly Statement[]) => Promise<unknown[][]>;

/** Of those who have approved hours; of nobody where the school has no rules of what counts. */
export async function countedFigures(
  read: ReadTogether,
  organizationId: number,
  students: readonly number[],
): Promise<readonly CountedFigures[]> {
  const [[rules], years, approved] = (await read([
    rulesOfSchool(organizationId),
    yearsOfSchool(organizationId),
    approvedOf(organizationId, students),
  ])) as [RulesRow[], SchoolYear[], ApprovedRow[]];
  const versions = versionsIn(rules);
  return figuresOf(approved, versions, yearsThatBeginAnew(versions, years));
}

export const yearsThatBeginAnew = (
  versions: readonly RulesVersion[],
  years: readonly SchoolYear[],
): readonly SchoolYear[] => (versions.at(-1)?.resetsYearly ? years : []);

/**
 * For all hours and for each of these years, by the newest version, each entry by its own. Entries of a student are in
 * the order of their approval.
 */
export function figuresOf(
  approved: readonly ApprovedRow[],
  versions: readonly RulesVersion[],
  years: readonly SchoolYear[],
): readonly CountedFigures[] {
  const rules = versions.at(-1);
  if (!rules) return [];
  const counted = countAll(approved, versions);
  const periods = [null, ...years];
  return [...groupedBy(approved, ({ studentId }) => studentId)].map(([userId, entries]) => {
    const progress = periods.map((year) => progressOf(entries, counted, { rules, goal: 0, year }));
    const lowered = entries.map(({ id }) => id).filter((id) => counted.get(id)?.reasons.length);
    return {
      userId,
      from: periods.map((year) => year?.startsOn ?? '-infinity'),
      counted: progress.map(({ countedHundredths }) => countedHundredths),
      lacking: progress.map(({ categories }) => categories.reduce((sum, one) => sum + one.missingHundredths, 0)),
      lowered,
      loweredTo: lowered.map((id) => counted.get(id)?.hundredths ?? 0),
    };
  });
}

/** However large a school is, so many students' approved hours are in memory. */
export const STUDENTS_AT_ONCE = 500;

/** By student; undefined where the school has no rules of what counts. */
export async function countedInYear(
  read: <Row>(statement: Statement) => Promise<readonly Row[]>,
  organizationId: number,
  { ids, year }: { readonly ids: readonly number[]; readonly year: SchoolYear },
): Promise<ReadonlyMap<number, { readonly counted: number; readonly lacking: number }> | undefined> {
  const [row] = await read<RulesRow>(rulesOfSchool(organizationId));
  const versions = versionsIn(row);
  if (versions.length === 0) return undefined;
  const ofStudents = new Map<number, { readonly counted: number; readonly lacking: number }>();
  for (const some of batchesOf(ids, STUDENTS_AT_ONCE)) {
    const approved = await read<ApprovedRow>(approvedOf(organizationId, some));
    for (const { userId, counted, lacking } of figuresOf(approved, versions, [year]))
      ofStudents.set(userId, { counted: counted.at(-1) as number, lacking: lacking.at(-1) as number });
  }
  return ofStudents;
}
