import { EXPORT_COLUMNS, t, type ExportCell, type UserReportRow } from '@hourtrail/contracts';
import type { Write } from '../../platform/exports/copied-rows.js';
import { writeReportWorkbook, type SheetCell } from '../../platform/exports/xlsx/report-workbook.js';
import type { HoursReport, SubtotalLine } from './report-words.js';
import {
  approvedHours,
  gradeLines,
  gradeName,
  preparedWords,
  shareAtGoal,
  studentsAtGoal,
  summarySentences,
  totalLine,
} from './report-words.js';

type Row = readonly SheetCell[];

/** Above the heading: the title, the day, and an empty row. */
const HEAD = 4;

/** Widths of a name, students, approved and waiting hours. */
const SUBTOTALS = [24, 12, 14, 14];

const COLUMNS = EXPORT_COLUMNS['hours-report'];

/** The report as sheets: its figures, every student, each grade and each class. */
export function writeHoursReportWorkbook(
  report: HoursReport & { readonly students: AsyncIterable<UserReportRow> },
  write: Write,
): Promise<void> {
  const { school, at, students } = report;
  const title = t('exports.hoursReport');
  return writeReportWorkbook(
    {
      title,
      school,
      at,
      sheets: [
        { name: t('exports.summary'), widths: [44, 24], rows: summaryRows(report) },
        {
          name: t('common.students'),
          widths: COLUMNS.map(({ width }) => width),
          head: HEAD,
          rows: studentRows(report, students),
        },
        { name: t('reports.hoursByGrade'), widths: SUBTOTALS, head: HEAD, rows: gradeRows(report) },
        ...(report.overview.byClass.length > 0
          ? [{ name: t('reports.hoursByClass'), widths: SUBTOTALS, head: HEAD, rows: classRows(report) }]
          : []),
      ],
    },
    write,
  );
}

const text = (value: string, style?: SheetCell['style']): SheetCell => ({
  text: value,
  cell: 'text',
  ...(style && { style }),
});
const figure = (value: number, cell: ExportCell, style?: SheetCell['style']): SheetCell => ({
  text: String(value),
  cell,
  ...(style && { style }),
});
const NOTHING = text('');

const introOf = (report: HoursReport, title: string): readonly Row[] => [
  [text(`${report.school}: ${title}`, 'title')],
  [text(preparedWords(report))],
  [],
];

const headingOf = (labels: readonly string[]): Row => labels.map((label) => text(label, 'heading'));

function summaryRows(report: HoursReport): readonly Row[] {
  const { overview, preparedBy, preparedOn } = report;
  const { students, goal, goalsDiffer, totals, atRisk, asOf } = overview;
  return [
    [text(`${report.school}: ${t('exports.hoursReport')}`, 'title')],
    ...summarySentences(report).map((sentence) => [text(sentence)]),
    [],
    [text(t('labels.asOf')), { text: asOf, cell: 'date' }],
    [text(t('common.students')), figure(students, 'number')],
    [text(t('exports.goalHours')), goalsDiffer ? text(t('exports.goalsDiffer')) : figure(goal, 'number')],
    [text(t('exports.atGoal')), figure(studentsAtGoal(overview), 'number')],
    [text(t('exports.percentAtGoal')), figure(shareAtGoal(overview), 'number', 'percent')],
    [text(t('exports.behindPace')), figure(atRisk.students, 'number')],
    [text(t('exports.approvedHours')), figure(approvedHours(overview), 'hours')],
    [text(t('exports.waitingHours')), figure(totals.pendingHours, 'hours')],
    [text(t('exports.preparedBy')), text(preparedBy)],
    [text(t('exports.preparedOn')), { text: preparedOn, cell: 'date' }],
  ];
}

async function* studentRows(report: HoursReport, students: AsyncIterable<UserReportRow>): AsyncGenerator<Row> {
  yield* introOf(report, t('common.students'));
  yield headingOf(COLUMNS.map(({ label }) => t(label)));
  for await (const student of students) {
    yield [
      text(student.name),
      text(student.gradeLevel === null ? '' : gradeName(student.gradeLevel)),
      figure(student.approvedHours, 'hours'),
      figure(student.countedHours, 'hours'),
      figure(student.pendingHours, 'hours'),
      figure(student.goal ?? 0, 'number'),
      figure(student.missingHours ?? 0, 'hours'),
    ];
  }
}

const figureHeadings = (): readonly string[] => [t('common.students'), t('reports.approved'), t('common.waiting')];

const rowOfLine = ({ name, students, approvedHours, pendingHours }: SubtotalLine): Row => [
  text(name),
  students === undefined ? NOTHING : figure(students, 'number'),
  figure(approvedHours, 'hours'),
  figure(pendingHours, 'hours'),
];

const classRows = (report: HoursReport): readonly Row[] => [
  ...introOf(report, t('reports.hoursByClass')),
  headingOf([t('labels.class'), ...figureHeadings()]),
  ...report.overview.byClass.map(rowOfLine),
  [text(t('reports.inTwoClasses'))],
];

function gradeRows(report: HoursReport): readonly Row[] {
  const { overview } = report;
  const total = totalLine(overview);
  return [
    ...introOf(report, t('reports.hoursByGrade')),
    headingOf([t('reports.grade'), ...figureHeadings()]),
    ...gradeLines(overview).map(rowOfLine),
    [
      text(total.name, 'total'),
      figure(overview.students, 'number', 'totalNumber'),
      figure(total.approvedHours, 'hours', 'totalHours'),
      figure(total.pendingHours, 'hours', 'totalHours'),
    ],
  ];
}
