import { useState } from 'react';
import { t, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { Megaphone } from 'lucide-react';
import { AnnouncementForm } from '../../../ui/AnnouncementForm.js';

/** For its coordinator and staff. Everyone who has a spot or waits for one reads it under the bell and by email. */
export function WriteToSignedUp({ opportunity }: { opportunity: OpportunityView }) {
  const [writes, setWrites] = useState(false);
  const count = opportunity.currentSignups + opportunity.waitlisted;
  if (count === 0) return null;
  if (writes) {
    const close = (): void => setWrites(false);
    return (
      <AnnouncementForm
        opportunityId={opportunity.id}
        hint={t('attendance.writeToAllHint', { count })}
        sent={t('attendance.writtenToAll', { count })}
        onCancel={close}
        onSent={close}
      />
    );
  }
  return (
    <Button
      variant="outlined"
      startIcon={<Megaphone size={18} aria-hidden />}
      sx={{ alignSelf: 'flex-start' }}
      onClick={() => setWrites(true)}
    >
      {t('attendance.writeToAll')}
    </Button>
  );
}
