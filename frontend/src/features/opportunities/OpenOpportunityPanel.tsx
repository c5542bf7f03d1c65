import type { ReactNode } from 'react';
import type { OpportunityView } from '@hourtrail/contracts';
import { useLast } from '../../lib/hooks.js';
import { SidePanel } from '../../ui/SidePanel.js';
import { OpportunityDetails } from './OpportunityDetails.js';

export interface OpportunityPanelProps {
  /** Null while the drawer is closed. */
  readonly id: number | null;
  /** Shows another date of the series. */
  readonly onOpen: (id: number) => void;
  readonly onClose: () => void;
  /** More content, such as the actions of staff. */
  readonly children?: (opportunity: OpportunityView) => ReactNode;
}

export function OpenOpportunityPanel({ id, onOpen, onClose, children }: OpportunityPanelProps) {
  const shown = useLast(id);
  return (
    <SidePanel open={id !== null} title="Opportunity" onClose={onClose}>
      {shown !== null && (
        <OpportunityDetails id={shown} onOpen={onOpen}>
          {children}
        </OpportunityDetails>
      )}
    </SidePanel>
  );
}
