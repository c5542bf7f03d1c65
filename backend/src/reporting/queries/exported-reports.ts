import type { ExportReports, ReportRole } from '@hourtrail/contracts';
import type { Snapshot } from '../../platform/database/snapshots.js';
import type { RowsRequest, ExportSource } from '../../platform/exports/export-source.js';
import { NO_GRADE, REPORTED } from './report-figures.js';
import { unpagedReport } from './report-statements.js';
import { reportedSchool } from './reported-school.js';

const hours = (hundredths: string): string => `((${hundredths}) / 100.0)::numeric(12, 2)`;

const FIGURES = `${hours('r.approved + r.pending')}, ${hours('r.approved')}, ${hours('r.pending')}, r.last_activity::date`;
const MISSING = 'greatest(0, r.goal * 100 - r.counted, r.lacking)';
const COLUMNS: Readonly<Record<ReportRole, string>> = {
  student: `r.name, r.email, CASE WHEN r.section < ${NO_GRADE} THEN r.section END, ${FIGURES}, ${hours('r.counted')},
    r.goal, ${hours(MISSING)}, ${MISSING} = 0`,
  parent: `r.name, r.email, ${FIGURES}`,
};

export const exportedReports = (role: ReportRole): ExportSource<ExportReports> => ({
  kind: `${role}-reports`,
  rows: async (request, snapshot) => {
    const [{ text, values }] = unpagedReport(await reportOf(request, role, snapshot), REPORTED);
    return { text: `SELECT ${COLUMNS[role]} FROM (${text}) r`, ...(values && { values }) };
  },
  count: async (request, snapshot) => unpagedReport(await reportOf(request, role, snapshot), REPORTED)[1],
});

async function reportOf({ filter, school, at: now }: RowsRequest<ExportReports>, role: ReportRole, snapshot: Snapshot) {
  const { q, gradeLevel, classId, progress, asOf } = filter;
  const narrowed = {
    role,
    ...(q && { q }),
    ...(gradeLevel && { gradeLevel }),
    ...(classId && { classId }),
    ...(progress && { progress }),
  };
  const of = await reportedSchool((statement) => snapshot.read(statement), { school: school.id, requested: asOf, now });
  return { filter: narrowed, of };
}
