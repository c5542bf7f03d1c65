import { useId } from 'react';
import { ROLE_LABELS, t, type NewAccountRules, type SignInProvider, type SignInRole } from '@hourtrail/contracts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useController, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { CheckField } from '../../ui/CheckField.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { Field, FieldMessage } from '../../ui/Field.js';
import { RadioField } from '../../ui/RadioField.js';
import { samlFacts } from './SignInParts.js';
import { PROTOCOL_CHOICES, type SignInValues } from './signInValues.js';

interface FieldsProps {
  readonly form: UseFormReturn<SignInValues>;
  readonly provider: SignInProvider;
}

export function ProtocolField({ control }: { control: Control<SignInValues> }) {
  const { value, name, onChange, ref } = useController({ name: 'protocol', control }).field;
  return (
    <RadioField
      legend={t('labels.protocol')}
      choices={PROTOCOL_CHOICES}
      selected={value}
      name={name}
      ref={ref}
      onChange={onChange}
    />
  );
}

export function OidcFields({ form: { register, formState }, provider }: FieldsProps) {
  const { issuer, clientId, clientSecret } = formState.errors;
  const isStored = provider.issuer && provider.protocol === 'oidc';
  return (
    <>
      <Field
        label={t('labels.issuer')}
        hint={t('schools.issuerHint')}
        autoComplete="off"
        error={issuer?.message}
        {...register('issuer')}
      />
      <Field label={t('labels.clientId')} autoComplete="off" error={clientId?.message} {...register('clientId')} />
      <Field
        label={t('labels.clientSecret')}
        type="password"
        hint={isStored ? t('schools.secretHint') : undefined}
        autoComplete="off"
        error={clientSecret?.message}
        {...register('clientSecret')}
      />
    </>
  );
}

export function SamlFields({ form: { register, formState }, provider }: FieldsProps) {
  const { metadata, emailAttribute } = formState.errors;
  const isStored = provider.protocol === 'saml';
  return (
    <>
      {isStored && <FactGrid facts={[[t('labels.issuer'), provider.issuer], ...samlFacts(provider)]} />}
      <Field
        label={t('labels.metadata')}
        hint={isStored ? t('schools.metadataKept') : t('schools.metadataHint')}
        multiline
        minRows={4}
        maxRows={12}
        autoComplete="off"
        error={metadata?.message}
        {...register('metadata')}
      />
      <Field
        label={t('labels.emailAttribute')}
        optional
        hint={t('schools.emailAttributeHint')}
        autoComplete="off"
        error={emailAttribute?.message}
        {...register('emailAttribute')}
      />
    </>
  );
}

export function NewAccountFields({ form: { register, control, formState }, provider }: FieldsProps) {
  const makesAccounts = useWatch({ control, name: 'makesAccounts' });
  const errors = formState.errors.newAccounts;
  const field = (name: keyof NewAccountRules) => ({
    optional: true,
    autoComplete: 'off',
    error: errors?.[name]?.message,
    ...register(`newAccounts.${name}`),
  });
  return (
    <>
      <CheckField
        label={t('schools.newAccounts')}
        hint={t('schools.newAccountsHint')}
        defaultChecked={provider.newAccounts !== null}
        {...register('makesAccounts')}
      />
      {makesAccounts && (
        <>
          <Field label={t('labels.roleClaim')} hint={t('schools.roleClaimHint')} {...field('roleClaim')} />
          <Field label={t('labels.teacherValue')} {...field('teacherValue')} />
          <Field label={t('labels.verifierValue')} {...field('verifierValue')} />
          <Field label={t('labels.gradeClaim')} hint={t('schools.gradeClaimHint')} {...field('gradeClaim')} />
        </>
      )}
    </>
  );
}

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled('legend')({ marginBottom: 6, padding: 0, fontWeight: 600 });

export interface RolesProps {
  /** Of the people of this school. */
  readonly roles: readonly SignInRole[];
}

interface RolesFieldProps extends RolesProps {
  readonly control: Control<SignInValues>;
  readonly error: string | undefined;
}

export function RolesField({ control, error, roles }: RolesFieldProps) {
  const id = useId();
  const { value, onChange, ref } = useController({ name: 'roles', control }).field;
  return (
    <Group aria-describedby={error && id}>
      <Legend>{t('schools.signInRoles')}</Legend>
      {roles.map((role, index) => (
        <FormControlLabel
          key={role}
          label={t(ROLE_LABELS[role])}
          sx={{ display: 'flex', py: 1.5 }}
          control={
            <Checkbox
              checked={value.includes(role)}
              slotProps={{ input: index === 0 ? { ref } : {} }}
              onChange={({ target }) =>
                onChange(roles.filter((one) => (one === role ? target.checked : value.includes(one))))
              }
            />
          }
        />
      ))}
      {error && <FieldMessage id={id}>{error}</FieldMessage>}
    </Group>
  );
}
