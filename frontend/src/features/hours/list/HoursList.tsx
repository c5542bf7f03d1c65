import { useCallback } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { useSessionUser } from '../../../api/useSessionUser.js';
import type { Density } from '../../../ui/density.js';
import type { Picking } from '../../../ui/picking.js';
import { RowTable } from '../../../ui/RowTable.js';
import { useNarrow } from '../../../ui/useNarrow.js';
import type { HoursColumn } from './columns.js';
import { HoursCards } from './HoursCards.js';
import { awaitsReviewBy } from '../parts.js';

interface HoursListProps {
  readonly label: string;
  readonly columns: readonly HoursColumn[];
  readonly rows: readonly HoursView[];
  readonly density?: Density;
  readonly onOpen: (id: number) => void;
  /** Where given, entries that wait for the signed-in person can be reviewed from the list. */
  readonly onReview?: (entry: HoursView) => void;
  readonly reviewLabel?: 'Review' | 'Verify';
  readonly picking?: Picking<HoursView>;
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
  picking,
}: HoursListProps) {
  const user = useSessionUser();
  const narrow = useNarrow();
  const actions = useCallback(
    (entry: HoursView) => {
      const named = { 'aria-describedby': cellId(entry), ...(!narrow && { size: 'small' as const }) };
      return (
        <>
          {onReview && awaitsReviewBy(entry, user) && (
            <Button {...named} variant="outlined" onClick={() => onReview(entry)}>
              {reviewLabel}
            </Button>
          )}
          <Button {...named} variant="text" onClick={() => onOpen(entry.id)}>
            View trail
          </Button>
        </>
      );
    },
    [narrow, onOpen, onReview, reviewLabel, user],
  );
  const open = useCallback(({ id }: HoursView) => onOpen(id), [onOpen]);
  const shared = { rows, actions, onOpen: open, ...(picking && { picking }) };
  return narrow ? (
    <HoursCards {...shared} label={label} forReviewer={onReview !== undefined} />
  ) : (
    <RowTable {...shared} caption={label} columns={columns} density={density} cellId={cellId} />
  );
}
