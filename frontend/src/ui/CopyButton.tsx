import { useState } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Check, Copy } from 'lucide-react';
import { visuallyHidden } from './visuallyHidden.js';

interface CopyButtonProps extends Pick<ButtonProps, 'color'> {
  readonly text: string;
  readonly onPress?: () => void;
}

/** Copies a text at a press. That it did is told beside the button: a region within would take the button's name. */
export function CopyButton({ text, onPress, color = 'primary' }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  const copy = async (): Promise<void> => {
    onPress?.();
    if (!window.isSecureContext) return;
    await navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => undefined,
    );
  };
  return (
    <>
      <Button
        variant="outlined"
        color={color}
        startIcon={isCopied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
        onClick={() => void copy()}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <span role="status" style={visuallyHidden}>
        {isCopied && 'Copied'}
      </span>
    </>
  );
}
