import { LIMITS, msg, t, type ImportProblem, type RosterNote, type RosterReport } from '@hourtrail/contracts';
import { isTooMuch, type Loss, type RosteredPeople } from '../../identity/index.js';
import type { UploadedFile } from '../../platform/imports/uploaded-file.js';
import type { ListProblem } from './one-roster.js';
import type { PlannedClass, PlannedYear } from './plan-classes.js';
import type { SchoolRoster } from './school-roster.js';

/** What a roster does to a school, or would do. */
export interface CarriedOut {
  readonly roster: SchoolRoster;
  readonly people: RosteredPeople;
  readonly classes: readonly PlannedClass[];
  readonly years: readonly PlannedYear[];
  readonly notes: readonly RosterNote[];
  /** What it would take away; too much of it stops the roster. */
  readonly losses: readonly Loss[];
  readonly isStopped: boolean;
}

export const changesAnything = ({ people, classes, years, losses }: CarriedOut): boolean =>
  people.adds + people.changes + people.families > 0 ||
  losses.some(({ count }) => count > 0) ||
  classes.some(({ events }) => events.length > 0) ||
  years.some(({ events }) => events.length > 0);

export const problemOfOrg = (message: string): ListProblem => ({
  file: 'orgs.csv',
  row: 0,
  column: 'name',
  value: '',
  message,
});

const NOTHING = {
  ...{ adds: 0, changes: 0, leavers: 0, classes: 0, years: 0, families: 0, stopped: false, message: null },
  ...{ endedFamilies: 0, blankedGrades: 0, removedMembers: 0 },
  ...{
    listed: [],
    exceptions: [],
    exceptionCount: 0,
    notes: [],
    product: null,
    headings: [],
    dateQuestion: null,
    nameQuestions: [],
    preview: [],
  },
};

export function refused({ hash }: UploadedFile, problems: readonly ListProblem[]): RosterReport {
  const errors = problems
    .slice(0, LIMITS.importErrorsMax)
    .map(({ file, row, column, value, message }): ImportProblem => ({
      ...{ row, column, value: value.slice(0, SHOWN) },
      message: file === '' ? message : t('roster.inFile', { file, problem: message }),
    }));
  const outcome = { rows: 0, valid: 0, errors, problems: problems.length, applied: false, importId: null };
  return { ...NOTHING, ...outcome, fileHash: hash };
}

const SHOWN = 200;

export const NO_LOSSES = { leavers: 0, families: 0, grades: 0, members: 0 };

const LOSSES = {
  leavers: msg('roster.leaversStop'),
  families: msg('roster.familiesStop'),
  grades: msg('roster.gradesStop'),
  members: msg('roster.membersStop'),
} as const satisfies Readonly<Record<Loss['of'], string>>;

const whyStopped = (losses: readonly Loss[]): string =>
  [
    ...losses.filter(isTooMuch).map(({ of, count, total }) => t(LOSSES[of], { count, total })),
    t('roster.checkComplete'),
  ].join(' ');

export function reportOf(
  { hash }: UploadedFile,
  done: CarriedOut,
  importId: number | null,
  isApplied = false,
): RosterReport {
  const { roster, people, classes, years, notes, losses, isStopped } = done;
  const { adds, changes, leavers, families, listed } = people;
  const lost = Object.fromEntries(losses.map(({ of, count }) => [of, count]));
  const rows = roster.people.length;
  return {
    ...NOTHING,
    ...{ rows, valid: rows, errors: [], problems: 0, applied: isApplied, importId, fileHash: hash },
    ...{ adds, changes, leavers, families, listed },
    endedFamilies: lost['families'] ?? 0,
    blankedGrades: lost['grades'] ?? 0,
    removedMembers: lost['members'] ?? 0,
    classes: classes.filter(({ events }) => events.length > 0).length,
    years: years.filter(({ events }) => events.length > 0).length,
    stopped: isStopped,
    message: isStopped ? whyStopped(losses) : null,
    exceptions: byRow(notes).slice(0, LIMITS.importErrorsMax),
    exceptionCount: notes.length,
  };
}

export const byRow = (notes: readonly RosterNote[]): readonly RosterNote[] =>
  notes.toSorted((one, other) => one.row - other.row);
