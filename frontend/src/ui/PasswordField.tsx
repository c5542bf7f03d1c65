import { useId, useState, type ComponentProps } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field, labelId } from './Field.js';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'endAdornment' | 'multiline'>;

export function PasswordField({ id, ...field }: PasswordFieldProps) {
  const generated = useId();
  const own = id ?? generated;
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      id={own}
      type={shown ? 'text' : 'password'}
      sx={{ pr: '4px' }}
      slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
      endAdornment={
        <InputAdornment position="end">
          <Button
            size="small"
            color="inherit"
            aria-controls={own}
            aria-describedby={labelId(own)}
            onClick={() => setShown(!shown)}
            sx={{ minHeight: 32, minWidth: 52, color: 'text.secondary' }}
          >
            {shown ? t('ui.hide') : t('ui.show')}
          </Button>
        </InputAdornment>
      }
    />
  );
}

interface Typed {
  password: string;
  confirmPassword: string;
}

interface NewPasswordFieldsProps {
  readonly hint: string;
  readonly errors: FieldErrors<Typed>;
  readonly register: (field: keyof Typed) => ReturnType<UseFormRegister<Typed>>;
}

export const NewPasswordFields = ({ hint, errors, register }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label={t('common.password')}
      autoComplete="new-password"
      hint={hint}
      error={errors.password?.message}
      {...register('password')}
    />
    <PasswordField
      label={t('ui.confirmPassword')}
      autoComplete="new-password"
      error={errors.confirmPassword?.message}
      {...register('confirmPassword')}
    />
  </>
);
