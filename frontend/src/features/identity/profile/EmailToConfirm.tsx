import type { Profile } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMailEmailLinkMutation } from '../../../api/identity.js';
import { tried, type Outcome } from '../../../ui/told.js';

const OUTCOME: Outcome = {
  done: { title: 'Link sent' },
  failed: { title: 'Link not sent', fallback: 'Failed to send the link. Please try again.' },
};

/** Says that an address waits for its mail to be answered, and sends that once more. */
export function EmailToConfirm({ profile, email }: { profile: Profile; email: string }) {
  const [send, { isLoading }] = useMailEmailLinkMutation();
  const { emailConfirmed, newEmail, sendsMail } = profile;
  if (!sendsMail || (emailConfirmed && newEmail === null)) return null;
  return (
    <Box sx={{ mb: 5 }}>
      <Alert>
        {newEmail
          ? `We sent a link to ${newEmail}. Your email stays ${email} until you open it.`
          : `We sent a link to ${email}. Open it to confirm that this email is yours.`}
        <Button
          size="small"
          color="inherit"
          disabled={isLoading}
          onClick={() => void tried(send().unwrap(), OUTCOME)}
          sx={{ display: 'block', mt: 1, ml: -1.25, textDecoration: 'underline' }}
        >
          Send it again
        </Button>
      </Alert>
    </Box>
  );
}
