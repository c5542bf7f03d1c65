import { t, type ImportKind, type ImportReport } from '@hourtrail/contracts';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { errorMessage, isLost } from '../../../api/errorMessage.js';
import { importsApi, type SentImport } from '../../../api/imports.js';
import { toast, type ToastMessage } from '../../../ui/toast.js';
import type { ForSchool } from '../WhichSchool.js';
import {
  changeImporting,
  currentImporting,
  clearImporting,
  isWatched,
  hasAnswers,
  NO_ANSWERS,
  setCancel,
  setImporting,
  type ImportAnswers,
  type Importing,
  type ImportingState,
} from './importing.js';
import { columnsParam, hasColumnsOf, mappingOf, sameMapping, withFieldsOf } from './mapping.js';
import { problemOfFile } from './importWords.js';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export interface ImportingActions {
  /** Null if the user has chosen no file of this kind. */
  readonly now: Importing | null;
  /** Starts a dry run; resolves to whether the server could read the headings. */
  readonly choose: (file: File, school: ForSchool) => Promise<boolean>;
  /** Repeats the dry run if the columns changed; resolves to whether it succeeded. */
  readonly look: () => Promise<boolean>;
  /** Repeats the dry run with the answers. */
  readonly answer: (answers: ImportAnswers) => Promise<void>;
  /** `after` is the id of the newest import. */
  readonly send: (after: number) => Promise<void>;
}

export function useImporting(kind: ImportKind): ImportingActions {
  const dispatch = useDispatch<Dispatch>();
  const current = useSelector(({ importing }: ImportingState) => importing);
  const now = current?.kind === kind ? current : null;
  return {
    now,
    choose: async (file, school) => {
      const { mapping = [], answers = NO_ANSWERS } = now ?? {};
      clearImporting();
      setImporting({ ...FRESH, kind, file, school, mapping, answers, problem: problemOfFile(file) });
      return problemOfFile(file) === null && (await dryRun(dispatch, file));
    },
    look: async () => {
      const { report, mapping, file } = now ?? {};
      if (!file || !report || !mapping) return false;
      if (sameMapping(mappingOf(report), mapping)) return true;
      changeImporting(file, { answers: NO_ANSWERS });
      return dryRun(dispatch, file);
    },
    answer: async (answers) => {
      if (!now) return;
      changeImporting(now.file, { answers });
      await dryRun(dispatch, now.file);
    },
    send: (after) => (now ? apply(dispatch, now, after) : Promise.resolve()),
  };
}

const FRESH = {
  stage: 'checked',
  report: null,
  after: 0,
  importId: null,
} as const;

const UNREAD = t('exchange.checkFailed');
const NOT_TAKEN = t('exchange.importFailed');
/** Browsers refuse to read a file that changed on disk after it was chosen. */
const CHANGED_ON_DISK = t('exchange.fileChanged');

async function dryRun(dispatch: Dispatch, file: File): Promise<boolean> {
  const { report: before, problem: _earlier, ...draft } = currentImporting() as Importing;
  try {
    const report = await sent(dispatch, { ...draft, report: before }, { dryRun: true });
    const isReadable = report.headings.length > 0;
    const problem = isReadable ? null : report.errors.map(({ message }) => message).join(' ');
    const found = mappingOf(report);
    const isFirst = before === null && isReadable;
    const isFixed = isFirst && hasColumnsOf(draft.mapping, found);
    const mapping = isFixed ? withFieldsOf(draft.mapping, found) : isReadable ? found : draft.mapping;
    const answers = isFirst && !isFixed ? NO_ANSWERS : draft.answers;
    const isCurrent = changeImporting(file, { stage: 'checked', report, mapping, answers, problem });
    // the columns and answers of the earlier file are known only now
    if (isCurrent && isFixed && (hasAnswers(answers) || !sameMapping(mapping, found)))
      return await dryRun(dispatch, file);
    return isCurrent && isReadable;
  } catch (error) {
    changeImporting(file, { stage: 'checked', problem: isCancelled(error) ? null : wordsOf(error, UNREAD) });
    return false;
  }
}

async function apply(dispatch: Dispatch, now: Importing, after: number): Promise<void> {
  const { file } = now;
  setCancel(file);
  changeImporting(file, { stage: 'importing', after, problem: null });
  try {
    const report = await sent(dispatch, now, { dryRun: false });
    if (report.applied) {
      const isCurrent = changeImporting(file, { stage: 'imported', importId: report.importId });
      return notifyIfAway(isCurrent, {
        title: t('exchange.importedRows', { rows: report.rows }),
        description: file.name,
      });
    }
    // a valid row can become invalid, for example because its email is taken now
    const isCurrent = changeImporting(file, { stage: 'checked', report });
    notifyIfAway(isCurrent, notImported(t('exchange.newProblems', { problems: report.problems, fileName: file.name })));
  } catch (error) {
    if (isLost(error)) return void changeImporting(file, { stage: 'lost' });
    const problem = wordsOf(error, NOT_TAKEN);
    notifyIfAway(changeImporting(file, { stage: 'checked', problem }), notImported(problem));
  }
}

const notImported = (description: string): ToastMessage => ({
  title: t('exchange.nothingImported'),
  description,
  destructive: true,
});

/** Notifies users who have left the import page. */
function notifyIfAway(isCurrent: boolean, message: ToastMessage): void {
  const isSignedOut = currentImporting() === null;
  if (!isSignedOut && !(isCurrent && isWatched())) toast(message);
}

class Unreadable extends Error {}

type Draft = Pick<Importing, 'kind' | 'file' | 'school' | 'report' | 'mapping' | 'answers'>;

async function sent(dispatch: Dispatch, draft: Draft, { dryRun: dry }: { dryRun: boolean }): Promise<ImportReport> {
  const { kind, file, school, report, mapping, answers } = draft;
  if (dry) changeImporting(file, { stage: 'checking', problem: null });
  const bytes = await file.arrayBuffer().catch(() => Promise.reject(new Unreadable()));
  const message: SentImport = {
    kind,
    bytes,
    fileName: file.name,
    dryRun: dry,
    ...school,
    ...(report && { columns: columnsParam(kind, mapping), ...answersParams(answers) }),
    ...(report && !dry && { expect: report.fileHash }),
  };
  const request = dispatch(importsApi.endpoints.sendImport.initiate(message, { track: false }));
  // an import cannot be cancelled: the server takes a file whole or not at all
  if (dry) setCancel(file, () => request.abort());
  return request.unwrap();
}

const answersParams = ({ dateOrder, names }: ImportAnswers): Pick<SentImport, 'dateOrder' | 'names'> => ({
  ...(dateOrder && { dateOrder }),
  ...(Object.keys(names).length > 0 && { names: JSON.stringify(names) }),
});

const isCancelled = (error: unknown): boolean => (error as { name?: unknown }).name === 'AbortError';

const wordsOf = (error: unknown, fallback: string): string =>
  error instanceof Unreadable ? CHANGED_ON_DISK : errorMessage(error, fallback);
