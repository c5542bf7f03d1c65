import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Download } from 'lucide-react';
import { CopyButton } from '../../ui/CopyButton.js';
import { ExactText } from './ExactText.js';
import { saveCheckpoint } from './saveCheckpoint.js';

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

interface CheckpointTextProps {
  readonly text: string;
  readonly school: number;
}

/** A signed checkpoint as it travels, to be read, copied and kept elsewhere. */
export function CheckpointText({ text, school }: CheckpointTextProps) {
  return (
    <>
      <ExactText>{text}</ExactText>
      <Acts>
        <Button
          variant="contained"
          startIcon={<Download size={18} aria-hidden />}
          onClick={() => saveCheckpoint(text, school)}
        >
          Download checkpoint
        </Button>
        {window.isSecureContext && <CopyButton color="inherit" text={text} />}
      </Acts>
    </>
  );
}
