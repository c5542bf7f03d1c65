import type { LogKey } from '@hourtrail/contracts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatInstant } from '../../lib/dates.js';
import { CopyField } from '../../ui/CopyField.js';

/** Every key that ever signed, the present one first. */
export function KeyList({ keys }: { keys: readonly LogKey[] }) {
  const { timeZone } = useSessionUser();
  return (
    <Stack spacing={5} useFlexGap>
      {keys.map(({ verifierKey, since, until }) => (
        <div key={verifierKey}>
          <CopyField
            label={until === null ? 'Signs now' : `Signed until ${formatInstant(until, timeZone)}`}
            value={verifierKey}
          />
          <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
            Since {formatInstant(since, timeZone)}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
