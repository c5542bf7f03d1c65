import Button from '@mui/material/Button';
import { CalendarPlus } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { usePublishing } from '../../features/opportunities/publishing/usePublishing.js';
import { usePanelParam } from '../../lib/usePanelParam.js';
import { Sections } from '../../ui/Columns.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { ManagedOpportunities } from './ManagedOpportunities.js';

/** What there is to volunteer at, for those who publish it. */
export function PublishedOpportunities() {
  const { role } = useSessionUser();
  const publishing = usePublishing();
  const details = usePanelParam('opportunity');
  return (
    <Sections>
      <PageHeading title="Opportunities">
        <Button
          variant="contained"
          startIcon={<CalendarPlus size={18} aria-hidden />}
          onClick={() => publishing.openForm('new')}
        >
          Create Opportunity
        </Button>
      </PageHeading>
      <ManagedOpportunities
        publishing={publishing}
        fresh={{ title: 'Create Opportunity', lasts: 'until', withActive: role !== 'teacher' }}
        details={details}
      />
    </Sections>
  );
}
