import { useState } from 'react';
import type { ImportView, ImportState } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { History, Check, Clock, Undo2, X, type LucideIcon } from 'lucide-react';
import { useImportsQuery, useUndoImportMutation } from '../../../api/imports.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { countOf } from '../../../lib/counts.js';
import { formatInstant } from '../../../lib/dates.js';
import { actsInOtherSchool } from '../../../lib/otherSchool.js';
import { Chip, type ChipLook } from '../../../ui/Chip.js';
import { ConfirmDialog, type Confirmation } from '../../../ui/ConfirmDialog.js';
import { ListCard } from '../../../ui/ListCard.js';
import { LoadedRows } from '../../../ui/LoadedRows.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { EmptyState } from '../../../ui/states.js';
import { withToast } from '../../../ui/withToast.js';
import { IMPORT_LABELS } from './importWords.js';

const EVERY_MS = 2_000;

export function EarlierImports({ organizationId }: { organizationId: string | undefined }) {
  const [busy, setBusy] = useState(false);
  const [undoing, setUndoing] = useState<ImportView | null>(null);
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
    <ListCard title="Earlier imports">
      <LoadedRows
        rows={query.currentData}
        query={query}
        skeleton={<RowsSkeleton label="Loading the imports" rows={3} cardHeight={96} />}
        empty={
          <EmptyState icon={History} title="Nothing was imported yet">
            What is imported is listed here, with who did it, and can be undone.
          </EmptyState>
        }
        failed="The imports could not be loaded"
      >
        {(imports) => (
          <Rows sx={{ px: { xs: 4, sm: 5 } }}>
            {imports.map((view) => (
              <ImportRow key={view.id} view={view} onUndo={() => setUndoing(view)} />
            ))}
          </Rows>
        )}
      </LoadedRows>
      <ConfirmDialog confirmation={undoing && confirmationOf(undoing)} onClose={() => setUndoing(null)} />
    </ListCard>
  );
}

function ImportRow({ view, onUndo }: { view: ImportView; onUndo: () => void }) {
  const { timeZone } = useSessionUser();
  const { kind, state, rows, done, fileName, at, by, undoneAt, undoneBy, keptBecause } = view;
  const name = fileName ?? 'A file without a name';
  return (
    <Row
      title={name}
      text={
        <>
          {state === 'running' ? `${countOf(done, 'row')} so far` : countOf(rows, 'row')} of {IMPORT_LABELS[kind]}, by{' '}
          {by.name}, {formatInstant(at, timeZone)}
          {undoneAt && undoneBy && `. Undone by ${undoneBy.name}, ${formatInstant(undoneAt, timeZone)}`}
          {state === 'failed' && '. It was interrupted: nothing of it was taken in'}
          {state === 'applied' && keptBecause && (
            <>
              <br />
              {keptBecause}
            </>
          )}
        </>
      }
    >
      <ImportChip state={state} />
      {state === 'applied' && keptBecause === null && (
        <Button variant="outlined" color="inherit" size="small" aria-label={`Undo ${name}`} onClick={onUndo}>
          Undo
        </Button>
      )}
    </Row>
  );
}

function useUndo(inOtherSchool: boolean): (view: ImportView) => Confirmation {
  const [undo] = useUndoImportMutation();
  return ({ id, rows, kind, fileName }) => ({
    title: 'Undo the import?',
    question: `${countOf(rows, 'row')} of ${IMPORT_LABELS[kind]} from ${fileName ?? 'a file'} are taken out again. That it was imported and undone stays in the log.`,
    confirm: 'Undo the import',
    busy: 'Undoing...',
    destructive: true,
    withReason: inOtherSchool ? true : 'optional',
    onConfirm: async (why) => {
      await withToast(undo({ id, ...why }).unwrap(), {
        done: { title: 'Import undone', description: `${countOf(rows, 'row')} taken out again` },
        failed: { title: 'Not undone', fallback: 'The import could not be undone. Try again.' },
      });
      return null;
    },
  });
}

const LOOKS: Readonly<Record<ImportState, readonly [ChipLook, LucideIcon, string]>> = {
  running: ['pending', Clock, 'Running'],
  applied: ['approved', Check, 'Imported'],
  undone: ['draft', Undo2, 'Undone'],
  failed: ['rejected', X, 'Failed'],
};

function ImportChip({ state }: { state: ImportState }) {
  const [look, icon, words] = LOOKS[state];
  return (
    <Chip look={look} icon={icon}>
      {words}
    </Chip>
  );
}
