import { setImmediate } from 'node:timers/promises';
import { t, type ReportOverview } from '@hourtrail/contracts';
import type { Write } from '../../platform/exports/copied-rows.js';
import type { TextStyle } from '../../platform/exports/pdf/pdf-text.js';
import { PAGE, TaggedPdf, type Cell, type Element } from '../../platform/exports/pdf/tagged-pdf.js';
import { dayInWords, shortDay } from '../../platform/kernel/days-and-times.js';
import { CHART, drawMonths, drawProgress } from './report-charts.js';
import type { HoursReport, StudentBehind, SubtotalLine } from './report-words.js';
import {
  approvedHours,
  countInWords,
  gradeLines,
  gradeName,
  hoursInColumn,
  hoursInWords,
  monthName,
  partName,
  preparedWords,
  studentsAtGoal,
  summarySentences,
  totalLine,
} from './report-words.js';

const QUIET = '#4a5a56';
const TITLE = { size: 22, weight: 'bold' } as const;
const SCHOOL = { size: 12, weight: 'bold', color: QUIET } as const;
const SENTENCE = { size: 11 } as const;
const NOTE = { size: 9, color: QUIET } as const;
const HEADLINE = { size: 12, weight: 'bold' } as const;
const FIGURE = { size: 20, weight: 'bold' } as const;
const CELL = { size: 9.5 } as const;
const BOLD = { size: 9.5, weight: 'bold' } as const;
const PADDING = 4;
const ROW = { tag: 'TR', leading: 11.5, padding: 2.75 } as const;

/** The report on paper. */
export async function writeHoursReportPdf(
  report: HoursReport & { readonly behind: readonly StudentBehind[] },
  write: Write,
): Promise<void> {
  const { school, look, overview, behind, at } = report;
  const title = t('exports.hoursReport');
  const date = shortDay(overview.asOf);
  const file = new TaggedPdf({
    title: t('exports.documentTitle', { title, school, date }),
    footer: [school, title, date].join(' · '),
    at,
  });
  if (look.color || look.logo) file.letterhead(school, look);
  else file.paragraph(school, SCHOOL);
  file.row([{ tag: 'H1', text: title, x: PAGE.left, width: PAGE.width, style: TITLE }], {
    parent: file.root,
    leading: 27,
  });
  file.gap(3);
  file.paragraph(preparedWords(report), NOTE);
  file.gap(10);
  for (const sentence of summarySentences(report)) file.paragraph(sentence, SENTENCE);
  file.gap(10);
  if (hasFigures(overview)) {
    printFigures(file, overview);
    file.gap(14);
    printCharts(file, overview);
    printGrades(file, overview);
    printClasses(file, overview);
    await printBehind(file, overview, behind);
  }
  for await (const bytes of file.bytes()) await write(bytes);
}

const hasFigures = ({ students, totals }: ReportOverview): boolean => students + totals.totalHours > 0;

function printFigures(file: TaggedPdf, overview: ReportOverview): void {
  const { atRisk, students, totals } = overview;
  const of = (part: number): string => t('exports.partOf', { part, all: students });
  const columns = columnsOf([
    { heading: t('exports.atGoal'), share: 1, cell: () => of(studentsAtGoal(overview)) },
    { heading: t('exports.behindPace'), share: 1, cell: () => of(atRisk.students) },
    { heading: t('exports.approvedHours'), share: 1, cell: () => hoursInWords(approvedHours(overview)) },
    { heading: t('exports.waitingHours'), share: 1, cell: () => hoursInWords(totals.pendingHours) },
  ]);
  const table = file.element('Table', file.root);
  file.row(headings(columns, NOTE), { ...ROW, parent: file.element('THead', table), padding: 3, background: 'shade' });
  file.row(cells(columns, undefined, FIGURE), {
    ...ROW,
    parent: file.element('TBody', table),
    leading: 26,
    padding: 2,
    background: 'shade',
  });
}

function printCharts(file: TaggedPdf, overview: ReportOverview): void {
  const { byMonth, progress } = overview;
  const left = { x: PAGE.left, width: CHART.width };
  const right = { x: PAGE.right - CHART.width, width: CHART.width };
  const months = t('reports.hoursByMonth');
  const parts = t('exports.studentsByProgress');
  const monthBars = byMonth.map(({ month, ...hours }) =>
    t('exports.barOfMonth', {
      month: monthName(month, 'numeric'),
      approved: hoursInWords(hours.approvedHours),
      waiting: hoursInWords(hours.pendingHours),
    }),
  );
  const partBars = progress.map((part) => t('exports.barOfPart', { part: partName(part), students: part.students }));
  const heading = (text: string, place: typeof left | typeof right): void =>
    file.row([{ tag: 'H2', text, ...place, style: HEADLINE }], { parent: file.root, leading: HEADING });
  heading(months, left);
  file.figure(
    t('exports.chartOf', { title: months, values: monthBars.join('; ') }),
    { ...left, height: CHART.height },
    drawMonths(left.x, byMonth),
  );
  file.gap(-HEADING);
  heading(parts, right);
  file.figure(
    t('exports.chartOf', { title: parts, values: partBars.join('; ') }),
    { ...right, height: CHART.height },
    drawProgress(right.x, progress),
  );
  file.gap(CHART.height + 12);
}

const HEADING = 18;

function printGrades(file: TaggedPdf, overview: ReportOverview): void {
  printSubtotals(file, [...gradeLines(overview), totalLine(overview)], {
    title: t('reports.hoursByGrade'),
    of: t('reports.grade'),
    hasTotal: true,
  });
  file.gap(18);
}

function printClasses(file: TaggedPdf, { byClass }: ReportOverview): void {
  if (byClass.length === 0) return;
  printSubtotals(file, byClass, { title: t('reports.hoursByClass'), of: t('labels.class') });
  file.gap(4);
  file.paragraph(t('reports.inTwoClasses'), NOTE);
  file.gap(18);
}

/** As high as this, a table is not parted by a page. */
const SHORT_TABLE = 300;

function printSubtotals(
  file: TaggedPdf,
  lines: readonly SubtotalLine[],
  { title, of, hasTotal = false }: { readonly title: string; readonly of: string; readonly hasTotal?: boolean },
): void {
  const columns = columnsOf<SubtotalLine>([
    { heading: of, share: 3, cell: ({ name }) => name },
    {
      heading: t('common.students'),
      share: 1,
      isFigure: true,
      cell: ({ students }) => (students === undefined ? '' : countInWords(students)),
    },
    { heading: t('reports.approved'), share: 1, isFigure: true, cell: (line) => hoursInColumn(line.approvedHours) },
    { heading: t('common.waiting'), share: 1, isFigure: true, cell: (line) => hoursInColumn(line.pendingHours) },
  ]);
  file.keep(Math.min(SHORT_TABLE, HEADING + (lines.length + 1) * (ROW.leading + ROW.padding * 2)));
  file.paragraph(title, HEADLINE, 'H2');
  file.gap(2);
  const { body, heading } = beginTable(file, columns);
  file.heading = () => file.row(heading, { ...ROW, background: 'shade' });
  lines.forEach((line, nth) =>
    file.row(cells(columns, line, hasTotal && nth === lines.length - 1 ? BOLD : CELL), {
      ...ROW,
      parent: body,
      background: 'line',
    }),
  );
  file.heading = () => {};
}

/** So high that a heading is never alone at the foot of a page. */
const SOME_ROWS = 130;

/** Between them, others have their turn. */
const ROWS_AT_ONCE = 100;

async function printBehind(file: TaggedPdf, overview: ReportOverview, behind: readonly StudentBehind[]): Promise<void> {
  file.keep(behind.length > 0 ? SOME_ROWS : HEADING * 2);
  file.paragraph(t('exports.whoIsBehind'), HEADLINE, 'H2');
  if (behind.length === 0) {
    return file.paragraph(t('reports.nobodyBehind'), SENTENCE);
  }
  file.paragraph(t('exports.whoIsBehindText', { asOf: dayInWords(overview.asOf) }), NOTE);
  file.gap(4);
  const columns = columnsOf<StudentBehind>([
    { heading: t('common.name'), share: 5, cell: ({ name }) => name },
    { heading: t('reports.grade'), share: 2, cell: ({ gradeLevel }) => gradeName(gradeLevel) },
    { heading: t('reports.approved'), share: 2, isFigure: true, cell: (one) => hoursInColumn(one.approvedHours) },
    ...(behind.some(({ approvedHours: approved, countedHours: counted }) => counted !== approved)
      ? [countedColumn()]
      : []),
    { heading: t('common.waiting'), share: 2, isFigure: true, cell: (one) => hoursInColumn(one.pendingHours) },
    { heading: t('exports.expected'), share: 2, isFigure: true, cell: (one) => hoursInColumn(one.expectedHours) },
    { heading: t('labels.missing'), share: 2, isFigure: true, cell: (one) => hoursInColumn(one.missingHours ?? 0) },
  ]);
  const { body, heading } = beginTable(file, columns);
  file.heading = () => file.row(heading, { ...ROW, background: 'shade' });
  for (const [nth, student] of behind.entries()) {
    file.row(cells(columns, student, CELL), { ...ROW, parent: body, background: 'line' });
    if (nth % ROWS_AT_ONCE === 0) await setImmediate();
  }
}

const countedColumn = () => ({
  heading: t('reports.counted'),
  share: 2,
  isFigure: true as const,
  cell: (one: StudentBehind): string => hoursInColumn(one.countedHours),
});

type Column<Line> = Pick<Cell, 'x' | 'width' | 'align'> & {
  readonly heading: string;
  readonly cell: (line: Line) => string;
};

function columnsOf<Line>(
  columns: readonly {
    readonly heading: string;
    readonly share: number;
    readonly isFigure?: true;
    readonly cell: (line: Line) => string;
  }[],
): readonly Column<Line>[] {
  const point = PAGE.width / columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = PAGE.left;
  return columns.map(({ heading, share, isFigure, cell }) => {
    const align = isFigure && ('right' as const);
    const column = { heading, cell, align, x: x + PADDING * 2, width: share * point - PADDING * 4 };
    x += share * point;
    return column;
  });
}

const headings = <Line>(columns: readonly Column<Line>[], style: TextStyle): readonly Cell[] =>
  columns.map(({ heading, x, width, align }) => ({
    tag: 'TH',
    scope: 'Column',
    text: heading,
    x,
    width,
    align,
    style,
  }));

const cells = <Line>(columns: readonly Column<Line>[], line: Line, style: TextStyle): readonly Cell[] =>
  columns.map(({ cell, x, width, align }) => ({ tag: 'TD', text: cell(line), x, width, align, style }));

function beginTable<Line>(
  file: TaggedPdf,
  columns: readonly Column<Line>[],
): { readonly body: Element; readonly heading: readonly Cell[] } {
  const heading = headings(columns, BOLD);
  const table = file.element('Table', file.root);
  file.row(heading, { ...ROW, parent: file.element('THead', table), background: 'shade' });
  return { body: file.element('TBody', table), heading };
}
