import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check, Copy, Download } from 'lucide-react';
import { saveCheckpoint } from './saveCheckpoint.js';

const Text = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: 12,
  borderRadius: 8,
  font: '0.8125rem/1.25rem ui-monospace, SFMono-Regular, Menlo, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.sunken,
}));

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

interface CheckpointTextProps {
  readonly text: string;
  readonly school: number;
}

/** A signed checkpoint as it travels, to be read, copied and kept elsewhere. */
export function CheckpointText({ text, school }: CheckpointTextProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => undefined,
    );
  return (
    <>
      <Text>{text}</Text>
      <Acts>
        <Button
          variant="contained"
          startIcon={<Download size={18} aria-hidden />}
          onClick={() => saveCheckpoint(text, school)}
        >
          Download checkpoint
        </Button>
        {window.isSecureContext && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={copied === text ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
            onClick={() => void copy()}
          >
            <span role="status">{copied === text ? 'Copied' : 'Copy'}</span>
          </Button>
        )}
      </Acts>
    </>
  );
}
