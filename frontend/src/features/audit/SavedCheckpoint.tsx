import { useRef, useState } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FileUp } from 'lucide-react';
import { errorMessage } from '../../api/errorMessage.js';
import { Field } from '../../ui/Field.js';
import { visuallyHidden } from '../../ui/styled.js';
import type { Verdict } from './checkSavedCheckpoint.js';
import { CheckResult } from './CheckResult.js';

/** The maximum size of a checkpoint, in bytes. */
const LONGEST = 20_000;
const TOO_LONG = t('audit.fileTooLong');

interface SavedCheckpointProps {
  readonly check: (note: string) => Promise<Verdict>;
}

export function SavedCheckpoint({ check }: SavedCheckpointProps) {
  const file = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const put = (text: string): void => {
    setNote(text);
    setVerdict(null);
    setProblem(undefined);
  };
  const read = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    if (chosen.size > LONGEST) return setProblem(TOO_LONG);
    put(await chosen.text());
  };
  const hold = async (): Promise<void> => {
    if (busy) return;
    setVerdict(null);
    if (!note.trim()) return setProblem(t('audit.checkpointRequired'));
    setBusy(true);
    try {
      setVerdict(await check(note));
    } catch (error) {
      setProblem(errorMessage(error, t('audit.savedNotChecked')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack spacing={4} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Field
        label={t('audit.yourCheckpoint')}
        multiline
        minRows={4}
        maxRows={10}
        value={note}
        error={problem}
        onChange={({ target }) => put(target.value)}
        slotProps={{ input: { spellCheck: false, maxLength: LONGEST } }}
        sx={{ '& textarea': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace', fontSize: '0.8125rem' } }}
      />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" aria-disabled={busy} onClick={() => void hold()}>
          {busy ? t('audit.checking') : t('audit.checkMyCheckpoint')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FileUp size={18} aria-hidden />}
          onClick={() => file.current?.click()}
        >
          {t('audit.chooseFile')}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".txt,text/plain"
          aria-label={t('audit.checkpointFile')}
          tabIndex={-1}
          style={visuallyHidden}
          onChange={({ target }) => {
            void read(target.files?.[0]);
            target.value = '';
          }}
        />
      </Stack>
      <div role="status" style={verdict ? undefined : visuallyHidden}>
        {verdict && <CheckResult holds={verdict.holds}>{verdict.words}</CheckResult>}
      </div>
    </Stack>
  );
}
