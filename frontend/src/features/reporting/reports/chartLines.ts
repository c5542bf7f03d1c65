import { t, PROGRESS_NAMES, type AtRiskStudent, type ReportOverview } from '@hourtrail/contracts';
import { formatCount } from '../../../lib/counts.js';
import { hoursFigure, hoursInColumn } from '../../../lib/hours.js';
import { PATHS } from '../../../lib/paths.js';
import { daysOfMonth, gradeKey, gradeName, hoursOfBar, monthName } from './reportWords.js';

interface Sums {
  readonly approvedHours: number;
  readonly pendingHours: number;
}

const barOf = ({ approvedHours, pendingHours }: Sums) => ({
  done: approvedHours,
  waiting: pendingHours,
  figure: hoursOfBar(approvedHours),
  more: pendingHours > 0 ? `+ ${hoursOfBar(pendingHours)}` : undefined,
});
const cellsOf = ({ approvedHours, pendingHours }: Sums): readonly string[] => [
  hoursInColumn(approvedHours),
  hoursInColumn(pendingHours),
];

/** Links to the current entries, even if the figures are of an earlier day. */
function hoursOfMonth(month: string): string {
  const params = { tab: 'hours', status: 'pending,verified,approved', ...daysOfMonth(month) };
  return `${PATHS.dashboard}?${new URLSearchParams(params).toString()}`;
}

export const MONTH_HEADERS = [t('reports.month'), t('reports.approved'), t('common.waiting')] as const;
export const monthLines = ({ byMonth }: ReportOverview): readonly ChartLine[] =>
  byMonth.map(({ month, ...sums }) => ({
    key: month,
    label: monthName(month),
    ...barOf(sums),
    cells: cellsOf(sums),
    ...(hasHours([sums]) && { to: hoursOfMonth(month) }),
  }));

export interface Picking {
  readonly picked: string;
  /** An empty key clears the filter. */
  readonly linkTo: (key: string) => string;
  readonly onPick: () => void;
}

/** Selecting the current line again clears the filter. */
const pickedBy = (key: string, { picked, linkTo, onPick }: Picking) => {
  const isCurrent = key === picked;
  return { key, to: linkTo(isCurrent ? '' : key), onChoose: onPick, isCurrent };
};

export const GRADE_HEADERS = [
  t('reports.grade'),
  t('common.students'),
  t('reports.approved'),
  t('common.waiting'),
] as const;
/** With the hours of everyone else, so that the lines add up to the total. */
export const gradeLines = ({ byGrade, outsideGrades }: ReportOverview, picking: Picking): readonly ChartLine[] => [
  ...byGrade.map(({ gradeLevel, students, ...sums }) => {
    const key = gradeKey(gradeLevel);
    return {
      ...pickedBy(key, picking),
      label: gradeName(key),
      ...barOf(sums),
      cells: [formatCount(students), ...cellsOf(sums)],
    };
  }),
  ...outsideGrades
    .filter((sums) => hasHours([sums]))
    .map(({ group, ...sums }) => ({
      key: group,
      label: group === 'parents' ? t('common.parents') : t('reports.leftOrInactive'),
      ...barOf(sums),
      cells: ['—', ...cellsOf(sums)],
    })),
];

export const CLASS_HEADERS = [t('labels.class'), ...GRADE_HEADERS.slice(1)];
export const classLines = ({ byClass }: ReportOverview, picking: Picking): readonly ChartLine[] =>
  byClass.map(({ id, name, students, ...sums }) => ({
    ...pickedBy(String(id), picking),
    label: name,
    ...barOf(sums),
    cells: [formatCount(students), ...cellsOf(sums)],
  }));

export const BAND_HEADERS = [t('reports.partOfGoal'), t('common.students')] as const;
export const bandLines = ({ progress }: ReportOverview, picking: Picking): readonly ChartLine[] =>
  progress.map(({ reached, students }) => ({
    ...(students > 0 || reached === picking.picked ? pickedBy(reached, picking) : { key: reached }),
    label: t(PROGRESS_NAMES[reached]),
    done: students,
    figure: formatCount(students),
    cells: [formatCount(students)],
  }));

export const BEHIND_HEADERS = [
  t('common.student'),
  t('reports.grade'),
  t('reports.counted'),
  t('common.waiting'),
  t('reports.expectedByNow'),
] as const;
export const behindLines = (rows: readonly AtRiskStudent[], open: (id: number) => void): readonly ChartLine[] =>
  rows.map(({ id, name, gradeLevel, countedHours, pendingHours, expectedHours }) => ({
    key: String(id),
    label: name,
    ...barOf({ approvedHours: countedHours, pendingHours }),
    mark: expectedHours,
    figure: hoursFigure(countedHours),
    expected: hoursOfBar(expectedHours),
    cells: [
      gradeLevel ?? t('reports.noGradeLevel'),
      hoursInColumn(countedHours),
      hoursInColumn(pendingHours),
      hoursInColumn(expectedHours),
    ],
    onChoose: () => open(id),
  }));

export const hasHours = (lines: readonly Sums[]): boolean =>
  lines.some(({ approvedHours, pendingHours }) => approvedHours + pendingHours > 0);

export interface ChartLine {
  readonly key: string;
  readonly label: string;
  /** `done` is the certain part, `waiting` the pending part. */
  readonly done: number;
  readonly waiting?: number;
  /** The value expected by now. */
  readonly mark?: number;
  /** The text beside the bar; `more` is for the pending part. */
  readonly figure: string;
  /** The mark in words. */
  readonly expected?: string;
  readonly more?: string | undefined;
  /** The cells of the table after the label. */
  readonly cells: readonly string[];
  /** The path of the rows behind the line. */
  readonly to?: string;
  /** Runs on click. With `to`, the link filters this page and replaces the history entry. */
  readonly onChoose?: () => void;
  /** Whether the page is already filtered by this line. */
  readonly isCurrent?: boolean;
}

export const longest = (lines: readonly ChartLine[]): number =>
  Math.max(0, ...lines.map(({ done, waiting = 0, mark = 0 }) => Math.max(done + waiting, mark)));

/** Percent of the width; at least 0.5, so that small values stay visible. */
export const share = (part: number, of: number): number => (part > 0 && of > 0 ? Math.max(0.5, (part * 100) / of) : 0);
