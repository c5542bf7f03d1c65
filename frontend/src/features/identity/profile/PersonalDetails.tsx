import type { Profile, SessionUser } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { fieldErrors } from '../../../api/errorMessage.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { showFieldErrors } from '../../../lib/formErrors.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { Field } from '../../../ui/Field.js';
import { PasswordField } from '../../../ui/PasswordField.js';
import { RoleBadge } from '../../../ui/RoleBadge.js';
import { changesIn, detailsOf, detailsResolver, isNewEmail, type DetailsValues } from './details.js';
import { Section } from './Section.js';
import { EmailToConfirm } from './EmailToConfirm.js';
import { useChangeProfile } from './useChangeProfile.js';

const FIELDS = ['firstName', 'lastName', 'email', 'currentPassword'] as const;

interface PersonalDetailsProps {
  readonly profile: Profile;
}

/** Name and email, to change; username, role and school, to know. */
export function PersonalDetails({ profile }: PersonalDetailsProps) {
  const user = useSessionUser();
  // who signs in by Google alone keeps the email they have there
  const { hasPassword } = profile;
  return (
    <Section title="Personal details">
      <Box sx={{ mb: { xs: 2, sm: 5 } }}>
        <FactGrid
          facts={[
            ['Username', user.username],
            ['Role', <RoleBadge key="role" role={user.role} />],
            ['School', user.organizationName],
            ...(hasPassword ? [] : [['Email', `${user.email}, as Google knows you`] as const]),
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
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </Stack>
      {hasPassword && (
        <Field label="Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
      )}
      {asksPassword && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          hint="Asked because your email changes"
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
        {isSubmitting ? 'Saving...' : 'Save changes'}
      </Button>
    </Stack>
  );
}
