import { useEffect, useState } from 'react';
import { t, ASSIGNABLE_ROLES, reachOf, type CreatedUser } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { fieldErrors } from '../../api/errorMessage.js';
import { usePasswordMinLength } from '../../api/identity.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { passwordHint } from '../../lib/counts.js';
import { fullName } from '../../lib/names.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import type { DialogForm } from '../../ui/FormDialog.js';
import { FormFrame, DoneFrame } from '../../ui/FormFrame.js';
import { OneTimePasswordNote } from '../../ui/OneTimePasswordNote.js';
import { NewPasswordFields } from '../../ui/PasswordField.js';
import { RadioField } from '../../ui/RadioField.js';
import type { PickedSchool } from '../../ui/SchoolField.js';
import { USER_CREATED, useCreateUser } from './useChangeUser.js';
import { UserFields } from './UserFields.js';
import {
  NEW_USER_FIELDS,
  emptyUser,
  firstAdministrator,
  newUserOf,
  newUserResolver,
  reasonDue,
  type UserFormValues,
} from './userForm.js';

interface CreateUserFormProps {
  readonly dialog: DialogForm;
  /** A school that was just added. */
  readonly administratorOf: PickedSchool | null;
}

export function CreateUserForm({ dialog, administratorOf }: CreateUserFormProps) {
  const { cancel, close, keepOpen, saved, onDirty } = dialog;
  const { organizationId, role } = useSessionUser();
  const create = useCreateUser(USER_CREATED);
  const everywhere = reachOf(role, 'people.create').includes('everywhere');
  const [created, setCreated] = useState<CreatedUser | null>(null);
  const form = useForm<UserFormValues>({
    resolver: newUserResolver(organizationId, everywhere),
    defaultValues: administratorOf ? firstAdministrator(administratorOf) : emptyUser('student'),
  });
  const { isDirty, isSubmitting } = form.formState;
  const school = useWatch({ control: form.control, name: 'school' });

  useEffect(() => onDirty(isDirty && !created), [isDirty, created, onDirty]);

  const send = form.handleSubmit(async (values) => {
    try {
      const user = await create(newUserOf(values));
      if (!user.oneTimePassword) return close();
      keepOpen?.();
      setCreated(user);
    } catch (error) {
      showFieldErrors(fieldErrors(error), NEW_USER_FIELDS, form.setError);
    }
  });

  if (created?.oneTimePassword) {
    return (
      <DoneFrame onClose={close}>
        <OneTimePasswordNote
          name={fullName(created)}
          username={created.username}
          password={created.oneTimePassword}
          onCopied={saved}
        />
      </DoneFrame>
    );
  }
  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={t('people.createUser')}
      busy={isSubmitting && t('common.creating')}
    >
      {administratorOf && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t('people.administratorIntro', { school: administratorOf.name })}
        </Typography>
      )}
      <UserFields
        form={form}
        roles={ASSIGNABLE_ROLES[role]}
        withActive={everywhere}
        withSchool={everywhere}
        withReason={reasonDue({ school }, organizationId)}
      />
      <PasswordFields {...form} />
    </FormFrame>
  );
}

const CHOICES = [
  { value: 'server', label: t('people.createOneTimePassword'), sentence: t('people.passwordByServer') },
  { value: 'typed', label: t('people.typePassword'), sentence: t('people.passwordTyped') },
] as const;

/** The owner must change the first password in either case. */
function PasswordFields({ control, register, formState: { errors } }: UseFormReturn<UserFormValues>) {
  const passwordBy = useWatch({ control, name: 'passwordBy' });
  const least = usePasswordMinLength(useWatch({ control, name: 'role' }));
  return (
    <>
      <RadioField legend={t('people.firstPassword')} choices={CHOICES} {...register('passwordBy')} />
      {passwordBy === 'typed' && <NewPasswordFields hint={passwordHint(least)} errors={errors} register={register} />}
    </>
  );
}
