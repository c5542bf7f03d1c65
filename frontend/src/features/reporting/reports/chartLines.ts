import type { AtRiskStudent, ReportOverview } from '@hourtrail/contracts';
import { counted } from '../../../lib/counts.js';
import { PATHS } from '../../../lib/paths.js';
import type { ChartLine } from './chartLine.js';
import { BAND_NAMES, daysOfMonth, gradeKey, gradeName, hoursOfBar, monthName } from './reportWords.js';

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
  const asked = { tab: 'hours', status: 'pending,verified,approved', ...daysOfMonth(month) };
  return `${PATHS.dashboard}?${new URLSearchParams(asked).toString()}`;
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

/** How a grade is picked out of the report below. */
export interface GradePicking {
  readonly picked: string;
  /** Where the page is narrowed to a grade, or to none where it was already. */
  readonly linkTo: (grade: string) => string;
  readonly onPick: () => void;
}

export const GRADE_HEADERS = ['Grade', 'Students', 'Approved', 'Waiting'] as const;
export const gradeLines = (
  { byGrade }: ReportOverview,
  { picked, linkTo, onPick }: GradePicking,
): readonly ChartLine[] =>
  byGrade.map(({ gradeLevel, students, ...sums }) => {
    const key = gradeKey(gradeLevel);
    const isCurrent = key === picked;
    return {
      key,
      label: gradeName(key),
      ...barOf(sums),
      cells: [counted(students), ...cellsOf(sums)],
      to: linkTo(isCurrent ? '' : key),
      onChoose: onPick,
      isCurrent,
    };
  });

export const BAND_HEADERS = ['Part of the goal', 'Students'] as const;
export const bandLines = ({ progress }: ReportOverview): readonly ChartLine[] =>
  progress.map(({ reached, students }) => ({
    key: reached,
    label: BAND_NAMES[reached],
    done: students,
    figure: counted(students),
    cells: [counted(students)],
  }));

export const BEHIND_HEADERS = ['Student', 'Grade', 'Approved', 'Waiting', 'By now'] as const;
export const behindLines = (rows: readonly AtRiskStudent[], open: (id: number) => void): readonly ChartLine[] =>
  rows.map(({ id, name, gradeLevel, totalHours, expectedHours, ...sums }) => ({
    key: String(id),
    label: name,
    done: sums.approvedHours,
    waiting: sums.pendingHours,
    mark: expectedHours,
    figure: `${counted(totalHours)} of ${hoursOfBar(expectedHours)}`,
    cells: [gradeLevel ?? 'None', ...cellsOf(sums), hoursOfBar(expectedHours)],
    onChoose: () => open(id),
  }));

export const hasHours = (lines: readonly Sums[]): boolean =>
  lines.some(({ approvedHours, pendingHours }) => approvedHours + pendingHours > 0);
