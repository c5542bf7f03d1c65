import { useState } from 'react';
import { t, type OrganizationView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { fieldErrors } from '../../api/errorMessage.js';
import { useRemoveSignInMutation, useSetSignInMutation } from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { CheckField } from '../../ui/CheckField.js';
import { ConfirmDialog, type Confirmation } from '../../ui/ConfirmDialog.js';
import { Field } from '../../ui/Field.js';
import { tried, type Outcome } from '../../ui/withToast.js';
import {
  NewAccountFields,
  OidcFields,
  ProtocolField,
  RolesField,
  SamlFields,
  type RolesProps,
} from './SignInFields.js';
import { LogInLink, OurAddresses, Trial, type PartProps } from './SignInParts.js';
import { FIELDS, resolverFor, valuesOf, wireOf, type SignInValues } from './signInValues.js';

const SAVED: Outcome = {
  done: { title: t('schools.signInSaved') },
  failed: { title: t('schools.signInNotSaved'), fallback: t('schools.tryAgain') },
};
const REMOVED: Outcome = {
  done: { title: t('schools.signInRemoved') },
  failed: { title: t('schools.signInNotRemoved'), fallback: t('schools.tryAgain') },
};

export function SignInForm({
  id,
  provider,
  roles,
  isDistrict,
}: PartProps & RolesProps & Pick<OrganizationView, 'isDistrict'>) {
  const inOtherSchool = actsInOtherSchool(useSessionUser(), id);
  const [save] = useSetSignInMutation();
  const [remove] = useRemoveSignInMutation();
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const form = useForm<SignInValues>({
    resolver: resolverFor(inOtherSchool),
    defaultValues: valuesOf(provider, roles),
  });
  const { register, control, handleSubmit, setError, getValues, formState } = form;
  const { errors, isSubmitting } = formState;
  const [protocol, makesAccounts] = useWatch({ control, name: ['protocol', 'makesAccounts'] });
  const send = handleSubmit(async (values) => {
    const { version } = provider;
    const error = await tried(save({ id, version, ...wireOf(values) }).unwrap(), SAVED);
    showFieldErrors(fieldErrors(error), FIELDS, setError);
  });
  const askRemoval = (): void => {
    const reason = getValues('reason').trim();
    if (inOtherSchool && !reason) {
      setError('reason', { message: OTHER_SCHOOL_NEEDS_REASON }, { shouldFocus: true });
      return;
    }
    setConfirmation({
      title: t('schools.removeSignInQuestion'),
      question: t('schools.removeSignInDetail'),
      confirm: t('common.remove'),
      busy: t('common.removing'),
      destructive: true,
      onConfirm: () => tried(remove({ id, ...(reason && { reason }) }).unwrap(), REMOVED).then(() => null),
    });
  };
  return (
    <Stack spacing={4} sx={{ maxWidth: 640 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('schools.signInText')}</Typography>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack spacing={4}>
          <ProtocolField control={control} />
          <OurAddresses protocol={protocol} provider={provider} />
          {protocol === 'oidc' ? (
            <OidcFields form={form} provider={provider} />
          ) : (
            <SamlFields form={form} provider={provider} />
          )}
          <Field
            label={t('labels.emailDomain')}
            optional={!makesAccounts}
            hint={t('schools.emailDomainHint')}
            autoComplete="off"
            error={errors.domain?.message}
            {...register('domain')}
          />
          <RolesField roles={roles} control={control} error={errors.roles?.message} />
          <CheckField
            label={t('schools.signInRequired')}
            hint={t('schools.signInRequiredHint')}
            defaultChecked={provider.required}
            {...register('required')}
          />
          {!isDistrict && <NewAccountFields form={form} provider={provider} />}
          {inOtherSchool && (
            <Field
              label={t('common.reason')}
              hint={t('schools.otherSchoolHint')}
              autoComplete="off"
              error={errors.reason?.message}
              {...register('reason')}
            />
          )}
          <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {isSubmitting ? t('common.saving') : t('schools.saveSignIn')}
            </Button>
            {provider.issuer && (
              <Button color="error" onClick={askRemoval}>
                {t('common.remove')}
              </Button>
            )}
          </Stack>
        </Stack>
      </form>
      {provider.issuer && (
        <>
          <Trial id={id} protocol={provider.protocol} />
          <LogInLink id={id} provider={provider} />
        </>
      )}
      <ConfirmDialog confirmation={confirmation} onClose={() => setConfirmation(null)} />
    </Stack>
  );
}
