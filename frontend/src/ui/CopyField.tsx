import { useId, useRef, useState } from 'react';
import { t } from '@hourtrail/contracts';
import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check, Copy } from 'lucide-react';
import { visuallyHidden } from './styled.js';

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

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** It takes the focus from the form that it replaces. */
  readonly shownOnce?: boolean;
  readonly onCopied?: (() => void) | undefined;
}

export function CopyField({ label, value, shownOnce = false, onCopied }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Line>
        <Value
          ref={input}
          id={id}
          readOnly
          autoFocus={shownOnce}
          value={value}
          onFocus={(event) => event.target.select()}
          onCopy={onCopied}
        />
        {/* browsers allow the clipboard over https only; selected text can still be copied by hand */}
        <CopyButton text={value} onPress={() => input.current?.select()} onCopied={onCopied} />
      </Line>
    </div>
  );
}

interface CopyButtonProps extends Pick<ButtonProps, 'color'> {
  readonly text: string;
  readonly onPress?: () => void;
  readonly onCopied?: (() => void) | undefined;
}

/** The status region is outside the button, because inside it would change the button's name. */
export function CopyButton({ text, onPress, onCopied, color = 'primary' }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  const copy = async (): Promise<void> => {
    onPress?.();
    if (!window.isSecureContext) return;
    await navigator.clipboard.writeText(text).then(
      () => {
        setCopied(text);
        onCopied?.();
      },
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
        {isCopied ? t('ui.copied') : t('ui.copy')}
      </Button>
      <span role="status" style={visuallyHidden}>
        {isCopied && t('ui.copied')}
      </span>
    </>
  );
}
