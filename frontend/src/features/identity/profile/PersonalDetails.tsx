import { t, ChangeProfile, isRequired, type Profile, type SessionUser } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { fieldErrors } from '../../../api/errorMessage.js';
import { useMailEmailLinkMutation, useChangeProfileMutation } from '../../../api/identity.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { wireResolver } from '../../../lib/wireResolver.js';
import { showFieldErrors } from '../../../lib/formErrors.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { Field } from '../../../ui/Field.js';
import { PasswordField } from '../../../ui/PasswordField.js';
import { RoleBadge } from '../../../ui/RoleBadge.js';
import { toast } from '../../../ui/toast.js';
import { tried, type Outcome } from '../../../ui/withToast.js';
import { Section } from './Section.js';

const FIELDS = ['firstName', 'lastName', 'email', 'currentPassword'] as const;

interface PersonalDetailsProps {
  readonly profile: Profile;
}

export function PersonalDetails({ profile }: PersonalDetailsProps) {
  const user = useSessionUser();
  // without a password, the email comes from Google and cannot be changed here
  const { hasPassword } = profile;
  return (
    <Section title={t('profile.personalDetails')}>
      <Box sx={{ mb: { xs: 2, sm: 5 } }}>
        <FactGrid
          facts={[
            [t('common.username'), user.username],
            [t('common.role'), <RoleBadge key="role" role={user.role} />],
            [t('common.school'), user.organizationName],
            ...(hasPassword ? [] : [[t('common.email'), t('profile.emailFromGoogle', { email: user.email })] as const]),
          ]}
        />
      </Box>
      <EmailToConfirm profile={profile} email={user.email} />
      <DetailsForm user={user} hasPassword={hasPassword} />
    </Section>
  );
}

function DetailsForm({ user, hasPassword }: { user: SessionUser; hasPassword: boolean }) {
  const change = useChangeProfile();
  const { control, register, handleSubmit, setError, reset, formState } = useForm<DetailsValues>({
    resolver: detailsResolver(user),
    defaultValues: detailsOf(user),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const asksPassword = isNewEmail(useWatch({ control, name: 'email' }), user);
  const send = handleSubmit(async (values) => {
    const error = await change(changesIn(values, user));
    if (error) showFieldErrors(fieldErrors(error), FIELDS, setError);
    else reset({ ...values, currentPassword: '' });
  });
  return (
    <Stack component="form" noValidate spacing={5} onSubmit={(event) => void send(event)}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
        <Field
          label={t('common.firstName')}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <Field
          label={t('common.lastName')}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </Stack>
      {hasPassword && (
        <Field
          label={t('common.email')}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
      )}
      {asksPassword && (
        <PasswordField
          label={t('profile.currentPassword')}
          autoComplete="current-password"
          hint={t('profile.currentPasswordHint')}
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
      )}
      <Button
        type="submit"
        variant={isDirty ? 'contained' : 'outlined'}
        disabled={isSubmitting}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        {isSubmitting ? t('common.saving') : t('common.saveChanges')}
      </Button>
    </Stack>
  );
}

const OUTCOME: Outcome = {
  done: { title: t('profile.linkSent') },
  failed: { title: t('profile.linkNotSent'), fallback: t('profile.linkNotSentError') },
};

function EmailToConfirm({ profile, email }: { profile: Profile; email: string }) {
  const [send, { isLoading }] = useMailEmailLinkMutation();
  const { emailConfirmed, newEmail, sendsMail } = profile;
  if (!sendsMail || (emailConfirmed && newEmail === null)) return null;
  return (
    <Box sx={{ mb: 5 }}>
      <Alert>
        {newEmail ? t('profile.confirmNewEmail', { newEmail, email }) : t('profile.confirmEmail', { email })}
        <Button
          size="small"
          color="inherit"
          disabled={isLoading}
          onClick={() => void tried(send().unwrap(), OUTCOME)}
          sx={{ display: 'block', mt: 1, ml: -1.25, textDecoration: 'underline' }}
        >
          {t('profile.sendLinkAgain')}
        </Button>
      </Alert>
    </Box>
  );
}

type DetailsValues = Required<Omit<ChangeProfile, 'language'>>;

const detailsOf = ({ firstName, lastName, email }: SessionUser): DetailsValues => ({
  firstName,
  lastName,
  email,
  currentPassword: '',
});

const isNewEmail = (email: string, user: SessionUser): boolean => email.trim() !== user.email;

const detailsResolver = (user: SessionUser): Resolver<DetailsValues> =>
  wireResolver(
    ChangeProfile,
    (values) => values,
    ({ email, currentPassword }) => ({
      currentPassword:
        isNewEmail(email, user) && !currentPassword ? isRequired(t('profile.currentPassword')) : undefined,
    }),
  );

/** Contains only changed fields. */
function changesIn(values: DetailsValues, user: SessionUser): ChangeProfile {
  const { firstName, lastName, email, currentPassword } = values;
  return {
    ...(firstName.trim() !== user.firstName && { firstName }),
    ...(lastName.trim() !== user.lastName && { lastName }),
    ...(isNewEmail(email, user) && { email, currentPassword }),
  };
}

const PROFILE_SAVED: Outcome = {
  done: { title: t('profile.profileSaved') },
  failed: { title: t('profile.profileNotSaved'), fallback: t('profile.profileNotSavedError') },
};

/** Resolves to the error, or to null. */
function useChangeProfile(): (changes: ChangeProfile) => Promise<unknown> {
  const [send] = useChangeProfileMutation();
  return async (changes) => {
    if (Object.keys(changes).length > 0) return tried(send(changes).unwrap(), PROFILE_SAVED);
    toast({ title: t('profile.nothingToSave') });
    return null;
  };
}
