import { useId, type ReactNode, type Ref } from 'react';
import { t } from '@hourtrail/contracts';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { CircleAlert } from 'lucide-react';

const Label = styled('label')({ marginBottom: 6, fontWeight: 600 });
const Optional = styled('span')(({ theme }) => ({ fontWeight: 400, color: theme.vars.palette.text.caption }));
const Wrong = styled(FormHelperText)({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  '& svg': { flex: 'none', marginTop: 1 },
});

export const FieldMessage = ({ id, children }: { id: string; children: ReactNode }) => (
  <Wrong id={id} error>
    <CircleAlert size={16} aria-hidden /> {children}
  </Wrong>
);

export interface FieldFrame {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
}

interface FieldShellProps extends FieldFrame {
  readonly id: string;
  readonly children: ReactNode;
}

const hintId = (id: string): string => `${id}-hint`;
export const labelId = (id: string): string => `${id}-label`;
const errorId = (id: string): string => `${id}-error`;

export const describedBy = (id: string, { hint, error }: FieldFrame): string | undefined =>
  [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined;

export const FieldShell = ({ id, label, hint, error, optional, children }: FieldShellProps) => (
  <FormControl fullWidth error={Boolean(error)}>
    <Label id={labelId(id)} htmlFor={id}>
      {label} {optional && <Optional>{t('ui.optional')}</Optional>}
    </Label>
    {children}
    {hint && (
      <FormHelperText id={hintId(id)} error={false}>
        {hint}
      </FormHelperText>
    )}
    {error && <FieldMessage id={errorId(id)}>{error}</FieldMessage>}
  </FormControl>
);

type FieldProps = FieldFrame &
  Omit<OutlinedInputProps, 'label' | 'error' | 'ref'> & { readonly ref?: Ref<HTMLInputElement | HTMLTextAreaElement> };

export function Field({ label, hint, error, optional = false, ref, id, inputMode, slotProps, ...input }: FieldProps) {
  const generated = useId();
  const own = id ?? generated;
  const frame = { label, hint, error, optional };
  return (
    <FieldShell id={own} {...frame}>
      <OutlinedInput
        {...input}
        id={own}
        inputRef={ref}
        slotProps={{
          ...slotProps,
          // on the input itself: phones read inputmode only there
          input: { ...slotProps?.input, inputMode, 'aria-describedby': describedBy(own, frame) },
        }}
      />
    </FieldShell>
  );
}
