import { useEffect, useState } from 'react';
import { t, CreateUser, type CreatedUser } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '../../api/errorMessage.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { wireResolver } from '../../lib/wireResolver.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import type { DialogForm } from '../../ui/FormDialog.js';
import { FormFrame, DoneFrame } from '../../ui/FormFrame.js';
import { NameFields } from '../../ui/NameFields.js';
import { OneTimePasswordNote } from '../../ui/OneTimePasswordNote.js';
import { COORDINATOR_CREATED, VERIFIER_NOMINATED, useCreateUser } from './useChangeUser.js';

interface VerifierFormProps {
  /** Staff create a coordinator who can sign in at once; a nomination waits for the school. */
  readonly kind: 'coordinator' | 'nomination';
  readonly dialog: DialogForm;
  readonly onCreated?: (user: CreatedUser) => void;
}

export function VerifierForm({ kind, dialog, onCreated }: VerifierFormProps) {
  const { cancel, close, keepOpen, saved, onDirty } = dialog;
  const nominates = kind === 'nomination';
  const userOf = nominates ? nomineeOf : coordinatorOf;
  const { organizationName } = useSessionUser();
  const create = useCreateUser(nominates ? VERIFIER_NOMINATED : COORDINATOR_CREATED);
  const [created, setCreated] = useState<CreatedUser | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<VerifierFormValues>({
    resolver: wireResolver<CreateUser, VerifierFormValues>(CreateUser, userOf),
    defaultValues: EMPTY_VERIFIER,
  });
  const { errors, isDirty, isSubmitting } = formState;

  useEffect(() => onDirty(isDirty && !created), [isDirty, created, onDirty]);

  const send = handleSubmit(async (values) => {
    try {
      const user = await create(userOf(values));
      onCreated?.(user);
      if (!user.oneTimePassword) return close();
      keepOpen?.();
      setCreated(user);
    } catch (error) {
      showFieldErrors(fieldErrors(error), VERIFIER_FIELDS, setError);
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
      submit={nominates ? t('people.createVerifier') : t('people.createCoordinator')}
      busy={isSubmitting && t('common.creating')}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {nominates
          ? t('people.newVerifierIntro', { school: organizationName })
          : t('people.coordinatorIntro', { school: organizationName })}
      </Typography>
      <NameFields register={register} errors={errors} withUsername={!nominates} />
    </FormFrame>
  );
}

interface VerifierFormValues {
  firstName: string;
  lastName: string;
  email: string;
  username: string;
}

const VERIFIER_FIELDS = ['firstName', 'lastName', 'email', 'username'] as const;

const EMPTY_VERIFIER: VerifierFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
};

const nomineeOf = ({ firstName, lastName, email }: VerifierFormValues): CreateUser => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  role: 'verifier',
});

const coordinatorOf = (values: VerifierFormValues): CreateUser => ({
  ...nomineeOf(values),
  username: values.username.trim(),
});
