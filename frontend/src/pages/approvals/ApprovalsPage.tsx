import { useState } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { Keyboard } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { ApprovalStats } from '../../features/reporting/ReviewStats.js';
import { Sections } from '../../ui/Columns.js';
import { useNarrow } from '../../ui/layout.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { ReviewList } from './ReviewList.js';
import { useShortcutSwitch } from './useShortcuts.js';

export function ApprovalsPage() {
  const { role } = useSessionUser();
  const keys = useShortcutSwitch();
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
      <ReviewList keys={keys} help={{ open: helping, set: setHelping }} />
      {narrow && stats}
    </Sections>
  );
}
