import { setImmediate } from 'node:timers/promises';
import {
  dateInZone,
  NO_COUNTING_RULES,
  reachOf,
  type CountingRules,
  type CountingRulesView,
  type NewCountingRules,
  type RulesEffect,
  type RulesEffectOnStudent,
} from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { completeRules, rulesTyped } from '../../organizations/index.js';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import {
  countHours,
  countingYearOf,
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
    const [[about], [row], years, students, entries] = (await this.database.readAll(id, [
      schoolThatCounts(id),
      rulesOfSchool(id),
      yearsOfSchool(id),
      { name: 'students-to-preview', text: STUDENTS, values: [id] },
      { name: 'hours-to-preview', text: ENTRIES, values: [id] },
    ])) as [SchoolThatCounts[], RulesRow[], SchoolYear[], StudentRow[], EntryRow[]];
    if (!about) throw notFound();
    const { goal, timeZone } = about;
    const versions = versionsIn(row);
    const proposed = completeRules({ versions }, rulesTyped(input, timeZone), goal);
    const today = dateInZone(this.clock.now(), timeZone);
    const then = new Standing({ versions, rules: proposed, goal, years, today });
    const now = new Standing({ versions, rules: versions.at(-1) ?? NO_COUNTING_RULES, goal, years, today });
    const ofStudent = groupedBy(entries, ({ studentId }) => studentId);
    const all: Compared[] = [];
    for (const student of students) {
      all.push(compared(student, ofStudent.get(student.id) ?? [], now, then));
      // a large school takes a second, and other requests go on meanwhile
      if (all.length % 50 === 0) await setImmediate();
    }
    return effectOf(all);
  }
}

interface UnderRules {
  readonly versions: readonly CountingRulesView[];
  /** As if they were in force. */
  readonly rules: CountingRules;
  readonly goal: number;
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

  of(entries: readonly EntryRow[]): Progress & { readonly waitingCounts: number } {
    const { rules, goal, years } = this.under;
    const counted = countHours(
      entries.map((entry) =>
        entry.waits ? { ...entry, rulesVersion: UNDECIDED, ...countingYearOf(entry.date, rules, years) } : entry,
      ),
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
  /** In hours, the larger of the two. */
  readonly effect: number;
}

function compared(student: StudentRow, entries: readonly EntryRow[], now: Standing, then: Standing): Compared {
  const [before, after] = [now.of(entries), then.of(entries)];
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
  return { row, effect, fallsShort: before.met && !after.met };
}

/** Hours in a category also bring the goal nearer. */
const missingIn = ({ missingHundredths, categories }: Progress): number =>
  Math.max(
    missingHundredths,
    categories.reduce((sum, category) => sum + category.missingHundredths, 0),
  );

const ROWS = 500;

function effectOf(all: readonly Compared[]): RulesEffect {
  const affected = all.filter(({ effect, fallsShort }) => effect > 0 || fallsShort);
  return {
    students: all.length,
    affected: affected.length,
    fallShort: all.filter(({ fallsShort }) => fallsShort).length,
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
}

const STUDENTS = `
  SELECT id, first_name AS "firstName", last_name AS "lastName" FROM directory.people
  WHERE organization_id = $1 AND role = 'student' AND is_active AND moved_to IS NULL AND erased_at IS NULL`;

interface EntryRow extends ApprovedRow {
  readonly waits: boolean;
}

/** What waits comes after what was approved, as its approval will. */
const ENTRIES = `
  SELECT ${COUNTED_COLUMNS}, h.status <> 'approved' AS waits FROM hours.volunteer_hours h
  JOIN directory.schools o ON o.organization_id = h.organization_id
  WHERE h.organization_id = $1 AND h.status IN ('pending', 'verified', 'approved') AND h.deleted_at IS NULL
  ORDER BY h.approved_at NULLS LAST, h.submitted_at, h.id`;
