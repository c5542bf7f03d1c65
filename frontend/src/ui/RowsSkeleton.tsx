import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { TABLE_HEAD_HEIGHT, useNarrow } from './layout.js';
import { Late } from './states.js';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  padding: '0 20px',
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  '&:last-of-type': { borderBottom: 0 },
  [theme.breakpoints.down('md')]: { padding: 16 },
}));

interface RowsSkeletonProps {
  readonly label: string;
  readonly rows: number;
  /** In pixels, on narrow screens. */
  readonly cardHeight: number;
}

export function RowsSkeleton({ label, rows, cardHeight }: RowsSkeletonProps) {
  const narrow = useNarrow();
  return (
    <Late role="status" aria-label={label}>
      {!narrow && <Row sx={{ height: TABLE_HEAD_HEIGHT }} />}
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index} sx={{ height: narrow ? cardHeight : 44 }}>
          <Skeleton variant="rounded" width="100%" height={narrow ? cardHeight - 32 : 16} />
        </Row>
      ))}
    </Late>
  );
}

/** For `Rows` in a card or dialog. */
export const LinesSkeleton = ({ label }: { label: string }) => (
  <Late role="status" aria-label={label}>
    <Stack spacing={3}>
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} variant="rounded" height={48} />
      ))}
    </Stack>
  </Late>
);
