import {
  addDays,
  aYearEndsAfterItStarts,
  aYearIsNotMuchLongerThanAYear,
  LIMITS,
  t,
  type YearDays,
} from '@hourtrail/contracts';
import { dayInWords } from '../../platform/kernel/days-and-times.js';
import { conflict, invalid } from '../../platform/kernel/domain-error.js';
import { recordIdOf, type DomainEvent, type RecordedEvent } from '../../platform/kernel/event.js';
import { afterChanges, changesOf, type Changes } from './changes.js';
import { explained, type Why } from './organization.js';
import type { By } from './organization.state.js';

export interface AcademicYear extends YearDays {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly deletedAt: Date | null;
  /** Null until its students are rolled over; then so many were. */
  readonly rolledOverAt: Date | null;
  readonly movedUp: number | null;
  readonly graduated: number | null;
  readonly leavers: number | null;
  readonly repeaters: number | null;
}

/** Numbers of students. */
export type RolledOver = {
  readonly movedUp: number;
  readonly graduated: number;
  readonly metGoal: number;
  readonly leavers: number;
  readonly repeaters: number;
  readonly withoutGrade: number;
};

/** The years that a school has, without deleted ones. */
export interface YearsOfSchool {
  readonly organizationId: number;
  readonly years: readonly AcademicYear[];
  /** The year of each class that has one. */
  readonly yearsOfClasses: readonly number[];
}

export interface NewAcademicYear extends YearDays {
  readonly name: string;
}

export type AcademicYearInput = { readonly [Field in keyof NewAcademicYear]?: NewAcademicYear[Field] | null };

export type AcademicYearEventData = {
  /** Text `name`. */
  'academic-year.added': YearDays;
  /** Text `name`, if changed. */
  'academic-year.changed': Changes<YearDays>;
  'academic-year.deleted': object;
  'academic-year.rolled-over': RolledOver;
  /** Numbers of students; `leftAlone`: whose grade or status was changed since. */
  'academic-year.rollover-undone': { readonly restored: number; readonly leftAlone: number };
};

/** `noReason`: a reason (text `reason`) was required but not given. */
export type AcademicYearEvent = {
  [Type in keyof AcademicYearEventData]: DomainEvent & {
    readonly type: Type;
    readonly data: AcademicYearEventData[Type] & { readonly noReason?: true };
  };
}[keyof AcademicYearEventData];

export function add(school: YearsOfSchool, by: By, input: NewAcademicYear & Why): readonly AcademicYearEvent[] {
  const { name, startsOn, endsOn } = input;
  aSchoolHasAHundredYearsAtMost(school);
  itsDaysMakeAYear(input);
  itIsApartFrom(school.years, input);
  const added: AcademicYearEvent = { type: 'academic-year.added', data: { startsOn, endsOn }, texts: { name } };
  return [explained(added, school.organizationId, by, input)];
}

/** Absent fields stay unchanged. No change, no event. */
export function change(
  year: AcademicYear,
  school: YearsOfSchool,
  by: By,
  input: AcademicYearInput & Why,
): readonly AcademicYearEvent[] {
  const days = changesOf(year, input, ['startsOn', 'endsOn']);
  const after = { ...year, ...afterChanges(days) };
  const name = input.name ?? year.name;
  itsDaysMakeAYear(after);
  itIsApartFrom(
    school.years.filter(({ id }) => id !== year.id),
    after,
  );
  if (name === year.name && Object.keys(days).length === 0) return [];
  const changed: AcademicYearEvent = {
    type: 'academic-year.changed',
    data: days,
    ...(name !== year.name && { texts: { name } }),
  };
  return [explained(changed, school.organizationId, by, input)];
}

export function remove(year: AcademicYear, school: YearsOfSchool, by: By, why: Why): readonly AcademicYearEvent[] {
  noClassBelongsToIt(year, school);
  if (year.rolledOverAt) throw conflict(ROLLED_OVER, t('apiSchools.yearEndedKeeps'));
  return [explained<AcademicYearEvent>({ type: 'academic-year.deleted', data: {} }, year.organizationId, by, why)];
}

/** Rules of a roll-over that need no students. `today`: by the school's clock. */
export function endsNow(year: AcademicYear, { years }: YearsOfSchool, today: string): void {
  if (year.rolledOverAt) throw conflict(ROLLED_OVER, t('apiSchools.yearEnded'));
  laterYearsGoOn(year, years);
  const { rolloverDaysAhead: days } = LIMITS;
  if (year.endsOn <= addDays(today, days)) return;
  throw conflict('academic-years.too-early', t('apiSchools.yearEndsLater', { day: dayInWords(year.endsOn), days }));
}

export function rollOver(year: AcademicYear, by: By, counts: RolledOver, why: Why): readonly AcademicYearEvent[] {
  const event: AcademicYearEvent = { type: 'academic-year.rolled-over', data: counts };
  return [explained(event, year.organizationId, by, why)];
}

export function isUndoable(year: AcademicYear, { years }: YearsOfSchool): void {
  if (!year.rolledOverAt) throw conflict('academic-years.not-rolled-over', t('apiSchools.yearNotEnded'));
  laterYearsGoOn(year, years);
}

/** Of all whom the roll-over changed. */
export const leftAloneBy = ({ movedUp, graduated, leavers }: AcademicYear, restored: number): number =>
  (movedUp ?? 0) + (graduated ?? 0) + (leavers ?? 0) - restored;

export function undoRollover(year: AcademicYear, by: By, restored: number, why: Why): readonly AcademicYearEvent[] {
  const data = { restored, leftAlone: leftAloneBy(year, restored) };
  const event: AcademicYearEvent = { type: 'academic-year.rollover-undone', data };
  return [explained(event, year.organizationId, by, why)];
}

const ROLLED_OVER = 'academic-years.rolled-over';

function laterYearsGoOn({ startsOn }: AcademicYear, years: readonly AcademicYear[]): void {
  const later = years.find((year) => year.rolledOverAt && year.startsOn > startsOn);
  if (later) throw conflict('academic-years.later-ended', t('apiSchools.laterYearEnded', { name: later.name }));
}

function aSchoolHasAHundredYearsAtMost({ years }: YearsOfSchool): void {
  const { yearsMax: max } = LIMITS;
  if (years.length >= max) throw conflict('academic-years.too-many', t('apiSchools.tooManyYears', { max }));
}

function itsDaysMakeAYear(days: YearDays): void {
  const problem = aYearEndsAfterItStarts(days) ?? aYearIsNotMuchLongerThanAYear(days);
  if (problem) throw invalid('academic-years.invalid', [problem]);
}

function itIsApartFrom(others: readonly AcademicYear[], { startsOn, endsOn }: YearDays): void {
  const other = others.find((year) => startsOn <= year.endsOn && year.startsOn <= endsOn);
  if (!other) return;
  const [from, to] = [dayInWords(other.startsOn), dayInWords(other.endsOn)];
  throw conflict(OVERLAP, t('apiSchools.yearOverlaps', { name: other.name, from, to }));
}

function noClassBelongsToIt({ id }: AcademicYear, { yearsOfClasses }: YearsOfSchool): void {
  const classes = yearsOfClasses.filter((year) => year === id).length;
  if (classes > 0) throw conflict('academic-years.has-classes', t('apiSchools.yearHasClasses', { classes }));
}

export const OVERLAP = 'academic-years.overlap';

const NOT_ROLLED_OVER = { rolledOverAt: null, movedUp: null, graduated: null, leavers: null, repeaters: null } as const;

export function evolve(before: AcademicYear | undefined, event: RecordedEvent): AcademicYear {
  const { data, texts, version, organizationId } = event;
  if (!before) {
    const { startsOn, endsOn } = data as unknown as YearDays;
    const name = texts['name'] ?? '';
    return {
      organizationId,
      id: recordIdOf(event.stream),
      version,
      name,
      startsOn,
      endsOn,
      deletedAt: null,
      ...NOT_ROLLED_OVER,
    };
  }
  if (event.type === 'academic-year.deleted') return { ...before, deletedAt: event.at, version };
  if (event.type === 'academic-year.rollover-undone') return { ...before, ...NOT_ROLLED_OVER, version };
  if (event.type === 'academic-year.rolled-over') {
    const { movedUp, graduated, leavers, repeaters } = data as AcademicYearEventData['academic-year.rolled-over'];
    return { ...before, rolledOverAt: event.at, movedUp, graduated, leavers, repeaters, version };
  }
  const { startsOn, endsOn } = data as AcademicYearEventData['academic-year.changed'];
  return {
    ...before,
    ...afterChanges({ ...(startsOn && { startsOn }), ...(endsOn && { endsOn }) }),
    name: texts['name'] ?? before.name,
    version,
  };
}
