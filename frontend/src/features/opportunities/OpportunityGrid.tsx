import type { ReactNode } from 'react';
import type { OpportunityView } from '@hourtrail/contracts';
import { OpportunityCard } from './OpportunityCard.js';
import { CardGrid } from './OpportunityGridSkeleton.js';

interface OpportunityGridProps {
  readonly label: string;
  readonly opportunities: readonly OpportunityView[];
  readonly onOpen: (id: number) => void;
  /** What staff can do with each. */
  readonly actions?: (opportunity: OpportunityView) => ReactNode;
}

/** Opportunities as cards, as many beside each other as there is room for. */
export const OpportunityGrid = ({ label, opportunities, onOpen, actions }: OpportunityGridProps) => (
  <CardGrid aria-label={label}>
    {opportunities.map((opportunity) => (
      <li key={opportunity.id}>
        <OpportunityCard opportunity={opportunity} onOpen={onOpen} actions={actions?.(opportunity)} />
      </li>
    ))}
  </CardGrid>
);
