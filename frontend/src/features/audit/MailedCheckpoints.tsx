import { t, type CheckpointMail } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Mail, MailX } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
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
          <Typography>{t('audit.emailsGoTo', { email })}</Typography>
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
          {isOn ? (busy ? t('audit.turningOff') : t('audit.turnOff')) : busy ? t('audit.turningOn') : TURN_ON}
        </Button>
      )}
    </Stack>
  );
}

const TURN_ON = t('audit.turnOnEmails');

function mailWords({ email, newest }: CheckpointMail, timeZone: string): string {
  if (!newest) return t('audit.firstEmailSoon');
  if (newest.state === 'dropped') return t('audit.nextEmailSoon');
  const count = newest.size;
  if (newest.state === 'sent') return t('audit.emailSent', { count, date: formatInstant(newest.at, timeZone) });
  if (newest.state === 'queued') return t('audit.emailQueued', { count });
  return t('audit.emailFailed', { count, email });
}

const NO_MAIL = t('audit.noEmail');
const NO_MAIL_NOW = t('audit.noEmailAnymore');
