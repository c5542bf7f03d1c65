import { dateInZone, type UserReportRow } from '@hourtrail/contracts';

/** Sections sort students by grade, then those without one, then parents. */
export const NO_GRADE = 99;
export const PARENTS = 100;

/** Index into PROGRESS of a person `t`, as SQL; `goal` is SQL for hundredths. */
export const stepTo = (goal: string): string =>
  `(CASE WHEN t.approved <= 0 THEN 0 ELSE least(t.approved * 4 / ${goal}::integer, 4) + 1 END)`;

export const REPORTED = `
  t.organization_id, t.user_id, t.section, t.neg_total, t.approved, t.pending, t.last_activity,
  coalesce(t.first_name, 'Erased') || ' ' || coalesce(t.last_name, 'person') AS name,
  coalesce(t.email, 'erased-' || t.user_id || '@invalid') AS email`;

export interface ReportedPerson {
  readonly organization_id: number;
  readonly user_id: number;
  readonly section: number;
  readonly neg_total: number;
  readonly approved: number | string;
  readonly pending: number | string;
  readonly last_activity: Date | string | null;
  readonly name: string;
  readonly email: string;
}

export function reportRow(person: ReportedPerson, timeZone: string): UserReportRow {
  const { section, last_activity: last } = person;
  return {
    id: person.user_id,
    name: person.name,
    email: person.email,
    role: section === PARENTS ? 'parent' : 'student',
    gradeLevel: section < NO_GRADE ? String(section) : null,
    totalHours: -person.neg_total / 100 || 0,
    approvedHours: Number(person.approved) / 100,
    pendingHours: Number(person.pending) / 100,
    lastActivity: last === null ? null : dateInZone(new Date(last), timeZone),
  };
}
