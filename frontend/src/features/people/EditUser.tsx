import { useState, useEffect } from 'react';
import { t, ASSIGNABLE_ROLES, isOfDistrict, reachOf, ROLE_LABELS, type UserView } from '@hourtrail/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { errorStatus, fieldErrors } from '../../api/errorMessage.js';
import { usePersonQuery } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { ConflictNotice } from '../../ui/ConflictNotice.js';
import type { DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { FormFailed, FormSkeleton } from '../../ui/formStates.js';
import { DeactivationDetails } from './DeactivationDetails.js';
import { isStale, useChangeUser } from './useChangeUser.js';
import { UserFields } from './UserFields.js';
import { USER_FIELDS, changesFrom, formOfUser, reasonDue, userResolver, type UserFormValues } from './userForm.js';

export function EditUser({ id, dialog }: { id: number; dialog: DialogForm }) {
  const [openedAt] = useState(Date.now);
  const person = usePersonQuery(id, { refetchOnMountOrArgChange: true });
  const { currentData: user, fulfilledTimeStamp = 0, error, isError, refetch } = person;
  const isGone = isError && errorStatus(error) === 404;
  // what is cached from before may be old: a change to it would overwrite a colleague's
  if (user && fulfilledTimeStamp >= openedAt && !isGone) return <EditUserForm key={id} user={user} dialog={dialog} />;
  if (!isError) return <FormSkeleton />;
  return <FormFailed title={t('people.accountFailed')} error={error} onRetry={refetch} onCancel={dialog.cancel} />;
}

const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepSubmitCount: true };

interface EditUserFormProps {
  readonly user: UserView;
  readonly dialog: DialogForm;
}

function EditUserForm({ user, dialog }: EditUserFormProps) {
  const { cancel, close, onDirty } = dialog;
  const { id, organizationId, role } = useSessionUser();
  const change = useChangeUser();
  const saved = formOfUser(user);
  const form = useForm<UserFormValues>({
    resolver: userResolver(organizationId, user.organizationId),
    defaultValues: saved,
  });
  const { control, reset } = form;
  const { dirtyFields, isDirty, isSubmitting } = form.formState;
  const values = { ...saved, ...useWatch({ control }) } as UserFormValues;
  const [overtaken, setOvertaken] = useState<UserView | null>(null);
  const everywhere = reachOf(role, 'people.edit').includes('everywhere');
  const statusFixed = user.id === id || user.nominated;

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => reset(formOfUser(user), KEEP_TYPED), [user, reset]);

  const send = form.handleSubmit(async (typed) => {
    try {
      await change({ id: user.id, version: user.version, ...changesFrom(saved, typed) });
      close();
    } catch (error) {
      showFieldErrors(fieldErrors(error), USER_FIELDS, form.setError);
      setOvertaken(isStale(error) ? user : null);
    }
  });

  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={t('common.saveChanges')}
      busy={isSubmitting && t('common.saving')}
    >
      {overtaken && user.version > overtaken.version && (
        <AccountConflict before={overtaken} user={user} values={values} touched={dirtyFields} />
      )}
      <UserFields
        form={form}
        roles={statusFixed ? [] : ASSIGNABLE_ROLES[role]}
        withActive={!statusFixed}
        withSchool={(everywhere || isOfDistrict(role)) && !statusFixed && user.role !== 'super-admin'}
        withReason={reasonDue(values, organizationId, user.organizationId)}
      />
      {values.role !== user.role && <DeactivationDetails users={[user]} named={false} newRole={values.role} />}
    </FormFrame>
  );
}

const LABELS = {
  firstName: t('common.firstName'),
  lastName: t('common.lastName'),
  email: t('common.email'),
  username: t('common.username'),
  role: t('common.role'),
  gradeLevel: t('common.gradeLevel'),
  school: t('common.school'),
  isActive: t('common.active'),
} as const satisfies Partial<Record<keyof UserFormValues, string>>;

type Shown = keyof typeof LABELS;

function wordsOf(values: UserFormValues, field: Shown): string {
  if (field === 'role') return t(ROLE_LABELS[values.role]);
  if (field === 'school') return values.school?.name ?? t('people.valueNone');
  if (field === 'isActive') return values.isActive ? t('people.valueYes') : t('people.valueNo');
  return values[field] || t('people.valueEmpty');
}

interface AccountConflictProps {
  readonly before: UserView;
  readonly user: UserView;
  readonly values: UserFormValues;
  readonly touched: Partial<Record<keyof UserFormValues, unknown>>;
}

/** Lists the fields that both the user and someone else changed. */
function AccountConflict({ before, user, values, touched }: AccountConflictProps) {
  const [was, saved] = [formOfUser(before), formOfUser(user)];
  const contested = (Object.keys(LABELS) as Shown[]).filter(
    (field) =>
      touched[field] &&
      wordsOf(saved, field) !== wordsOf(was, field) &&
      wordsOf(saved, field) !== wordsOf(values, field),
  );
  return <ConflictNotice what="account" contested={contested.map((field) => [LABELS[field], wordsOf(saved, field)])} />;
}
