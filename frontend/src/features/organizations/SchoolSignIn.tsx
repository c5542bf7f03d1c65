import { useId, useState } from 'react';
import {
  can,
  isOfDistrict,
  ROLE_LABELS,
  SetSignIn,
  SIGN_IN_ROLES,
  t,
  type OrganizationView,
  type SignInProvider,
  type SignInRole,
} from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useController, useForm, type Control } from 'react-hook-form';
import { fieldErrors } from '../../api/errorMessage.js';
import {
  useRemoveSignInMutation,
  useSetSignInMutation,
  useSignInQuery,
  useTrySignInMutation,
} from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { wireResolver } from '../../lib/wireResolver.js';
import { CheckField } from '../../ui/CheckField.js';
import { ConfirmDialog, type Confirmation } from '../../ui/ConfirmDialog.js';
import { CopyField } from '../../ui/CopyField.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { Field, FieldMessage } from '../../ui/Field.js';
import { ErrorState, Late } from '../../ui/states.js';
import { showFailure, tried, type Outcome } from '../../ui/withToast.js';

/** How the school's people sign in: super-admins and the district's set it up, the school's own administrators see it. */
export function SchoolSignIn({ school }: { school: OrganizationView }) {
  const { role } = useSessionUser();
  const { data, error, isError, refetch } = useSignInQuery(school.id);
  if (isError) return <ErrorState title={t('schools.signInNotLoaded')} error={error} onRetry={refetch} />;
  if (!data)
    return (
      <Late role="status" aria-label={t('schools.loadingSignIn')}>
        <Skeleton variant="rounded" height={190} />
      </Late>
    );
  const roles = SIGN_IN_ROLES.filter((one) => isOfDistrict(one) === school.isDistrict);
  if (can(role, 'schools.set-sign-in'))
    return <SignInForm key={data.version} id={school.id} provider={data} roles={roles} />;
  return <SignInFacts id={school.id} provider={data} />;
}

interface PartProps {
  readonly id: number;
  readonly provider: SignInProvider;
}

function SignInFacts({ id, provider }: PartProps) {
  const { issuer, clientId, domain, roles, required, redirectUri } = provider;
  return (
    <Stack spacing={4} sx={{ maxWidth: 640 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {`${issuer ? t('schools.signInText') : t('schools.noSignIn')} ${t('schools.signInAsk')}`}
      </Typography>
      {issuer && (
        <>
          <FactGrid
            facts={[
              [t('labels.issuer'), issuer],
              [t('labels.clientId'), clientId],
              ...(domain ? [[t('labels.emailDomain'), domain] as const] : []),
              [t('schools.signInRoles'), roles.map((role) => t(ROLE_LABELS[role])).join(', ')],
              [t('schools.signInRequired'), required ? t('schools.signInRequiredYes') : t('schools.signInOptional')],
            ]}
          />
          <CopyField label={t('schools.redirectUri')} value={redirectUri} />
          <LogInLink id={id} provider={provider} />
          <Trial id={id} />
        </>
      )}
    </Stack>
  );
}

/** The path is the server's, so that the link holds wherever the page is read. */
const LogInLink = ({ id, provider: { redirectUri } }: PartProps) => (
  <CopyField
    label={t('schools.logInLink')}
    value={`${redirectUri.slice(0, redirectUri.indexOf('/api/'))}/login/${id}`}
  />
);

function Trial({ id }: Pick<PartProps, 'id'>) {
  const [send, { data, isLoading }] = useTrySignInMutation();
  const failed = { title: t('schools.signInNotTried'), fallback: t('schools.tryAgain') };
  return (
    <div>
      <Button
        variant="outlined"
        disabled={isLoading}
        onClick={() =>
          void send(id)
            .unwrap()
            .catch((error: unknown) => showFailure(error, failed))
        }
      >
        {isLoading ? t('schools.tryingSignIn') : t('schools.trySignIn')}
      </Button>
      <div role="status">
        {data && (
          <Alert severity={data.problem ? 'warning' : 'success'} sx={{ mt: 3 }}>
            {data.problem ?? t('schools.signInWorks')}
          </Alert>
        )}
      </div>
    </div>
  );
}

interface SignInValues {
  issuer: string;
  clientId: string;
  clientSecret: string;
  domain: string;
  roles: readonly SignInRole[];
  required: boolean;
  reason: string;
}

const FIELDS = [
  'issuer',
  'clientId',
  'clientSecret',
  'domain',
  'roles',
  'required',
  'reason',
] as const satisfies readonly (keyof SignInValues)[];

const wireOf = ({ clientSecret, reason, roles, ...values }: SignInValues): SetSignIn => ({
  ...values,
  issuer: values.issuer.trim(),
  clientId: values.clientId.trim(),
  domain: values.domain.trim(),
  roles: [...roles],
  ...(clientSecret && { clientSecret }),
  ...(reason.trim() && { reason: reason.trim() }),
});

const resolverFor = (needsReason: boolean) =>
  wireResolver<SetSignIn, SignInValues>(SetSignIn, wireOf, ({ reason }) =>
    needsReason && !reason.trim() ? { reason: OTHER_SCHOOL_NEEDS_REASON } : {},
  );

const SAVED: Outcome = {
  done: { title: t('schools.signInSaved') },
  failed: { title: t('schools.signInNotSaved'), fallback: t('schools.tryAgain') },
};
const REMOVED: Outcome = {
  done: { title: t('schools.signInRemoved') },
  failed: { title: t('schools.signInNotRemoved'), fallback: t('schools.tryAgain') },
};

function SignInForm({ id, provider, roles }: PartProps & RolesProps) {
  const { version, redirectUri, ...stored } = provider;
  const inOtherSchool = actsInOtherSchool(useSessionUser(), id);
  const [save] = useSetSignInMutation();
  const [remove] = useRemoveSignInMutation();
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const { register, control, handleSubmit, setError, getValues, formState } = useForm<SignInValues>({
    resolver: resolverFor(inOtherSchool),
    defaultValues: { ...stored, clientSecret: '', reason: '', roles: stored.issuer ? stored.roles : roles },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (values) => {
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
  const field = (name: 'issuer' | 'clientId' | 'clientSecret' | 'domain' | 'reason') => ({
    autoComplete: 'off',
    error: errors[name]?.message,
    ...register(name),
  });
  return (
    <Stack spacing={4} sx={{ maxWidth: 640 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('schools.signInText')}</Typography>
      <CopyField label={t('schools.redirectUri')} value={redirectUri} />
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack spacing={4}>
          <Field label={t('labels.issuer')} hint={t('schools.issuerHint')} {...field('issuer')} />
          <Field label={t('labels.clientId')} {...field('clientId')} />
          <Field
            label={t('labels.clientSecret')}
            type="password"
            hint={stored.issuer ? t('schools.secretHint') : undefined}
            {...field('clientSecret')}
          />
          <Field label={t('labels.emailDomain')} optional hint={t('schools.emailDomainHint')} {...field('domain')} />
          <RolesField roles={roles} control={control} error={errors.roles?.message} />
          <CheckField
            label={t('schools.signInRequired')}
            hint={t('schools.signInRequiredHint')}
            defaultChecked={stored.required}
            {...register('required')}
          />
          {inOtherSchool && (
            <Field label={t('common.reason')} hint={t('schools.otherSchoolHint')} {...field('reason')} />
          )}
          <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" disabled={isSubmitting}>
              {isSubmitting ? t('common.saving') : t('schools.saveSignIn')}
            </Button>
            {stored.issuer && (
              <Button color="error" onClick={askRemoval}>
                {t('common.remove')}
              </Button>
            )}
          </Stack>
        </Stack>
      </form>
      {stored.issuer && (
        <>
          <Trial id={id} />
          <LogInLink id={id} provider={provider} />
        </>
      )}
      <ConfirmDialog confirmation={confirmation} onClose={() => setConfirmation(null)} />
    </Stack>
  );
}

const Group = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled('legend')({ marginBottom: 6, padding: 0, fontWeight: 600 });

interface RolesProps {
  /** Of the people of this school. */
  readonly roles: readonly SignInRole[];
}

interface RolesFieldProps extends RolesProps {
  readonly control: Control<SignInValues>;
  readonly error: string | undefined;
}

function RolesField({ control, error, roles }: RolesFieldProps) {
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
