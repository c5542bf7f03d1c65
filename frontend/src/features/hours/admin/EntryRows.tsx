import type { HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import type { Density } from '../../../ui/density.js';
import { RowTable } from '../../../ui/RowTable.js';
import { useNarrow } from '../../../ui/useNarrow.js';
import type { HoursColumn } from '../list/columns.js';
import { EntryCards } from './EntryCards.js';

interface EntryRowsProps {
  readonly label: string;
  readonly columns: readonly HoursColumn[];
  readonly rows: readonly HoursView[];
  readonly density: Density;
  /** What a row and its control open: the entry to look at or to change. */
  readonly onEdit: (id: number) => void;
  /** Absent where entries are deleted elsewhere. */
  readonly onDelete?: (entry: HoursView) => void;
  /** Whether each names its volunteer. */
  readonly ofMany?: boolean;
}

/** A dialog may show entries that the page behind it lists as well. */
const cellIdIn =
  (label: string) =>
  ({ id }: HoursView): string =>
    `${label.toLowerCase()}-${id}`;

/** Entries for an administrator, as a table or as cards; each can be edited. */
export function EntryRows({ label, columns, rows, density, onEdit, onDelete, ofMany = false }: EntryRowsProps) {
  const narrow = useNarrow();
  const cellId = cellIdIn(label);
  const small = narrow ? {} : { size: 'small' as const };
  const actions = (entry: HoursView) => (
    <>
      <Button {...small} variant="text" aria-describedby={cellId(entry)} onClick={() => onEdit(entry.id)}>
        {entry.deletedAt ? 'Open' : 'Edit'}
      </Button>
      {onDelete && (
        <Button
          {...small}
          variant="text"
          color="error"
          aria-describedby={cellId(entry)}
          onClick={() => onDelete(entry)}
        >
          Delete
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
