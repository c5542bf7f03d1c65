import { dateInZone } from '@hourtrail/contracts';
import type { Statement } from '../../platform/database/database.js';
import { changedSince, recordedEvent, type RecordedRow } from '../../platform/event-log/recorded-events.js';
import { batchesOf } from '../../platform/kernel/batches.js';
import type { SchoolYear } from '../domain/counted-hours.rules.js';
import { evolve } from '../domain/evolve.js';
import type { VolunteerHours } from '../domain/volunteer-hours.state.js';
import { figuresOf, yearsThatBeginAnew, type CountedFigures } from './counted-figures.js';
import {
  approvedOf,
  groupedBy,
  rulesOfSchool,
  versionsIn,
  yearsOfSchool,
  type ApprovedRow,
  type RulesRow,
} from './counting.js';

type Read = <Row>(statement: Statement) => Promise<readonly Row[]>;

interface Then {
  readonly school: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The present one of the school, by which the day ends. */
  readonly timeZone: string;
}

/** However large a school is, so many students' hours and events are in memory. */
const STUDENTS_AT_ONCE = 100;

/**
 * What counted at the end of a day, by the rules of that day and the school years as they are now. Null if the school had
 * no rules then.
 */
export async function countedAtTheEndOf(read: Read, then: Then): Promise<readonly CountedFigures[] | null> {
  const { school, timeZone } = then;
  const [end] = await read<{ moment: Date }>({
    name: 'end-of-a-day',
    text: 'SELECT ($1::date + 1)::timestamp AT TIME ZONE $2::text AS moment',
    values: [then.day, timeZone],
  });
  const { moment } = end as { readonly moment: Date };
  const [rules] = await read<RulesRow>(rulesOfSchool(school));
  const versions = versionsIn(rules).filter(({ since }) => new Date(since) < moment);
  if (versions.length === 0) return null;
  const years = await read<SchoolYear>(yearsOfSchool(school));
  const students = await read<{ id: number }>({
    name: 'students-with-hours',
    text: 'SELECT DISTINCT student_id AS id FROM hours.volunteer_hours WHERE organization_id = $1',
    values: [school],
  });
  const figures: CountedFigures[] = [];
  for (const some of batchesOf(students, STUDENTS_AT_ONCE)) {
    const ids = some.map(({ id }) => id);
    const approved = await approvedThen(read, ids, { school, moment, timeZone });
    figures.push(...figuresOf(approved, versions, yearsThatBeginAnew(versions, years)));
  }
  return figures;
}

/** In the order of approval. */
async function approvedThen(
  read: Read,
  students: readonly number[],
  { school, moment, timeZone }: Pick<Then, 'school' | 'timeZone'> & { readonly moment: Date },
): Promise<readonly ApprovedAt[]> {
  const approvedNow = await read<ApprovedAt>(approvedOf(school, students));
  // after those of now, so that what changes meanwhile is among them
  const entries = await read<{ stream: string }>({
    name: 'entries-of-students',
    text: `SELECT 'hours/' || id AS stream FROM hours.volunteer_hours
           WHERE organization_id = $1 AND student_id = ANY ($2)`,
    values: [school, students],
  });
  const streams = entries.map(({ stream }) => stream);
  const changed = asOf(await read<RecordedRow>(changedSince(school, streams, moment)), moment);
  return [
    ...approvedNow.filter(({ id }) => !changed.has(id)),
    ...[...changed.values()].flatMap((entry) => (entry ? approvedEntry(entry, timeZone) : [])),
  ].toSorted((one, other) => one.approvedAt.getTime() - other.approvedAt.getTime() || one.id - other.id);
}

interface ApprovedAt extends ApprovedRow {
  readonly approvedAt: Date;
}

/** Undefined for an entry that was not there yet. */
function asOf(rows: readonly RecordedRow[], moment: Date): ReadonlyMap<number, VolunteerHours | undefined> {
  const events = groupedBy(rows, ({ stream }) => Number(stream.slice('hours/'.length)));
  return new Map(
    [...events].map(([id, ofEntry]) => [
      id,
      ofEntry
        .map(recordedEvent)
        .filter(({ at }) => at < moment)
        .reduce<VolunteerHours | undefined>(evolve, undefined),
    ]),
  );
}

/** As `COUNTED_COLUMNS` has it of a row. */
function approvedEntry(entry: VolunteerHours, timeZone: string): readonly ApprovedAt[] {
  const { id, studentId, createdBy, importId, status, deletedAt, approvedAt } = entry;
  if (status !== 'approved' || deletedAt !== null) return [];
  const submittedAt = entry.claimedAt ?? entry.submittedAt;
  return [
    {
      id,
      studentId,
      approvedAt: approvedAt ?? entry.createdAt,
      date: entry.date,
      hundredths: entry.hundredths ?? 0,
      submittedOn:
        importId === null && createdBy === studentId && submittedAt ? dateInZone(submittedAt, timeZone) : null,
      rulesVersion: entry.rulesVersion,
      countingYear: entry.countingYear,
      countingYearEnds: entry.countingYearEnds,
      categoryId: entry.categoryId,
      reflectionWords: entry.reflectionWords ?? 0,
      isNonProfit: entry.isNonProfit ?? false,
    },
  ];
}
