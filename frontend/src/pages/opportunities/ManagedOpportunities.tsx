import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { CalendarPlus } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { ManageMenu } from '../../features/opportunities/publishing/ManageMenu.js';
import type { NewOpportunity } from '../../features/opportunities/publishing/opportunityForm.js';
import { PublishingPanels } from '../../features/opportunities/publishing/PublishingPanels.js';
import { usePublishing, type Publishing } from '../../features/opportunities/publishing/usePublishing.js';
import { OpportunityPanel } from '../../features/opportunities/OpportunityPanel.js';
import { RosterMenu } from '../../features/reporting/exports/RosterMenu.js';
import { usePanelParam, type AddressedPanel } from '../../lib/useSearchState.js';
import { Sections } from '../../ui/Columns.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { OpportunityList } from './OpportunityList.js';

interface ManagedOpportunitiesProps {
  readonly publishing: Publishing;
  /** Settings of the form for a new opportunity. */
  readonly fresh: NewOpportunity;
  readonly details: AddressedPanel;
}

export const ManagedOpportunities = ({ publishing, fresh, details }: ManagedOpportunitiesProps) => (
  <>
    <OpportunityList
      onOpen={details.open}
      actions={(opportunity) => <ManageMenu opportunity={opportunity} publishing={publishing} />}
    />
    <OpportunityPanel id={details.id} onOpen={details.open} onClose={details.close}>
      {(opportunity) => <ManageMenu opportunity={opportunity} publishing={publishing} />}
    </OpportunityPanel>
    <PublishingPanels
      publishing={publishing}
      fresh={fresh}
      tools={(opportunity) => <RosterMenu opportunity={opportunity} />}
    />
  </>
);

export function PublishedOpportunities() {
  const { role } = useSessionUser();
  const publishing = usePublishing();
  const details = usePanelParam('opportunity');
  return (
    <Sections>
      <PageHeading title={t('common.opportunities')}>
        <Button
          variant="contained"
          startIcon={<CalendarPlus size={18} aria-hidden />}
          onClick={() => publishing.openForm('new')}
        >
          {t('common.createOpportunity')}
        </Button>
      </PageHeading>
      <ManagedOpportunities
        publishing={publishing}
        fresh={{ title: t('common.createOpportunity'), lasts: 'until', withActive: role !== 'teacher' }}
        details={details}
      />
    </Sections>
  );
}
