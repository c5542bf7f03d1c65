import { useId, type ReactNode, type Ref } from 'react';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, FieldShell, type FieldFrame } from './Field.js';

type SelectFieldProps = FieldFrame &
  Omit<NativeSelectProps, 'label' | 'error' | 'ref' | 'input'> & {
    readonly ref?: Ref<HTMLSelectElement>;
    readonly children: ReactNode;
  };

/** A native select: phones have their own picker for it. */
export function SelectField({
  label,
  hint,
  error,
  optional = false,
  ref,
  id,
  inputProps,
  children,
  ...select
}: SelectFieldProps) {
  const generated = useId();
  const own = id ?? generated;
  const frame = { label, hint, error, optional };
  return (
    <FieldShell id={own} {...frame}>
      <NativeSelect
        {...select}
        input={<OutlinedInput />}
        inputRef={ref}
        inputProps={{ ...inputProps, id: own, 'aria-describedby': describedBy(own, frame) }}
      >
        {children}
      </NativeSelect>
    </FieldShell>
  );
}
