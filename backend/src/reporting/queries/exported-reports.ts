import { calendarDateOf, dateInZone, type ExportReports, type ReportRole } from '@hourtrail/contracts';
import type { RowsRequest, ExportSource } from '../../platform/exports/export-source.js';
import { NO_GRADE, REPORTED } from './report-figures.js';
import { unpagedReport } from './report-statements.js';
import { rulesAtTheEndOf } from './reported-school.js';

const hours = (hundredths: string): string => `((${hundredths}) / 100.0)::numeric(12, 2)`;

const FIGURES = `${hours('r.approved + r.pending')}, ${hours('r.approved')}, ${hours('r.pending')}, r.last_activity::date`;
const COLUMNS: Readonly<Record<ReportRole, string>> = {
  student: `r.name, r.email, CASE WHEN r.section < ${NO_GRADE} THEN r.section END, ${FIGURES}`,
  parent: `r.name, r.email, ${FIGURES}`,
};

export const exportedReports = (role: ReportRole): ExportSource<ExportReports> => ({
  kind: `${role}-reports`,
  rows: (request) => {
    const [{ text, values }] = unpagedReport(reportOf(request, role), REPORTED);
    return { text: `SELECT ${COLUMNS[role]} FROM (${text}) r`, ...(values && { values }) };
  },
  count: (request) => unpagedReport(reportOf(request, role), REPORTED)[1],
  rules: ({ filter: { asOf }, school: { id, timeZone } }) =>
    asOf ? rulesAtTheEndOf(calendarDateOf(asOf, timeZone), id, timeZone) : undefined,
});

function reportOf({ filter, school, at }: RowsRequest<ExportReports>, role: ReportRole) {
  const today = dateInZone(at, school.timeZone);
  const day = filter.asOf ? calendarDateOf(filter.asOf, school.timeZone) : today;
  const { id, timeZone, hoursGoal: goal } = school;
  const { q, gradeLevel, classId, progress } = filter;
  const narrowed = {
    role,
    ...(q && { q }),
    ...(gradeLevel && { gradeLevel }),
    ...(classId && { classId }),
    ...(progress && { progress }),
  };
  return { school: id, filter: narrowed, then: { id, timeZone, goal, day, isPast: day < today } };
}
