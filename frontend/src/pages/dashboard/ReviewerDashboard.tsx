import { useState } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { useSessionUser } from '../../api/useSessionUser.js';
import { HoursPanels } from '../../features/hours/HoursPanels.js';
import { usePanels } from '../../features/hours/usePanels.js';
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
  const verifies = role === 'verifier';
  return (
    <Sections>
      <PageHeading title="Dashboard" heading={`Welcome back, ${firstName}`} />
      <Queue onOpen={panels.openTrail} onReview={setReviewing} />
      {verifies ? <VerifierStats /> : <ApprovalStats verifies={false} />}
      {verifies && <RecentDecisions onOpen={panels.openTrail} />}
      <HoursPanels panels={panels} reviewing={reviewing} onReview={setReviewing} />
    </Sections>
  );
}
