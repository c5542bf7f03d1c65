import { useEffect, useState } from 'react';
import { msg, t, todayInZone, ENTRY_LABELS, type HoursStatus, type HoursView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { useForm, useWatch } from 'react-hook-form';
import { errorBody, fieldErrors } from '../../../api/errorMessage.js';
import { useHoursEntryQuery } from '../../../api/hours.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate, formatTime } from '../../../lib/dates.js';
import { actsInOtherSchool } from '../../../lib/otherSchool.js';
import { showFieldErrors } from '../../../lib/formErrors.js';
import type { DialogForm } from '../../../ui/FormDialog.js';
import { FormFrame } from '../../../ui/FormFrame.js';
import { ConflictNotice } from '../../../ui/ConflictNotice.js';
import { SelectField } from '../../../ui/SelectField.js';
import { FormFailed, FormSkeleton } from '../../../ui/formStates.js';
import { useWhyNotApproved } from './allowedActions.js';
import {
  ADMIN_FIELDS,
  changeOf,
  editResolver,
  effectOf,
  adminFormOf,
  reasonDue,
  type AdminFormValues,
} from './adminForm.js';
import { EntryFields, ReasonField } from './EntryFields.js';
import { useAdministerHours } from './useAdministerHours.js';

export function EditEntry({ id, dialog }: { id: number; dialog: DialogForm }) {
  const { currentData: entry, error, isError, refetch } = useHoursEntryQuery(id, { refetchOnMountOrArgChange: true });
  if (entry) return <EditEntryForm key={id} entry={entry} dialog={dialog} />;
  if (!isError) return <FormSkeleton />;
  return <FormFailed title={t('hoursAdmin.entryNotLoaded')} error={error} onRetry={refetch} onCancel={dialog.cancel} />;
}

const STATUSES: readonly (readonly [HoursStatus, string])[] = [
  ['pending', t('common.pending')],
  ['approved', t('common.approved')],
  ['rejected', t('common.rejected')],
];

const statusesFor = ({ status: present }: HoursView, approvable: boolean): typeof STATUSES => [
  ...(present === 'verified' ? [['verified', t('hoursAdmin.verifiedUnchanged')] as const] : []),
  ...STATUSES.filter(([status]) => status !== 'approved' || approvable),
];

interface EditEntryFormProps {
  readonly entry: HoursView;
  readonly dialog: DialogForm;
}

function EditEntryForm({ entry, dialog }: EditEntryFormProps) {
  const { cancel, close, onDirty } = dialog;
  const reader = useSessionUser();
  const inOtherSchool = actsInOtherSchool(reader, entry.organizationId);
  const whyNotApproved = useWhyNotApproved(entry);
  const { change } = useAdministerHours();
  const form = useForm<AdminFormValues>({
    resolver: editResolver(entry, todayInZone(reader.timeZone), inOtherSchool),
    defaultValues: adminFormOf(entry),
  });
  const { control, handleSubmit, register, reset, setError, setFocus, formState } = form;
  const { dirtyFields, errors, isDirty, isSubmitting } = formState;
  const values = { ...adminFormOf(entry), ...useWatch({ control }) };
  const [conflicts, setConflicts] = useState(false);
  const effect = effectOf(entry, values);

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => setFocus('organizationName'), [setFocus]);
  useEffect(
    () =>
      reset(adminFormOf(entry), { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepSubmitCount: true }),
    [entry, reset],
  );

  const send = handleSubmit(async (typed) => {
    try {
      await change(changeOf(entry, typed), {
        title: t('hours.updated'),
        description: t('hoursAdmin.updatedText'),
      });
      close();
    } catch (error) {
      showFieldErrors(fieldErrors(error), ADMIN_FIELDS, setError);
      if (errorBody(error)?.code === 'stale') setConflicts(true);
    }
  });

  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={t('common.saveChanges')}
      busy={isSubmitting && t('common.saving')}
    >
      {conflicts && <EntryConflict entry={entry} values={values} touched={dirtyFields} />}
      <EntryFields
        form={form}
        inOtherSchool={inOtherSchool}
        school={entry.organizationId}
        entry={entry}
        named={
          entry.verifierId && entry.verifier
            ? {
                id: entry.verifierId,
                name: entry.verifierInactive ? t('hoursForm.inactiveVerifier', entry.verifier) : entry.verifier.name,
              }
            : undefined
        }
        byEmail={entry.supervisor?.name}
      />
      <SelectField
        label={t('common.status')}
        hint={whyNotApproved}
        error={errors.status?.message}
        {...register('status')}
      >
        {statusesFor(entry, !whyNotApproved).map(([status, label]) => (
          <option key={status} value={status}>
            {label}
          </option>
        ))}
      </SelectField>
      <div role="status">{effect && <Alert>{effect}</Alert>}</div>
      {reasonDue(entry, values, inOtherSchool) && <ReasonField form={form} readBy={entry.student.firstName} />}
    </FormFrame>
  );
}

type Shown = Exclude<keyof AdminFormValues, 'reason'>;

const LABELS = { ...ENTRY_LABELS, status: msg('common.status') } as const satisfies Record<Shown, string>;

function wordsOf(entry: HoursView, field: Shown): string {
  const value = adminFormOf(entry)[field];
  if (field === 'verifierId') return entry.supervisor?.name ?? entry.verifier?.name ?? t('hoursAdmin.noVerifierValue');
  if (!value) return t('hours.emptyValue');
  if (field === 'categoryId') return entry.category?.name ?? t('labels.unknownCategory');
  if (field === 'isNonProfit') return entry.isNonProfit ? t('exports.yes') : t('exports.no');
  if (field === 'date') return formatDate(value);
  return field === 'startTime' || field === 'endTime' ? formatTime(value) : value;
}

interface EntryConflictProps {
  readonly entry: HoursView;
  readonly values: AdminFormValues;
  readonly touched: Partial<Record<keyof AdminFormValues, boolean>>;
}

/** Lists the fields that both the user and someone else changed. */
function EntryConflict({ entry, values, touched }: EntryConflictProps) {
  const now = adminFormOf(entry);
  const contested = (Object.keys(LABELS) as Shown[]).filter((field) => touched[field] && values[field] !== now[field]);
  return (
    <ConflictNotice what="entry" contested={contested.map((field) => [t(LABELS[field]), wordsOf(entry, field)])} />
  );
}
