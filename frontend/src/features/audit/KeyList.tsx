import type { LogKey } from '@hourtrail/contracts';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatInstant } from '../../lib/dates.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { ExactText } from './ExactText.js';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > pre': { flex: 1 },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'flex-start', '& > pre': { flex: 'none' } },
  '@media print': { '& > button': { display: 'none' } },
}));

/** Every key that ever signed, the present one first. */
export function KeyList({ keys }: { keys: readonly LogKey[] }) {
  const { timeZone } = useSessionUser();
  return (
    <Stack spacing={5} useFlexGap>
      {keys.map(({ verifierKey, since, until }) => (
        <div key={verifierKey}>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {until === null ? 'Signs now' : `Signed until ${formatInstant(until, timeZone)}`}
          </Typography>
          <Line>
            <ExactText>{verifierKey}</ExactText>
            {window.isSecureContext && <CopyButton text={verifierKey} />}
          </Line>
          <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
            Since {formatInstant(since, timeZone)}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
