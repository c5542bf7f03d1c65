import type { ReactNode } from 'react';
import type { OpportunityView } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Card } from '../../ui/Card.js';
import { Late } from '../../ui/Late.js';
import { OpportunityCard } from './OpportunityCard.js';

const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

interface OpportunityGridProps {
  readonly label: string;
  readonly opportunities: readonly OpportunityView[];
  readonly onOpen: (id: number) => void;
  /** What staff can do with each. */
  readonly actions?: (opportunity: OpportunityView) => ReactNode;
}

/** Opportunities as cards, as many beside each other as there is room for. */
export const OpportunityGrid = ({ label, opportunities, onOpen, actions }: OpportunityGridProps) => (
  <Grid aria-label={label}>
    {opportunities.map((opportunity) => (
      <li key={opportunity.id}>
        <OpportunityCard opportunity={opportunity} onOpen={onOpen} actions={actions?.(opportunity)} />
      </li>
    ))}
  </Grid>
);

/** Holds the place of cards that are on their way. */
export const OpportunityGridSkeleton = ({ cards }: { cards: number }) => (
  <Late role="status" aria-label="Loading the opportunities">
    <Grid as="div">
      {Array.from({ length: cards }, (_, index) => (
        <Card key={index} as="div" sx={{ height: 340 }}>
          <Skeleton width="70%" height={24} />
          <Skeleton width="45%" />
          <Skeleton variant="rounded" height={56} sx={{ mt: 3 }} />
          <Skeleton variant="rounded" height={96} sx={{ mt: 3 }} />
          <Skeleton variant="rounded" width={96} height={36} sx={{ mt: 5 }} />
        </Card>
      ))}
    </Grid>
  </Late>
);
