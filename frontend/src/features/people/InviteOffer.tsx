import { useState } from 'react';
import type { Invitation } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useInviteMutation } from '../../api/people.js';
import { told } from '../../ui/told.js';
import { InvitationNote } from './InvitationNote.js';
import { INVITED } from './outcomes.js';

/** The next step once a verifier is confirmed: a link by which they set a password. */
export function InviteOffer({ id, name }: { id: number; name: string }) {
  const [invite, { isLoading }] = useInviteMutation();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  if (invitation) return <InvitationNote name={name} invitation={invitation} />;
  const make = (): void => void told(invite(id).unwrap(), INVITED).then(setInvitation, () => undefined);
  return (
    <Stack spacing={4} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Typography>
        {name} is confirmed and can be chosen. To sign in, they set a password of their own by an invitation link.
      </Typography>
      <Button variant="outlined" disabled={isLoading} onClick={make}>
        {isLoading ? 'Making...' : 'Make invitation link'}
      </Button>
    </Stack>
  );
}
