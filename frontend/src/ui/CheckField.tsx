import { useId, type Ref } from 'react';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';

type CheckFieldProps = Omit<CheckboxProps, 'ref'> & {
  readonly label: string;
  readonly hint?: string;
  readonly ref?: Ref<HTMLInputElement>;
};

export function CheckField({ label, hint, ref, ...checkbox }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        control={<Checkbox {...checkbox} slotProps={{ input: { ref, 'aria-describedby': hint && id } }} />}
      />
      {hint && <FormHelperText id={id}>{hint}</FormHelperText>}
    </div>
  );
}
