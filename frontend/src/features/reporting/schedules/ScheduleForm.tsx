import { useEffect, useState } from 'react';
import {
  can,
  CreateReportSchedule,
  ROLES,
  t,
  type ReportFormat,
  type ReportInterval,
  type ReportScheduleView,
  type SessionUser,
} from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { errorBody, fieldErrors } from '../../../api/errorMessage.js';
import { useAddReportScheduleMutation, useChangeReportScheduleMutation } from '../../../api/reporting.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { showFieldErrors } from '../../../lib/formErrors.js';
import { fullName } from '../../../lib/names.js';
import { wireResolver } from '../../../lib/wireResolver.js';
import type { DialogForm } from '../../../ui/FormDialog.js';
import { FormFrame } from '../../../ui/FormFrame.js';
import { PeopleField } from '../../../ui/PeopleField.js';
import type { Pickable } from '../../../ui/PickField.js';
import { SelectField } from '../../../ui/SelectField.js';
import { withToast, type Outcome } from '../../../ui/withToast.js';
import { WEEKDAYS, weekdayName } from './scheduleWords.js';

interface ScheduleFormValues {
  every: ReportInterval;
  weekday: string;
  format: ReportFormat;
  recipientIds: readonly Pickable[];
}

const FIELDS = ['every', 'weekday', 'format', 'recipientIds'] as const satisfies readonly (keyof ScheduleFormValues)[];

const READERS = ROLES.filter((role) => can(role, 'reports.read'));

const wireOf = ({ every, weekday, format, recipientIds }: ScheduleFormValues): CreateReportSchedule => ({
  every,
  ...(every === 'week' && { weekday: Number(weekday) }),
  format,
  recipientIds: recipientIds.map(({ id }) => id),
});

const resolver = wireResolver<CreateReportSchedule, ScheduleFormValues>(CreateReportSchedule, wireOf);

/** To oneself. */
const newFor = (reader: SessionUser): ScheduleFormValues => ({
  every: 'week',
  weekday: '1',
  format: 'pdf',
  recipientIds: [{ id: reader.id, name: fullName(reader) }],
});

const formOf = ({ every, weekday, format, recipients }: ReportScheduleView): ScheduleFormValues => ({
  every,
  weekday: String(weekday ?? 1),
  format,
  recipientIds: recipients.map((one) => ({ id: one.id, name: fullName(one) })),
});

interface ScheduleFormProps {
  readonly opened: ReportScheduleView | 'new';
  readonly dialog: DialogForm;
}

export function ScheduleForm({ opened, dialog }: ScheduleFormProps) {
  const { cancel, close, onDirty } = dialog;
  const reader = useSessionUser();
  const [saved, setSaved] = useState(opened);
  const [stale, setStale] = useState(false);
  const isNew = saved === 'new';
  const save = useSaveSchedule();
  const { register, control, handleSubmit, setError, reset, formState } = useForm<ScheduleFormValues>({
    resolver,
    defaultValues: isNew ? newFor(reader) : formOf(saved),
  });
  const { errors, isDirty, isSubmitting } = formState;
  const every = useWatch({ control, name: 'every' });

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const send = handleSubmit(async (values) => {
    try {
      await save(saved, wireOf(values));
      close();
    } catch (error) {
      const body = errorBody(error);
      const current = body?.code === 'stale' ? (body['current'] as ReportScheduleView | undefined) : undefined;
      setStale(current !== undefined);
      if (current) {
        setSaved(current);
        reset(formOf(current), { keepDirtyValues: true });
      }
      showFieldErrors(fieldErrors(error), FIELDS, setError);
    }
  });
  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={isNew ? t('reports.addSchedule') : t('common.saveChanges')}
      busy={isSubmitting && (isNew ? t('reports.addingSchedule') : t('common.saving'))}
    >
      {stale && <Alert role="alert">{t('reports.scheduleChanged')}</Alert>}
      <SelectField label={t('labels.interval')} error={errors.every?.message} {...register('every')}>
        <option value="week">{t('reports.everyWeek')}</option>
        <option value="month">{t('reports.everyMonth')}</option>
        <option value="year">{t('reports.everyYear')}</option>
      </SelectField>
      {every === 'week' && (
        <SelectField label={t('labels.weekday')} error={errors.weekday?.message} {...register('weekday')}>
          {WEEKDAYS.map((weekday) => (
            <option key={weekday} value={String(weekday)}>
              {weekdayName(weekday)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label={t('labels.format')} error={errors.format?.message} {...register('format')}>
        <option value="pdf">{t('reports.asPdf')}</option>
        <option value="xlsx">{t('reports.asWorkbook')}</option>
      </SelectField>
      <Controller
        name="recipientIds"
        control={control}
        render={({ field, fieldState }) => (
          <PeopleField
            label={t('labels.recipients')}
            add={t('reports.addRecipient')}
            roles={READERS}
            organizationId={reader.organizationId}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormFrame>
  );
}

const ADDED: Outcome = {
  done: { title: t('reports.scheduleAdded') },
  failed: { title: t('reports.scheduleNotAdded'), fallback: t('reports.scheduleNotAddedError') },
};
const SAVED: Outcome = {
  done: { title: t('reports.scheduleSaved') },
  failed: { title: t('reports.scheduleNotSaved'), fallback: t('reports.scheduleNotSavedError') },
};

/** Shows a toast and rethrows errors. */
function useSaveSchedule() {
  const [add] = useAddReportScheduleMutation();
  const [change] = useChangeReportScheduleMutation();
  return (saved: ReportScheduleView | 'new', wire: CreateReportSchedule): Promise<ReportScheduleView> =>
    saved === 'new'
      ? withToast(add(wire).unwrap(), ADDED)
      : withToast(change({ id: saved.id, version: saved.version, ...wire }).unwrap(), SAVED);
}
