import type { HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { useSessionUser } from '../../api/useSessionUser.js';
import type { Density } from '../../ui/density.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { RowTable } from '../../ui/RowTable.js';
import { useNarrow } from '../../ui/useNarrow.js';
import type { HoursColumn } from './columns.js';
import { HoursCards } from './HoursCards.js';
import { awaitsReviewBy } from './parts.js';

interface HoursListProps {
  readonly label: string;
  readonly columns: readonly HoursColumn[];
  readonly rows: readonly HoursView[];
  readonly density?: Density;
  readonly onOpen: (id: number) => void;
  /** Where given, entries that wait for the signed-in person can be reviewed from the list. */
  readonly onReview?: (entry: HoursView) => void;
  readonly reviewLabel?: 'Review' | 'Verify';
}

const cellId = ({ id }: HoursView): string => `entry-${id}`;

/** Entries as a table, or as cards where a table would not fit. */
export function HoursList({
  label,
  columns,
  rows,
  density = 'comfortable',
  onOpen,
  onReview,
  reviewLabel = 'Review',
}: HoursListProps) {
  const user = useSessionUser();
  const narrow = useNarrow();
  const small = narrow ? {} : { size: 'small' as const };
  const actions = (entry: HoursView) => (
    <>
      {onReview && awaitsReviewBy(entry, user) && (
        <Button {...small} variant="outlined" aria-describedby={cellId(entry)} onClick={() => onReview(entry)}>
          {reviewLabel}
        </Button>
      )}
      <Button {...small} variant="text" aria-describedby={cellId(entry)} onClick={() => onOpen(entry.id)}>
        View trail
      </Button>
    </>
  );
  const shared = { rows, actions, onOpen: ({ id }: HoursView) => onOpen(id) };
  return narrow ? (
    <HoursCards {...shared} label={label} forReviewer={onReview !== undefined} />
  ) : (
    <RowTable {...shared} caption={label} columns={columns} density={density} cellId={cellId} />
  );
}

export const HoursListSkeleton = ({ rows }: { rows: number }) => (
  <RowsSkeleton label="Loading hours" rows={rows} cardHeight={140} />
);
