import { useState } from 'react';
import { can, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { UserPlus } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { HoursPanels } from '../../features/hours/HoursPanels.js';
import { usePanels } from '../../features/hours/usePanels.js';
import { AddCoordinatorDialog } from '../../features/people/VerifierDialogs.js';
import { WaitingNotice } from '../../features/people/WaitingNotice.js';
import { DecidedAlone } from '../../features/reporting/DecidedAlone.js';
import { QuickStatistics } from '../../features/reporting/QuickStatistics.js';
import { ApprovalStats, VerifierStats } from '../../features/reporting/ReviewStats.js';
import { Sections } from '../../ui/Columns.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { Queue } from './Queue.js';
import { RecentDecisions } from './RecentDecisions.js';

/** A reviewer's first page: what waits for them, then the figures. */
export function ReviewerDashboard() {
  const { firstName, role } = useSessionUser();
  const panels = usePanels();
  const [reviewing, setReviewing] = useState<HoursView | null>(null);
  const [adding, setAdding] = useState(false);
  const verifies = role === 'verifier';
  return (
    <Sections>
      <PageHeading title="Dashboard" heading={`Welcome back, ${firstName}`}>
        {role === 'teacher' && (
          <Button variant="outlined" startIcon={<UserPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
            Add coordinator
          </Button>
        )}
      </PageHeading>
      {can(role, 'nominations.answer') && <WaitingNotice />}
      <Queue onOpen={panels.openTrail} onReview={setReviewing} />
      {verifies ? (
        <VerifierStats />
      ) : (
        <Stack spacing={3}>
          <ApprovalStats verifies={false} />
          <DecidedAlone />
        </Stack>
      )}
      <QuickStatistics />
      {verifies && <RecentDecisions onOpen={panels.openTrail} />}
      <AddCoordinatorDialog open={adding} onClose={() => setAdding(false)} />
      <HoursPanels panels={panels} reviewing={reviewing} onReview={setReviewing} />
    </Sections>
  );
}
