import { LIMITS } from '@hourtrail/contracts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CopyField } from './CopyField.js';

interface OneTimePasswordNoteProps {
  readonly name: string;
  readonly username: string;
  readonly password: string;
}

/** The server stores only a hash, so the password can be shown only once. */
export const OneTimePasswordNote = ({ name, username, password }: OneTimePasswordNoteProps) => (
  <Stack spacing={4} useFlexGap>
    <Typography>
      {name} signs in as <strong>{username}</strong> with this password, and must change it at first login.
    </Typography>
    <CopyField label="One-time password" value={password} />
    <Typography sx={{ color: 'text.secondary' }}>
      It can be used for {LIMITS.oneTimePasswordHours} hours and is shown only now.
    </Typography>
  </Stack>
);
