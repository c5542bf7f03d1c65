import { t } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import { useSignupsPageQuery } from '../../../api/opportunities.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { PATHS } from '../../../lib/paths.js';
import { ListCard } from '../../../ui/ListCard.js';
import { canCheckIn, SignupList } from '../SignupList.js';
import { timeNow } from './attendance.js';

const MOST = 3;

/** What the user can check in to now; renders nothing if that is nothing. */
export function CheckInCard() {
  const { timeZone } = useSessionUser();
  const navigate = useNavigate();
  const { data, error } = useSignupsPageQuery(
    { when: 'current', sort: 'date', limit: MOST },
    { refetchOnMountOrArgChange: true },
  );
  // what comes below waits, so that it does not move
  if (!data && !error) return <div aria-busy />;
  const signups = data?.rows.filter((signup) => canCheckIn(signup, timeZone)) ?? [];
  if (signups.length === 0) return null;
  const isOn = signups.some(({ opportunity }) => timeNow(opportunity, timeZone) === 'now');
  const label = isOn ? t('opportunities.happeningNow') : t('opportunities.startingSoon');
  return (
    <ListCard title={label}>
      <Box sx={{ px: { xs: 4, sm: 5 } }}>
        <SignupList
          label={label}
          signups={signups}
          onOpen={(id) => void navigate(`${PATHS.opportunities}?opportunity=${id}`)}
        />
      </Box>
    </ListCard>
  );
}
