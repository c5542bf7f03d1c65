import { t } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './Field.js';

type Name = 'firstName' | 'lastName' | 'email' | 'username';

interface NameFieldsProps {
  readonly withUsername?: boolean;
  readonly register: (name: Name) => UseFormRegisterReturn & { readonly id?: string };
  readonly errors: { readonly [Each in Name]?: { readonly message?: string | undefined } | undefined };
}

/** No autocomplete: the browser would offer the details of the person who types, not of the one to be added. */
export function NameFields({ register, errors, withUsername = true }: NameFieldsProps) {
  const field = (name: Name) => ({ autoComplete: 'off', error: errors[name]?.message, ...register(name) });
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: { xs: 5, sm: 4 } }}>
        <Field label={t('common.firstName')} {...field('firstName')} />
        <Field label={t('common.lastName')} {...field('lastName')} />
      </Box>
      <Field label={t('common.email')} type="email" {...field('email')} />
      {withUsername && (
        <Field
          label={t('common.username')}
          {...field('username')}
          slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
        />
      )}
    </>
  );
}
