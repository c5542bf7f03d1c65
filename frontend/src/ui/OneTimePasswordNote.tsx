import { t, LIMITS } from '@hourtrail/contracts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CopyField } from './CopyField.js';
import { Trans } from './Trans.js';

interface OneTimePasswordNoteProps {
  readonly name: string;
  readonly username: string;
  readonly password: string;
  /** Given where the note takes the place of a form. */
  readonly onCopied?: (() => void) | undefined;
}

/** The server stores only a hash, so the password can be shown only once. */
export const OneTimePasswordNote = ({ name, username, password, onCopied }: OneTimePasswordNoteProps) => (
  <Stack spacing={4} useFlexGap>
    <Typography>
      <Trans id="ui.oneTimePasswordFor" values={{ name, username }} components={{ strong: <strong /> }} />
    </Typography>
    <CopyField
      label={t('ui.oneTimePassword')}
      value={password}
      shownOnce={onCopied !== undefined}
      onCopied={onCopied}
    />
    <Typography sx={{ color: 'text.secondary' }}>
      {t('ui.oneTimePasswordNote', { hours: LIMITS.oneTimePasswordHours, name })}
    </Typography>
  </Stack>
);
