import { useState } from 'react';
import { t, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { Keyboard } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { HoursPanels } from '../../features/hours/HoursPanels.js';
import { usePanels } from '../../features/hours/usePanels.js';
import { ApprovalStats } from '../../features/reporting/ReviewStats.js';
import { Sections } from '../../ui/Columns.js';
import { useNarrow } from '../../ui/layout.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { ReviewList } from './ReviewList.js';
import { useShortcutSwitch } from './useShortcuts.js';

export function ApprovalsPage() {
  const { role } = useSessionUser();
  const panels = usePanels();
  const keys = useShortcutSwitch();
  const [reviewing, setReviewing] = useState<HoursView | null>(null);
  const [helping, setHelping] = useState(false);
  const verifies = role === 'verifier';
  // on a phone, what waits comes first
  const narrow = useNarrow();
  const stats = <ApprovalStats verifies={verifies} />;
  return (
    <Sections>
      <PageHeading title={verifies ? t('approvals.verificationDashboard') : t('approvals.approvalDashboard')}>
        <Button
          variant="text"
          color="inherit"
          startIcon={<Keyboard size={18} aria-hidden />}
          onClick={() => setHelping(true)}
          sx={{ display: { xs: 'none', md: 'inline-flex' }, '@media (hover: none)': { display: 'none' } }}
        >
          {t('approvals.keyboardShortcuts')}
        </Button>
      </PageHeading>
      {!narrow && stats}
      <ReviewList
        keys={keys}
        help={{ open: helping, set: setHelping }}
        covered={reviewing !== null || panels.trail !== null || panels.form !== null}
        onOpen={panels.openTrail}
        onReview={setReviewing}
      />
      {narrow && stats}
      <HoursPanels panels={panels} reviewing={reviewing} onReview={setReviewing} />
    </Sections>
  );
}
