import { useEffect } from 'react';
import { t, todayInZone, type UserView } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '../../../api/errorMessage.js';
import { useAddHoursMutation } from '../../../api/hours.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { fullName } from '../../../lib/names.js';
import { actsInOtherSchool } from '../../../lib/otherSchool.js';
import { showFieldErrors } from '../../../lib/formErrors.js';
import type { DialogForm } from '../../../ui/FormDialog.js';
import { FormFrame } from '../../../ui/FormFrame.js';
import { withToast } from '../../../ui/withToast.js';
import { EntryFields, ReasonField } from './EntryFields.js';
import { ADMIN_FIELDS, addResolver, emptyAdminForm, adminFieldsOf, type AdminFormValues } from './adminForm.js';
import { ADDED } from './useAdministerHours.js';

interface AddHoursFormProps {
  readonly person: UserView;
  readonly dialog: DialogForm;
}

export function AddHoursForm({ person, dialog: { cancel, close, onDirty } }: AddHoursFormProps) {
  const reader = useSessionUser();
  const inOtherSchool = actsInOtherSchool(reader, person.organizationId);
  const today = todayInZone(reader.timeZone);
  const [add] = useAddHoursMutation();
  const form = useForm<AdminFormValues>({
    resolver: addResolver(today, inOtherSchool),
    defaultValues: emptyAdminForm(today),
  });
  const { handleSubmit, setError, setFocus, formState } = form;
  const { isDirty, isSubmitting } = formState;

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => setFocus('organizationName'), [setFocus]);

  const send = handleSubmit(async (values) => {
    try {
      await withToast(add({ userId: person.id, ...adminFieldsOf(values) }).unwrap(), ADDED);
      close();
    } catch (error) {
      showFieldErrors(fieldErrors(error), ADMIN_FIELDS, setError);
    }
  });

  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={t('hoursAdmin.addHours')}
      busy={isSubmitting && t('hoursAdmin.adding')}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('hoursAdmin.addHint', { name: fullName(person) })}</Typography>
      <EntryFields form={form} inOtherSchool={inOtherSchool} school={person.organizationId} />
      {inOtherSchool && <ReasonField form={form} readBy={person.firstName} />}
    </FormFrame>
  );
}
