import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check, Copy } from 'lucide-react';

const Line = styled('div')({ display: 'flex', gap: 8, alignItems: 'stretch', '& button': { flex: 'none' } });
const Label = styled('label')({ display: 'block', marginBottom: 6, fontWeight: 600 });
const Value = styled('input')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  padding: '8px 12px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 8,
  font: '600 1rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.sunken,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

/** Something to hand on: shown to be read, and copied at a press. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    input.current?.select();
    // without https there is no clipboard: what is selected can still be copied by hand
    if (!window.isSecureContext) return;
    await navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Line>
        <Value ref={input} id={id} readOnly value={value} onFocus={(event) => event.target.select()} />
        <Button
          variant="outlined"
          startIcon={copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          <span role="status">{copied ? 'Copied' : 'Copy'}</span>
        </Button>
      </Line>
    </div>
  );
}
