import { PROGRESS_NAMES, type AtRiskStudent, type ReportOverview } from '@hourtrail/contracts';
import { counted } from '../../../lib/counts.js';
import { PATHS } from '../../../lib/paths.js';
import { daysOfMonth, gradeKey, gradeName, hoursOfBar, monthName } from './reportWords.js';

interface Sums {
  readonly approvedHours: number;
  readonly pendingHours: number;
}

/** A bar of approved hours, with those that wait beside it. */
const barOf = ({ approvedHours, pendingHours }: Sums) => ({
  done: approvedHours,
  waiting: pendingHours,
  figure: hoursOfBar(approvedHours),
  more: pendingHours > 0 ? `+ ${hoursOfBar(pendingHours)}` : undefined,
});
const cellsOf = ({ approvedHours, pendingHours }: Sums): readonly string[] => [
  hoursOfBar(approvedHours),
  hoursOfBar(pendingHours),
];

/** Where the entries of a month are; they are those of today, whatever day the figures are of. */
function hoursOfMonth(month: string): string {
  const params = { tab: 'hours', status: 'pending,verified,approved', ...daysOfMonth(month) };
  return `${PATHS.dashboard}?${new URLSearchParams(params).toString()}`;
}

export const MONTH_HEADERS = ['Month', 'Approved', 'Waiting'] as const;
export const monthLines = ({ byMonth }: ReportOverview): readonly ChartLine[] =>
  byMonth.map(({ month, ...sums }) => ({
    key: month,
    label: monthName(month),
    ...barOf(sums),
    cells: cellsOf(sums),
    ...(hasHours([sums]) && { to: hoursOfMonth(month) }),
  }));

/** How a line is picked out, to list its students in the report below. */
export interface Picking {
  readonly picked: string;
  /** Where the report is narrowed to it, or no more where it is empty. */
  readonly linkTo: (key: string) => string;
  readonly onPick: () => void;
}

/** Leads to the students of a line, and back to all of them. */
const pickedBy = (key: string, { picked, linkTo, onPick }: Picking) => {
  const isCurrent = key === picked;
  return { key, to: linkTo(isCurrent ? '' : key), onChoose: onPick, isCurrent };
};

export const GRADE_HEADERS = ['Grade', 'Students', 'Approved', 'Waiting'] as const;
export const gradeLines = ({ byGrade }: ReportOverview, picking: Picking): readonly ChartLine[] =>
  byGrade.map(({ gradeLevel, students, ...sums }) => {
    const key = gradeKey(gradeLevel);
    return {
      ...pickedBy(key, picking),
      label: gradeName(key),
      ...barOf(sums),
      cells: [counted(students), ...cellsOf(sums)],
    };
  });

export const BAND_HEADERS = ['Part of the goal', 'Students'] as const;
export const bandLines = ({ progress }: ReportOverview, picking: Picking): readonly ChartLine[] =>
  progress.map(({ reached, students }) => ({
    ...(students > 0 || reached === picking.picked ? pickedBy(reached, picking) : { key: reached }),
    label: PROGRESS_NAMES[reached],
    done: students,
    figure: counted(students),
    cells: [counted(students)],
  }));

export const BEHIND_HEADERS = ['Student', 'Grade', 'Approved', 'Waiting', 'By now'] as const;
export const behindLines = (rows: readonly AtRiskStudent[], open: (id: number) => void): readonly ChartLine[] =>
  rows.map(({ id, name, gradeLevel, expectedHours, ...sums }) => ({
    key: String(id),
    label: name,
    done: sums.approvedHours,
    waiting: sums.pendingHours,
    mark: expectedHours,
    figure: `${counted(sums.approvedHours)} of ${hoursOfBar(expectedHours)}`,
    cells: [gradeLevel ?? 'None', ...cellsOf(sums), hoursOfBar(expectedHours)],
    onChoose: () => open(id),
  }));

export const hasHours = (lines: readonly Sums[]): boolean =>
  lines.some(({ approvedHours, pendingHours }) => approvedHours + pendingHours > 0);

/** A line of a chart: a bar with its figure, or a row of the chart's table. */
export interface ChartLine {
  readonly key: string;
  readonly label: string;
  /** How long the bar is: what is certain, and what waits to come to it. */
  readonly done: number;
  readonly waiting?: number;
  /** Where on the bar one would be by now. */
  readonly mark?: number;
  /** What stands beside the bar: the figure, and what may come to it. */
  readonly figure: string;
  readonly more?: string | undefined;
  /** What stands in the row of the table, after the label. */
  readonly cells: readonly string[];
  /** Where the rows are that make it. */
  readonly to?: string;
  /** What follows when it is chosen. With a place, that place narrows this page and takes the place of the present one. */
  readonly onChoose?: () => void;
  /** Whether it narrows the page already. */
  readonly isCurrent?: boolean;
}

/** The length that the longest bar stands for. */
export const longest = (lines: readonly ChartLine[]): number =>
  Math.max(0, ...lines.map(({ done, waiting = 0, mark = 0 }) => Math.max(done + waiting, mark)));

/** How much of the width a part takes, in percent; whatever there is can be seen. */
export const share = (part: number, of: number): number => (part > 0 && of > 0 ? Math.max(0.5, (part * 100) / of) : 0);
