import type { Invitation } from '@hourtrail/contracts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatInstant } from '../../lib/dates.js';
import { CopyField } from '../../ui/CopyField.js';

/** A link that was made, to be handed on. */
export function InvitationNote({ name, invitation }: { name: string; invitation: Invitation }) {
  const { timeZone } = useSessionUser();
  return (
    <Stack spacing={4} useFlexGap>
      <Typography>Send this link to {name}. It opens a page on which they set their own password.</Typography>
      <CopyField label="Invitation link" value={invitation.url} />
      <Typography sx={{ color: 'text.secondary' }}>
        It can be used once, until {formatInstant(invitation.expiresAt, timeZone)}. Making another ends this one.
      </Typography>
    </Stack>
  );
}
