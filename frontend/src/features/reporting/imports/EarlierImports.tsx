import { useState } from 'react';
import { t, type ImportView, type ImportState } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { History, Check, Clock, Pause, Undo2, X, type LucideIcon } from 'lucide-react';
import { useImportsQuery, useRosterExceptionsQuery, useUndoImportMutation } from '../../../api/imports.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatInstant } from '../../../lib/dates.js';
import { useLast } from '../../../lib/hooks.js';
import { actsInOtherSchool } from '../../../lib/otherSchool.js';
import { Chip, type ChipLook } from '../../../ui/Chip.js';
import { ConfirmDialog, type Confirmation } from '../../../ui/ConfirmDialog.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { DoneFrame } from '../../../ui/FormFrame.js';
import { ListCard } from '../../../ui/ListCard.js';
import { LoadedRows } from '../../../ui/LoadedRows.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { EmptyState } from '../../../ui/states.js';
import { withToast } from '../../../ui/withToast.js';
import { ImportFilesForm } from './ImportFilesForm.js';
import { IMPORT_NAMES } from './importWords.js';
import { RosterNotes } from './RosterImport.js';

const EVERY_MS = 2_000;

export function EarlierImports({ organizationId }: { organizationId: string | undefined }) {
  const [busy, setBusy] = useState(false);
  const [undoing, setUndoing] = useState<ImportView | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const shown = useLast(opened);
  const query = useImportsQuery(organizationId ? { organizationId } : {}, {
    pollingInterval: busy ? EVERY_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const runs = query.currentData?.some(({ state }) => state === 'running') ?? false;
  if (runs !== busy) setBusy(runs);
  const reader = useSessionUser();
  const inOtherSchool = organizationId !== undefined && actsInOtherSchool(reader, Number(organizationId));
  const confirmationOf = useUndo(inOtherSchool);
  return (
    <ListCard title={t('exchange.earlierImports')}>
      <LoadedRows
        rows={query.currentData}
        query={query}
        skeleton={<RowsSkeleton label={t('exchange.loadingImports')} rows={3} cardHeight={96} />}
        empty={
          <EmptyState icon={History} title={t('exchange.noImportsYet')}>
            {t('exchange.importsComeHere')}
          </EmptyState>
        }
        failed={t('exchange.importsFailed')}
      >
        {(imports) => (
          <Rows sx={{ px: { xs: 4, sm: 5 } }}>
            {imports.map((view) => (
              <ImportRow
                key={view.id}
                view={view}
                onUndo={() => setUndoing(view)}
                onOpen={(what) => setOpened({ what, view })}
              />
            ))}
          </Rows>
        )}
      </LoadedRows>
      <FormDialog
        open={opened !== null}
        title={shown ? TITLES[shown.what](nameOf(shown.view)) : ''}
        onClose={() => setOpened(null)}
      >
        {({ close }) =>
          shown?.what === 'files' ? (
            <ImportFilesForm view={shown.view} onClose={close} />
          ) : (
            shown && <Exceptions view={shown.view} onClose={close} />
          )
        }
      </FormDialog>
      <ConfirmDialog confirmation={undoing && confirmationOf(undoing)} onClose={() => setUndoing(null)} />
    </ListCard>
  );
}

interface Opened {
  readonly what: 'files' | 'exceptions';
  readonly view: ImportView;
}

const TITLES: Readonly<Record<Opened['what'], (fileName: string) => string>> = {
  files: (fileName) => t('exchange.addFilesTo', { fileName }),
  exceptions: (fileName) => t('exchange.exceptionsOf', { fileName }),
};

const nameOf = ({ fileName }: ImportView): string => fileName ?? t('exchange.unnamedFile');

function Exceptions({ view: { id, exceptions }, onClose }: { view: ImportView; onClose: () => void }) {
  const query = useRosterExceptionsQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <DoneFrame onClose={onClose}>
      <LoadedRows
        rows={query.currentData}
        query={query}
        skeleton={<RowsSkeleton label={t('exchange.loadingImports')} rows={3} cardHeight={64} />}
        empty={<p style={{ margin: 0 }}>{t('exchange.exceptionsGone')}</p>}
        failed={t('exchange.exceptionsFailed')}
      >
        {(notes) => <RosterNotes notes={notes} count={exceptions} />}
      </LoadedRows>
    </DoneFrame>
  );
}

interface ImportRowProps {
  readonly view: ImportView;
  readonly onUndo: () => void;
  readonly onOpen: (what: Opened['what']) => void;
}

function ImportRow({ view, onUndo, onOpen }: ImportRowProps) {
  const { timeZone } = useSessionUser();
  const { kind, state, keptBecause, exceptions } = view;
  const name = nameOf(view);
  return (
    <Row
      title={name}
      text={
        <>
          {importWords(view, timeZone)}
          {exceptions > 0 && (
            <>
              <br />
              {t('exchange.exceptions', { exceptions })}
            </>
          )}
          {(state === 'applied' || state === 'stopped') && keptBecause && (
            <>
              <br />
              {keptBecause}
            </>
          )}
        </>
      }
    >
      <ImportChip state={state} />
      {exceptions > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-haspopup="dialog"
          onClick={() => onOpen('exceptions')}
        >
          {t('exchange.showExceptions')}
        </Button>
      )}
      {kind === 'hours' && state === 'applied' && (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('exchange.addFilesTo', { fileName: name })}
          onClick={() => onOpen('files')}
        >
          {t('exchange.addFiles')}
        </Button>
      )}
      {state === 'applied' && keptBecause === null && (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-label={t('exchange.undoFile', { fileName: name })}
          onClick={onUndo}
        >
          {t('common.undo')}
        </Button>
      )}
    </Row>
  );
}

function importWords({ kind, state, rows, done, at, by, undoneAt, undoneBy }: ImportView, timeZone: string): string {
  const values = { kind: IMPORT_NAMES[kind], rows, name: by.name, date: formatInstant(at, timeZone) };
  if (state === 'running') return t('exchange.importRunningBy', { ...values, rows: done });
  if (state === 'failed') return t('exchange.importInterruptedBy', values);
  return undoneAt && undoneBy
    ? t('exchange.importUndoneBy', { ...values, undoneBy: undoneBy.name, undoneAt: formatInstant(undoneAt, timeZone) })
    : t('exchange.importBy', values);
}

function useUndo(inOtherSchool: boolean): (view: ImportView) => Confirmation {
  const [undo] = useUndoImportMutation();
  return ({ id, kind, rows, fileName }) => ({
    title: t('exchange.undoTitle'),
    question: [
      kind === 'roster'
        ? t('exchange.undoRosterQuestion')
        : fileName === null
          ? t('exchange.undoQuestionUnnamed', { rows })
          : t('exchange.undoQuestion', { rows, fileName }),
      ...(kind === 'users' ? [t('exchange.undoKeepsClasses')] : []),
    ].join(' '),
    confirm: t('exchange.undoImport'),
    busy: t('exchange.undoing'),
    destructive: true,
    withReason: inOtherSchool ? true : 'optional',
    onConfirm: async (why) => {
      await withToast(undo({ id, ...why }).unwrap(), {
        done: {
          title: t('exchange.importUndone'),
          ...(kind !== 'roster' && { description: t('exchange.rowsRemoved', { rows }) }),
        },
        failed: { title: t('exchange.notUndone'), fallback: t('exchange.undoFailed') },
      });
      return null;
    },
  });
}

const LOOKS: Readonly<Record<ImportState, readonly [ChipLook, LucideIcon, string]>> = {
  running: ['pending', Clock, t('exchange.running')],
  applied: ['approved', Check, t('exchange.imported')],
  undone: ['draft', Undo2, t('exchange.undone')],
  stopped: ['pending', Pause, t('exchange.stopped')],
  failed: ['rejected', X, t('exchange.failed')],
};

function ImportChip({ state }: { state: ImportState }) {
  const [look, icon, words] = LOOKS[state];
  return (
    <Chip look={look} icon={icon}>
      {words}
    </Chip>
  );
}
