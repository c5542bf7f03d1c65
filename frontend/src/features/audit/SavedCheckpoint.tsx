import { useRef, useState } from 'react';
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
const TOO_LONG = 'This file is too long for a checkpoint.';

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
    if (!note.trim()) return setProblem('Paste a checkpoint, or choose its file.');
    setBusy(true);
    try {
      setVerdict(await check(note));
    } catch (error) {
      setProblem(errorMessage(error, 'The checkpoint could not be checked. Try again.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack spacing={4} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Field
        label="Your checkpoint"
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
          {busy ? 'Checking...' : 'Check my checkpoint'}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<FileUp size={18} aria-hidden />}
          onClick={() => file.current?.click()}
        >
          Choose its file
        </Button>
        <input
          ref={file}
          type="file"
          accept=".txt,text/plain"
          aria-label="The file of your checkpoint"
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
