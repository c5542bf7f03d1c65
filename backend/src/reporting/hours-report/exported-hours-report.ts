import { dateInZone, LIMITS, t, type ExportHoursReport, type UserReportRow } from '@hourtrail/contracts';
import type { Snapshot } from '../../platform/database/snapshots.js';
import type { DocumentSource, ExportDocument } from '../../platform/exports/export-source.js';
import { invalid } from '../../platform/kernel/domain-error.js';
import { expectedHours, REPORTED, reportRow, type ReportedPerson } from '../queries/report-figures.js';
import { readOverview } from '../queries/report-overview.js';
import { unpagedReport } from '../queries/report-statements.js';
import { reportedSchool, type Read, type ReportedSchool } from '../queries/reported-school.js';
import { writeHoursReportPdf } from './hours-report-pdf.js';
import { summarySentences, type HoursReport, type StudentBehind } from './report-words.js';
import { writeHoursReportWorkbook } from './hours-report-workbook.js';

/** The page of reports to hand out, read in one snapshot by the statements of that page. */
export const exportedHoursReport: DocumentSource<ExportHoursReport> = {
  kind: 'hours-report',
  document: async ({ by, isScheduled, filter, school, at }, snapshot) => {
    const read: Read = (statement) => snapshot.read(statement);
    const reported = await reportedSchool(read, { school: school.id, requested: filter.asOf, now: at });
    const overview = await readOverview(read, reported);
    const [person] = isScheduled ? [HOURTRAIL] : await snapshot.read<{ name: string }>(nameOf(by.id));
    const report: HoursReport = {
      school: school.name,
      look: school.look,
      overview,
      preparedBy: (person as { name: string }).name,
      preparedOn: dateInZone(at, school.timeZone),
      at,
    };
    const file = { title: t('exports.hoursReport'), day: overview.asOf, summary: summarySentences(report) };
    return {
      ...file,
      ...(filter.format === 'pdf' ? asPdf(report, reported, snapshot) : asWorkbook(report, reported, snapshot)),
    };
  },
};

const HOURTRAIL = { name: 'HourTrail' };

type Written = Pick<ExportDocument, 'total' | 'rows' | 'write'>;

function asPdf(report: HoursReport, school: ReportedSchool, snapshot: Snapshot): Written {
  const { students: total } = report.overview.atRisk;
  // every page says how many there are, so all of them are laid out before the first is written
  if (total > LIMITS.exportPdfRowsMax) {
    const message = t('exports.tooManyBehind', { max: LIMITS.exportPdfRowsMax, count: total });
    throw invalid('exports.too-many-rows', [{ field: 'format', message }]);
  }
  const rows = { count: 0 };
  const write: Written['write'] = async (put) => {
    const behind: StudentBehind[] = [];
    for await (const people of studentsIn(snapshot, school, 'behind'))
      behind.push(...people.map((one) => ({ ...reportRow(one, school), expectedHours: expectedHours(one, school) })));
    rows.count = behind.length;
    await writeHoursReportPdf({ ...report, behind }, put);
  };
  return { total, rows, write };
}

function asWorkbook(report: HoursReport, school: ReportedSchool, snapshot: Snapshot): Written {
  const rows = { count: 0 };
  async function* students(): AsyncGenerator<UserReportRow> {
    for await (const people of studentsIn(snapshot, school)) {
      rows.count += people.length;
      yield* people.map((one) => reportRow(one, school));
    }
  }
  return {
    total: report.overview.students,
    rows,
    write: (put) => writeHoursReportWorkbook({ ...report, students: students() }, put),
  };
}

function studentsIn(
  snapshot: Snapshot,
  then: ReportedSchool,
  progress?: 'behind',
): AsyncIterable<readonly ReportedPerson[]> {
  const filter = { role: 'student', ...(progress && { progress }) } as const;
  const [statement] = unpagedReport({ filter, of: then }, REPORTED);
  return snapshot.batches<ReportedPerson>(statement);
}

const nameOf = (id: number) => ({
  text: "SELECT first_name || ' ' || last_name AS name FROM directory.people WHERE id = $1",
  values: [id],
});
