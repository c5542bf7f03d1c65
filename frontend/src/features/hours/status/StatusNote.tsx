import { Fragment } from 'react';
import { t, type HoursHistoryStep, type HoursView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { daysSince, formatInstant, formatWait } from '../../../lib/dates.js';
import { statusInWords } from './hoursStatus.js';
import { whatCounts } from './whatCounts.js';
import { whyThere } from './whyThere.js';

const Note = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: '16px 0 0',
  padding: 16,
  borderRadius: 8,
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.sunken,
}));

const Counts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  marginTop: 8,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.hairline}`,
}));

interface StatusNoteProps {
  readonly entry: HoursView;
  /** The trail, if loaded; it explains the current status. */
  readonly steps?: readonly HoursHistoryStep[];
}

export function StatusNote({ entry, steps = [] }: StatusNoteProps) {
  const user = useSessionUser();
  const { status, waits, next } = statusInWords(entry, user);
  const { words, comment } = whatCounts(entry, user, steps);
  const since = entry.deletedAt ?? entry.statusSince;
  const date = formatInstant(since, user.timeZone);
  return (
    <Note>
      <Typography sx={{ fontWeight: 650 }}>{status}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {waits && daysSince(since) > 0
          ? t('hours.sinceWithWait', { date, time: formatWait(since) })
          : t('hours.since', { date })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{next}</Typography>
      <Counts>
        <Typography sx={{ fontWeight: 600 }}>{words}</Typography>
        {comment && <Quote>{comment}</Quote>}
        {whyThere(entry, user, steps).map((why) => (
          <Fragment key={why.words}>
            <Typography sx={{ color: 'text.secondary' }}>{why.words}</Typography>
            {why.comment && <Quote>{why.comment}</Quote>}
          </Fragment>
        ))}
      </Counts>
    </Note>
  );
}

export const Quote = styled('blockquote')(({ theme }) => ({
  margin: '8px 0 0',
  padding: '2px 0 2px 12px',
  whiteSpace: 'pre-wrap',
  borderLeft: `3px solid ${theme.vars.palette.hairline}`,
}));
