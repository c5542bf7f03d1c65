import type { HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSessionUser } from '../../api/useSessionUser.js';
import { Late } from '../../ui/Late.js';
import type { Density } from '../../ui/density.js';
import type { HoursColumn } from './columns.js';
import { HoursCards } from './HoursCards.js';
import { HoursTable } from './HoursTable.js';
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

const useNarrow = (): boolean => useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });

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
        <Button {...small} variant="outlined" aria-describedby={`entry-${entry.id}`} onClick={() => onReview(entry)}>
          {reviewLabel}
        </Button>
      )}
      <Button {...small} variant="text" aria-describedby={`entry-${entry.id}`} onClick={() => onOpen(entry.id)}>
        View trail
      </Button>
    </>
  );
  const shared = { rows, actions, onOpen: ({ id }: HoursView) => onOpen(id) };
  return narrow ? (
    <HoursCards {...shared} label={label} forReviewer={onReview !== undefined} />
  ) : (
    <HoursTable {...shared} caption={label} columns={columns} density={density} />
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: 44,
  padding: '0 20px',
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  '&:last-of-type': { borderBottom: 0 },
  [theme.breakpoints.down('md')]: { height: 140, padding: 16 },
}));

/** Holds the place of a list that is on its way. */
export function HoursListSkeleton({ rows }: { rows: number }) {
  const narrow = useNarrow();
  return (
    <Late role="status" aria-label="Loading hours">
      {!narrow && <Row sx={{ height: 40 }} />}
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index}>
          <Skeleton variant="rounded" width="100%" height={narrow ? 108 : 16} />
        </Row>
      ))}
    </Late>
  );
}
