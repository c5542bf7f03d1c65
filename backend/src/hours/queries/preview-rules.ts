import { setImmediate } from 'node:timers/promises';
import {
  dateInZone,
  NO_COUNTING_RULES,
  reachOf,
  type CountingRules,
  type NewCountingRules,
  type RulesEffect,
  type RulesEffectOnStudent,
} from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { completeRules, rulesTyped, type RulesVersion } from '../../organizations/index.js';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import {
  asIfApproved,
  countHours,
  progressOf,
  yearAt,
  type Progress,
  type SchoolYear,
} from '../domain/counted-hours.rules.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import {
  COUNTED_COLUMNS,
  groupedBy,
  rulesOf,
  rulesOfSchool,
  schoolThatCounts,
  versionsIn,
  yearsOfSchool,
  type ApprovedRow,
  type RulesRow,
  type SchoolThatCounts,
} from '../persistence/counting.js';

/** What these rules would change for whom. Nothing is saved. */
export class PreviewRules extends Query<RulesEffect> {
  constructor(
    readonly by: Person,
    readonly input: NewCountingRules,
  ) {
    super();
  }
}

@QueryHandler(PreviewRules)
export class PreviewRulesHandler implements IQueryHandler<PreviewRules> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ by, input }: PreviewRules): Promise<RulesEffect> {
    const { organizationId: id = by.organizationId } = input;
    const isTheirs = id === by.organizationId || reachOf(by.role, 'schools.set-rules').includes('everywhere');
    if (!isTheirs) throw notFound();
    const now = this.clock.now();
    const [[about], [row], years, entries] = (await this.database.readAll(id, [
      schoolThatCounts(id),
      rulesOfSchool(id),
      yearsOfSchool(id),
      { name: 'hours-to-preview', text: ENTRIES, values: [id] },
    ])) as [SchoolThatCounts[], RulesRow[], SchoolYear[], EntryRow[]];
    if (!about) throw notFound();
    const { goal, timeZone } = about;
    const versions = versionsIn(row);
    const proposed = completeRules({ versions }, rulesTyped(input, timeZone), goal);
    const today = dateInZone(now, timeZone);
    const students = await this.database.read<StudentRow>(id, {
      name: 'students-to-preview',
      text: STUDENTS,
      values: [id, today, JSON.stringify(proposed), goal],
    });
    const then = new Standing({ versions, rules: proposed, years, today });
    const inForce = new Standing({ versions, rules: versions.at(-1) ?? NO_COUNTING_RULES, years, today });
    const ofStudent = groupedBy(entries, ({ studentId }) => studentId);
    const all: Compared[] = [];
    for (const student of students) {
      all.push(compared(student, ofStudent.get(student.id) ?? [], inForce, then));
      // a large school takes a second, and other requests go on meanwhile
      if (all.length % 50 === 0) await setImmediate();
    }
    const waitUncounted = entries.filter(({ waits, categoryId }) => waits && categoryId === null);
    return { ...effectOf(all), withoutCategory: proposed.categories.length > 0 ? waitUncounted.length : 0 };
  }
}

interface UnderRules {
  readonly versions: readonly RulesVersion[];
  /** As if they were in force. */
  readonly rules: CountingRules;
  readonly years: readonly SchoolYear[];
  readonly today: string;
}

/** How students stand if everything that waits is approved under these rules. */
class Standing {
  private readonly rulesOf;
  private readonly year;

  constructor(private readonly under: UnderRules) {
    const decided = rulesOf(under.versions);
    this.rulesOf = (version: number) => (version === UNDECIDED ? under.rules : decided(version));
    this.year = under.rules.resetsYearly ? yearAt(under.today, under.years) : null;
  }

  of(entries: readonly EntryRow[], goal: number): Progress & { readonly waitingCounts: number } {
    const { rules, years } = this.under;
    const counted = countHours(
      entries.map((entry) => (entry.waits ? asIfApproved(entry, { ...rules, version: UNDECIDED }, years) : entry)),
      this.rulesOf,
    );
    const approved = entries.filter(({ waits }) => !waits);
    const waitingCounts = entries.reduce(
      (sum, { id, waits }) => sum + (waits ? (counted.get(id)?.hundredths ?? 0) : 0),
      0,
    );
    return { ...progressOf(approved, counted, { rules, goal, year: this.year }), waitingCounts };
  }
}

/** The version of what waits. */
const UNDECIDED = 0;

interface Compared {
  readonly row: RulesEffectOnStudent;
  readonly fallsShort: boolean;
  readonly hasOtherGoal: boolean;
  /** In hours, the larger of the two. */
  readonly effect: number;
}

function compared(student: StudentRow, entries: readonly EntryRow[], now: Standing, then: Standing): Compared {
  const [before, after] = [now.of(entries, student.goalNow), then.of(entries, student.goalWouldBe)];
  const row = {
    ...student,
    waitingCountsNow: before.waitingCounts / 100,
    waitingWouldCount: after.waitingCounts / 100,
    missingNow: missingIn(before) / 100,
    wouldBeMissing: missingIn(after) / 100,
  };
  const effect = Math.max(
    Math.abs(row.waitingWouldCount - row.waitingCountsNow),
    Math.abs(row.wouldBeMissing - row.missingNow),
  );
  return { row, effect, hasOtherGoal: row.goalNow !== row.goalWouldBe, fallsShort: before.met && !after.met };
}

/** Hours in a category also bring the goal nearer. */
const missingIn = ({ missingHundredths, categories }: Progress): number =>
  Math.max(
    missingHundredths,
    categories.reduce((sum, category) => sum + category.missingHundredths, 0),
  );

const ROWS = 500;

function effectOf(all: readonly Compared[]): Omit<RulesEffect, 'withoutCategory'> {
  const affected = all.filter(({ effect, fallsShort, hasOtherGoal }) => effect > 0 || fallsShort || hasOtherGoal);
  return {
    students: all.length,
    affected: affected.length,
    fallShort: all.filter(({ fallsShort }) => fallsShort).length,
    otherGoals: all.filter(({ hasOtherGoal }) => hasOtherGoal).length,
    rows: affected
      .toSorted((one, other) => other.effect - one.effect || one.row.id - other.row.id)
      .slice(0, ROWS)
      .map(({ row }) => row),
  };
}

interface StudentRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  /** In hours. */
  readonly goalNow: number;
  readonly goalWouldBe: number;
}

const STUDENTS = `
  WITH proposed AS MATERIALIZED (
    SELECT directory.grade_goals($3::jsonb) AS goals, ($3::jsonb ->> 'proRata')::boolean AS pro_rata)
  SELECT p.id, p.first_name AS "firstName", p.last_name AS "lastName",
    directory.goal_of(g.whole, g.pro_rata, g.joined_on, $2::date) AS "goalNow",
    directory.goal_of(coalesce(w.goals[p.grade_level::integer], $4::integer), w.pro_rata, g.joined_on, $2::date)
      AS "goalWouldBe"
  FROM directory.people p
  JOIN directory.goals g ON (g.organization_id, g.student_id) = (p.organization_id, p.id)
  CROSS JOIN proposed w
  WHERE p.organization_id = $1 AND p.role = 'student' AND p.is_active AND p.moved_to IS NULL AND p.erased_at IS NULL`;

interface EntryRow extends ApprovedRow {
  readonly waits: boolean;
}

/** What waits comes after what was approved, as its approval will. */
const ENTRIES = `
  SELECT ${COUNTED_COLUMNS}, h.status <> 'approved' AS waits FROM hours.volunteer_hours h
  JOIN directory.schools o ON o.organization_id = h.organization_id
  WHERE h.organization_id = $1 AND h.status IN ('pending', 'verified', 'approved') AND h.deleted_at IS NULL
  ORDER BY h.approved_at NULLS LAST, h.submitted_at, h.id`;
