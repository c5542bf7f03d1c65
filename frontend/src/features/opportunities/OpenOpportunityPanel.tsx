import type { ReactNode } from 'react';
import type { OpportunityView } from '@hourtrail/contracts';
import { useLast } from '../../lib/hooks.js';
import { SidePanel } from '../../ui/SidePanel.js';
import { OpportunityDetails } from './OpportunityDetails.js';

export interface OpportunityPanelProps {
  /** What is shown; null while the drawer is closed. */
  readonly id: number | null;
  /** Another day of the same series is to be shown instead. */
  readonly onOpen: (id: number) => void;
  readonly onClose: () => void;
  /** What else there is about it, such as what staff can do with it. */
  readonly children?: (opportunity: OpportunityView) => ReactNode;
}

/** All about an opportunity, in a drawer. */
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
