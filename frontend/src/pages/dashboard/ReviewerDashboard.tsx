import { useState } from 'react';
import { can, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { HoursPanels } from '../../features/hours/HoursPanels.js';
import { usePanels } from '../../features/hours/usePanels.js';
import { AttendancePanel } from '../../features/opportunities/attendance/AttendancePanel.js';
import { CoordinatedOpportunities } from '../../features/opportunities/attendance/CoordinatedOpportunities.js';
import { usePublishing } from '../../features/opportunities/publishing/usePublishing.js';
import { AddCoordinatorDialog } from '../../features/people/VerifierDialogs.js';
import { QuickStatistics } from '../../features/reporting/QuickStatistics.js';
import { ApprovalStats, VerifierStats } from '../../features/reporting/ReviewStats.js';
import { Sections } from '../../ui/Columns.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { CreateOpportunity } from './CreateOpportunity.js';
import { Queue } from './Queue.js';
import { RecentDecisions } from './RecentDecisions.js';
import { RecentOpportunities } from './RecentOpportunities.js';

/** A reviewer's first page: what waits for them, then the figures. */
export function ReviewerDashboard() {
  const { firstName, role } = useSessionUser();
  const panels = usePanels();
  const [reviewing, setReviewing] = useState<HoursView | null>(null);
  const [adding, setAdding] = useState(false);
  const publishing = usePublishing();
  const verifies = role === 'verifier';
  const publishes = can(role, 'opportunities.manage');
  return (
    <Sections>
      <PageHeading title="Dashboard" heading={`Welcome back, ${firstName}`}>
        {role === 'teacher' && (
          <Button variant="outlined" startIcon={<UserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            Add coordinator
          </Button>
        )}
      </PageHeading>
      <Queue onOpen={panels.openTrail} onReview={setReviewing} />
      {verifies ? <VerifierStats /> : <ApprovalStats verifies={false} />}
      {publishes && (
        <>
          <CreateOpportunity publishing={publishing} />
          <RecentOpportunities publishing={publishing} />
        </>
      )}
      {verifies && <CoordinatedOpportunities />}
      <QuickStatistics />
      {verifies && <RecentDecisions onOpen={panels.openTrail} />}
      <AddCoordinatorDialog open={adding} onClose={() => setAdding(false)} />
      {!publishes && <AttendancePanel />}
      <HoursPanels panels={panels} reviewing={reviewing} onReview={setReviewing} />
    </Sections>
  );
}
