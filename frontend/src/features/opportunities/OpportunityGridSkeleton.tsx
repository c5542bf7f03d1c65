import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Late } from '../../ui/loading.js';

const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))';

/** As many cards beside each other as there is room for. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Holds the place of cards that are on their way. */
export const OpportunityGridSkeleton = ({ cards }: { cards: number }) => (
  <Late role="status" aria-label="Loading the opportunities">
    <CardGrid as="div">
      {Array.from({ length: cards }, (_, index) => (
        <Card key={index} component="div" sx={{ height: 340 }}>
          <Skeleton width="70%" height={24} />
          <Skeleton width="45%" />
          <Skeleton variant="rounded" height={56} sx={{ mt: 3 }} />
          <Skeleton variant="rounded" height={96} sx={{ mt: 3 }} />
          <Skeleton variant="rounded" width={96} height={36} sx={{ mt: 5 }} />
        </Card>
      ))}
    </CardGrid>
  </Late>
);
