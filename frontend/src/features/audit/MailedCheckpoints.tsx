import type { CheckpointMail } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Mail, MailX } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { countOf } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';

interface MailedCheckpointsProps {
  readonly mail: CheckpointMail;
  readonly busy: boolean;
  readonly onStart: () => void;
  readonly onEnd: () => void;
}

export function MailedCheckpoints({ mail, busy, onStart, onEnd }: MailedCheckpointsProps) {
  const { timeZone } = useSessionUser();
  const { isOn, sendsMail, email, newest } = mail;
  const words = mailWords(mail, timeZone);
  return (
    <Stack spacing={4} useFlexGap sx={{ alignItems: 'flex-start' }}>
      {isOn && (
        <Stack spacing={2} useFlexGap sx={{ overflowWrap: 'anywhere' }}>
          <Typography>They go to {email}, at most one a day.</Typography>
          {newest?.state === 'failed' ? <Alert>{words}</Alert> : <Typography>{words}</Typography>}
        </Stack>
      )}
      {!sendsMail && <Alert>{isOn ? NO_MAIL_NOW : NO_MAIL}</Alert>}
      {(isOn || sendsMail) && (
        <Button
          variant="outlined"
          {...(isOn && { color: 'inherit' })}
          startIcon={isOn ? <MailX size={18} aria-hidden /> : <Mail size={18} aria-hidden />}
          aria-disabled={busy}
          onClick={busy ? undefined : isOn ? onEnd : onStart}
        >
          {isOn ? (busy ? 'Turning off...' : 'Turn off') : busy ? 'Turning on...' : TURN_ON}
        </Button>
      )}
    </Stack>
  );
}

const TURN_ON = 'Mail me the newest checkpoint once a day';

function mailWords({ email, newest }: CheckpointMail, timeZone: string): string {
  if (!newest) return 'The first one follows in a moment.';
  if (newest.state === 'dropped') return 'The next one follows within a day.';
  const what = `The newest one, of ${countOf(newest.size, 'event')},`;
  if (newest.state === 'sent') return `${what} was sent on ${formatInstant(newest.at, timeZone)}.`;
  if (newest.state === 'queued') return `${what} waits to be sent.`;
  return `${what} could not be delivered to ${email}. Another try follows within a day; if the address is wrong, change it on your profile.`;
}

const NO_MAIL = 'This server sends no mail: no checkpoint can come by itself. Download the newest one above.';
const NO_MAIL_NOW = 'This server sends no mail any more: none comes until whoever runs it has changed that.';
