import { addDays, can, LIMITS, t, type ReportFormat, type ReportInterval, type Role } from '@hourtrail/contracts';
import { conflict, invalid } from '../../platform/kernel/domain-error.js';
import { recordIdOf, type DomainEvent, type RecordedEvent } from '../../platform/kernel/event.js';

/** On which days a report is sent. */
export interface Timing {
  readonly every: ReportInterval;
  /** 1 is Monday, 7 is Sunday; null unless weekly. */
  readonly weekday: number | null;
}

export interface ReportSchedule extends Timing {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly format: ReportFormat;
  /** Also those who have left: nothing is sent to them. */
  readonly recipientIds: readonly number[];
  /** Since when its days are these: what was due before is not sent. */
  readonly since: Date;
  readonly deletedAt: Date | null;
}

/** What a school has, as far as its schedules depend on it. */
export interface SchoolOfSchedules {
  readonly organizationId: number;
  readonly schedules: number;
  /** The roles of active people of the school, by id: of those that an input names. */
  readonly roles: ReadonlyMap<number, Role>;
}

type Absent = null | undefined;

export interface ScheduleInput {
  readonly every?: ReportInterval | Absent;
  readonly weekday?: number | Absent;
  readonly format?: ReportFormat | Absent;
  readonly recipientIds?: readonly number[] | Absent;
  readonly reason?: string | Absent;
}

export type NewSchedule = ScheduleInput & {
  readonly every: ReportInterval;
  readonly format: ReportFormat;
  readonly recipientIds: readonly number[];
};

interface By {
  readonly role: string;
  readonly organizationId: number;
}

type Content = Pick<ReportSchedule, 'every' | 'weekday' | 'format' | 'recipientIds'>;

export type ReportScheduleEventData = {
  'report-schedule.added': { readonly [Key in keyof Content]: Content[Key] };
  'report-schedule.changed': {
    readonly [Key in keyof Content]?: { readonly from: Content[Key]; readonly to: Content[Key] };
  };
  'report-schedule.deleted': object;
};

/** `noReason`: a reason (text `reason`) was required but not given. */
export type ReportScheduleEvent = {
  [Type in keyof ReportScheduleEventData]: DomainEvent & {
    readonly type: Type;
    readonly data: ReportScheduleEventData[Type] & { readonly noReason?: true };
  };
}[keyof ReportScheduleEventData];

export function add(school: SchoolOfSchedules, by: By, input: NewSchedule): readonly ReportScheduleEvent[] {
  const { format, recipientIds } = input;
  aSchoolHasTwentySchedulesAtMost(school);
  onlyStaffGetTheReport(school, recipientIds);
  const data = { ...timingOf(input.every, input.weekday), format, recipientIds };
  return [explained({ type: 'report-schedule.added', data }, school.organizationId, by, input.reason)];
}

/** Absent fields stay unchanged. No change, no event. */
export function change(
  before: ReportSchedule,
  school: SchoolOfSchedules,
  by: By,
  input: ScheduleInput,
): readonly ReportScheduleEvent[] {
  if (input.recipientIds) onlyStaffGetTheReport(school, input.recipientIds);
  const data = differences(before, {
    ...timingOf(input.every ?? before.every, input.weekday ?? before.weekday),
    format: input.format ?? before.format,
    recipientIds: input.recipientIds ?? before.recipientIds,
  });
  if (Object.keys(data).length === 0) return [];
  return [explained({ type: 'report-schedule.changed', data }, school.organizationId, by, input.reason)];
}

export const remove = (
  { organizationId }: ReportSchedule,
  by: By,
  reason: string | Absent,
): readonly ReportScheduleEvent[] => [
  explained<ReportScheduleEvent>({ type: 'report-schedule.deleted', data: {} }, organizationId, by, reason),
];

/** By the link in an email, which opens without a log-in. */
export function unsubscribe(before: ReportSchedule, recipient: number): readonly ReportScheduleEvent[] {
  const recipientIds = before.recipientIds.filter((id) => id !== recipient);
  if (recipientIds.length === before.recipientIds.length) return [];
  return [{ type: 'report-schedule.changed', data: differences(before, { ...contentOf(before), recipientIds }) }];
}

const contentOf = ({ every, weekday, format, recipientIds }: Content): Content => ({
  every,
  weekday,
  format,
  recipientIds,
});

function differences(before: Content, after: Content): ReportScheduleEventData['report-schedule.changed'] {
  const fields = Object.keys(after) as (keyof Content)[];
  return Object.fromEntries(
    fields
      .filter((field) => String(before[field]) !== String(after[field]))
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );
}

function timingOf(every: ReportInterval, weekday: number | Absent): Timing {
  if (every !== 'week') return { every, weekday: null };
  if (weekday) return { every, weekday };
  throw invalid('report-schedules.invalid', [{ field: 'weekday', message: t('apiReports.weekdayMissing') }]);
}

function explained<Event extends ReportScheduleEvent>(
  event: Event,
  organizationId: number,
  by: By,
  reason: string | Absent,
): Event {
  if (reason?.trim()) return { ...event, texts: { reason } };
  if (by.role !== 'super-admin' || by.organizationId === organizationId) return event;
  return { ...event, data: { ...event.data, noReason: true } };
}

function aSchoolHasTwentySchedulesAtMost({ schedules }: SchoolOfSchedules): void {
  const { reportSchedulesMax: max } = LIMITS;
  if (schedules >= max) throw conflict('report-schedules.too-many', t('apiReports.tooManySchedules', { max }));
}

export const mayGetReports = (role: Role | undefined): boolean => role !== undefined && can(role, 'reports.read');

function onlyStaffGetTheReport({ roles }: SchoolOfSchedules, recipientIds: readonly number[]): void {
  if (recipientIds.every((id) => mayGetReports(roles.get(id)))) return;
  const message = t('apiReports.onlyStaffGetReports');
  throw invalid('report-schedules.invalid', [{ field: 'recipientIds', message }]);
}

/** The school's local day and time. */
export interface LocalTime {
  readonly day: string;
  readonly time: string;
}

const SENT_FROM = '07:00';
const SENT_WITHIN_DAYS = 3;

function isDueOn({ every, weekday }: Timing, day: string, yearEnds: readonly string[]): boolean {
  if (every === 'month') return day.endsWith('-01');
  if (every === 'year') return yearEnds.includes(addDays(day, -1));
  return new Date(`${day}T00:00:00Z`).getUTCDay() === (weekday ?? 0) % 7;
}

/** The next day on which it is sent; undefined if no school year ends from now on. */
export function nextDueDay(timing: Timing, now: LocalTime, yearEnds: readonly string[]): string | undefined {
  let day = now.time < SENT_FROM ? now.day : addDays(now.day, 1);
  if (timing.every === 'year')
    return yearEnds
      .map((end) => addDays(end, 1))
      .toSorted()
      .find((due) => due >= day);
  while (!isDueOn(timing, day, yearEnds)) day = addDays(day, 1);
  return day;
}

/**
 * The day on which it was due last, if that is not long ago: a server that was down on the day sends it later. Undefined
 * if that was before `since`.
 */
export function dueDay(
  timing: Timing,
  {
    since,
    now,
    yearEnds,
  }: { readonly since: LocalTime; readonly now: LocalTime; readonly yearEnds: readonly string[] },
): string | undefined {
  const last = now.time < SENT_FROM ? addDays(now.day, -1) : now.day;
  const days = Array.from({ length: SENT_WITHIN_DAYS }, (_, ago) => addDays(last, -ago));
  const due = days.find((day) => isDueOn(timing, day, yearEnds));
  return due !== undefined && `${since.day} ${since.time}` < `${due} ${SENT_FROM}` ? due : undefined;
}

export function evolve(before: ReportSchedule | undefined, event: RecordedEvent): ReportSchedule {
  const { data, version, organizationId, at } = event;
  if (!before) {
    const added = data as unknown as ReportScheduleEventData['report-schedule.added'];
    return { organizationId, id: recordIdOf(event.stream), version, ...contentOf(added), since: at, deletedAt: null };
  }
  if (event.type === 'report-schedule.deleted') return { ...before, deletedAt: at, version };
  const { every, weekday, format, recipientIds } =
    data as unknown as ReportScheduleEventData['report-schedule.changed'];
  return {
    ...before,
    version,
    every: every ? every.to : before.every,
    weekday: weekday ? weekday.to : before.weekday,
    format: format ? format.to : before.format,
    recipientIds: recipientIds ? recipientIds.to : before.recipientIds,
    since: every || weekday ? at : before.since,
  };
}
