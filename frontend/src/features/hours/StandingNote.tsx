import type { HoursView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatInstant, formatWait } from '../../lib/dates.js';
import { standingOf } from './standing.js';

const Note = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: '16px 0 0',
  padding: 16,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.sunken,
}));

/** Where an entry stands: its stage, whom it waits for, since when, and what comes next. */
export function StandingNote({ entry }: { entry: HoursView }) {
  const user = useSessionUser();
  const { stage, waitingFor, next } = standingOf(entry, user);
  const wait = formatWait(entry.statusSince);
  return (
    <Note>
      <Typography sx={{ fontWeight: 650 }}>
        {stage}
        {waitingFor && ` — waiting for ${waitingFor}`}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Since {formatInstant(entry.statusSince, user.timeZone)}
        {waitingFor && wait !== 'today' && ` (${wait})`}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{next}</Typography>
    </Note>
  );
}
