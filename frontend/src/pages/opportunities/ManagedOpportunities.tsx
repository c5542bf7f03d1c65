import { ManageMenu } from '../../features/opportunities/publishing/ManageMenu.js';
import type { NewOpportunity } from '../../features/opportunities/publishing/opportunityForm.js';
import { PublishingPanels } from '../../features/opportunities/publishing/PublishingPanels.js';
import type { Publishing } from '../../features/opportunities/publishing/usePublishing.js';
import { OpportunityPanel } from '../../features/opportunities/OpportunityPanel.js';
import type { AddressedPanel } from '../../lib/usePanelParam.js';
import { OpportunityList } from './OpportunityList.js';

interface ManagedOpportunitiesProps {
  readonly publishing: Publishing;
  /** How a new one is asked for on this page. */
  readonly fresh: NewOpportunity;
  readonly details: AddressedPanel;
}

/** The opportunities of a school for those who publish them, and what opens over them. */
export const ManagedOpportunities = ({ publishing, fresh, details }: ManagedOpportunitiesProps) => (
  <>
    <OpportunityList
      onOpen={details.open}
      actions={(opportunity) => <ManageMenu opportunity={opportunity} publishing={publishing} />}
    />
    <OpportunityPanel id={details.id} onOpen={details.open} onClose={details.close}>
      {(opportunity) => <ManageMenu opportunity={opportunity} publishing={publishing} />}
    </OpportunityPanel>
    <PublishingPanels publishing={publishing} fresh={fresh} />
  </>
);
