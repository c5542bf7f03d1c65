import { useId, type ReactNode } from 'react';
import { t, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { formatDate } from '../../../lib/dates.js';
import { fullName } from '../../../lib/names.js';
import { CardList } from '../../../ui/CardList.js';
import { StatusChip } from '../../../ui/Chip.js';
import type { Density } from '../../../ui/density.js';
import { useNarrow } from '../../../ui/layout.js';
import { RowTable } from '../../../ui/RowTable.js';
import { placeOf } from '../entryWords.js';
import { Hours, StatusCell, type HoursColumn } from '../list/columns.js';
import { SignalMark } from '../signals/ReviewSignals.js';

interface EntryRowsProps {
  readonly label: string;
  readonly columns: readonly HoursColumn[];
  readonly rows: readonly HoursView[];
  readonly density: Density;
  readonly onEdit: (id: number) => void;
  /** Absent if entries cannot be deleted here. */
  readonly onDelete?: (entry: HoursView) => void;
  /** Whether rows name the volunteer. */
  readonly ofMany?: boolean;
}

export function EntryRows({ label, columns, rows, density, onEdit, onDelete, ofMany = false }: EntryRowsProps) {
  const narrow = useNarrow();
  // a dialog and the page behind it may list the same entry
  const ids = useId();
  const cellId = ({ id }: HoursView): string => `${ids}-${id}`;
  const small = narrow ? {} : { size: 'small' as const };
  const actions = (entry: HoursView) => (
    <>
      <Button {...small} variant="text" aria-describedby={cellId(entry)} onClick={() => onEdit(entry.id)}>
        {entry.deletedAt ? t('common.open') : t('common.edit')}
      </Button>
      {onDelete && (
        <Button
          {...small}
          variant="text"
          color="error"
          aria-describedby={cellId(entry)}
          onClick={() => onDelete(entry)}
        >
          {t('hours.delete')}
        </Button>
      )}
    </>
  );
  const shared = { rows, actions, cellId, onOpen: ({ id }: HoursView) => onEdit(id) };
  return narrow ? (
    <EntryCards {...shared} label={label} ofMany={ofMany} />
  ) : (
    <RowTable {...shared} caption={label} columns={columns} density={density} />
  );
}

interface EntryCardsProps {
  readonly label: string;
  readonly rows: readonly HoursView[];
  readonly ofMany: boolean;
  readonly cellId: (entry: HoursView) => string;
  readonly actions: (entry: HoursView) => ReactNode;
  readonly onOpen: (entry: HoursView) => void;
}

const EntryCards = ({ ofMany, cellId, actions, ...list }: EntryCardsProps) => (
  <CardList {...list}>
    {(entry) => (
      <>
        <div className="line">
          <span className="name" id={cellId(entry)}>
            {ofMany ? fullName(entry.student) : placeOf(entry)}
          </span>
          <StatusCell>
            <SignalMark entry={entry} /> <StatusChip status={entry.status} deleted={entry.deletedAt !== null} />
          </StatusCell>
        </div>
        {ofMany && <p className="quiet">{placeOf(entry)}</p>}
        <div className="line">
          <span>{formatDate(entry.date)}</span>
          <span style={{ textAlign: 'right' }}>
            <Hours entry={entry} />
          </span>
        </div>
        <div className="actions">{actions(entry)}</div>
      </>
    )}
  </CardList>
);
