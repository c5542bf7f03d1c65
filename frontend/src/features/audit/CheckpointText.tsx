import { t, type LogKey } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatInstant } from '../../lib/dates.js';
import { saveFile } from '../../lib/saveFile.js';
import { CopyButton } from '../../ui/CopyField.js';
import { ExactText } from './Hash.js';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

interface CheckpointTextProps {
  readonly text: string;
  readonly school: number;
}

export function CheckpointText({ text, school }: CheckpointTextProps) {
  return (
    <>
      <ExactText>{text}</ExactText>
      <Actions>
        <Button
          variant="contained"
          startIcon={<Download size={18} aria-hidden />}
          onClick={() => saveCheckpoint(text, school)}
        >
          {t('audit.downloadCheckpoint')}
        </Button>
        {window.isSecureContext && <CopyButton color="inherit" text={text} />}
      </Actions>
    </>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > pre': { flex: 1 },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'flex-start', '& > pre': { flex: 'none' } },
  '@media print': { '& > button': { display: 'none' } },
}));

/** Includes former keys; the current one comes first. */
export function KeyList({ keys }: { keys: readonly LogKey[] }) {
  const { timeZone } = useSessionUser();
  return (
    <Stack spacing={5} useFlexGap>
      {keys.map(({ verifierKey, since, until }) => (
        <div key={verifierKey}>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {until === null ? t('audit.keyInUse') : t('audit.keyUntil', { date: formatInstant(until, timeZone) })}
          </Typography>
          <Line>
            <ExactText>{verifierKey}</ExactText>
            {window.isSecureContext && <CopyButton text={verifierKey} />}
          </Line>
          <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
            {t('audit.keySince', { date: formatInstant(since, timeZone) })}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}

/** The number of events, from the second line of a checkpoint. */
export const sizeOf = (checkpoint: string): string => checkpoint.split('\n')[1] ?? '';

export const saveCheckpoint = (text: string, school: number): void =>
  saveFile(new Blob([text], { type: 'text/plain' }), `checkpoint-${school}-${sizeOf(text)}.txt`);
