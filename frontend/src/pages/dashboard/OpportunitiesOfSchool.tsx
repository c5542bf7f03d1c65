import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CalendarPlus } from 'lucide-react';
import { usePublishing } from '../../features/opportunities/publishing/usePublishing.js';
import { usePanelParam } from '../../lib/useSearchState.js';
import { ManagedOpportunities } from '../opportunities/ManagedOpportunities.js';

const ADD = { title: t('dashboard.addOpportunity'), lasts: 'until', withActive: true } as const;

export function OpportunitiesOfSchool() {
  const publishing = usePublishing();
  const details = usePanelParam('opportunity');
  return (
    <Stack spacing={4}>
      <Button
        variant="outlined"
        startIcon={<CalendarPlus size={18} aria-hidden />}
        onClick={() => publishing.openForm('new')}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('dashboard.addOpportunity')}
      </Button>
      <ManagedOpportunities publishing={publishing} fresh={ADD} details={details} />
    </Stack>
  );
}
