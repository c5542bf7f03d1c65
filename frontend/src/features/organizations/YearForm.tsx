import { useEffect, useState } from 'react';
import {
  aYearEndsAfterItStarts,
  aYearIsNotMuchLongerThanAYear,
  byField,
  CreateAcademicYear,
  isCalendarDate,
  suggestedYear,
  t,
  todayInZone,
  yearName,
  type AcademicYearView,
  type OrganizationView,
} from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { errorBody, fieldErrors } from '../../api/errorMessage.js';
import { useAddAcademicYearMutation, useChangeAcademicYearMutation } from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { wireResolver } from '../../lib/wireResolver.js';
import { Field } from '../../ui/Field.js';
import type { DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { withToast, type Outcome } from '../../ui/withToast.js';

interface YearFormValues {
  name: string;
  startsOn: string;
  endsOn: string;
  reason: string;
}

const FIELDS = ['name', 'startsOn', 'endsOn', 'reason'] as const satisfies readonly (keyof YearFormValues)[];

/** The field that a refusal of the whole year is about. */
const FIELD_OF: Readonly<Record<string, keyof YearFormValues>> = {
  'academic-years.name-taken': 'name',
  'academic-years.overlap': 'startsOn',
};

const wireOf = ({ name, startsOn, endsOn, reason }: YearFormValues): CreateAcademicYear => ({
  name: name.trim(),
  startsOn,
  endsOn,
  ...(reason.trim() && { reason: reason.trim() }),
});

const resolverFor = (inOtherSchool: boolean) =>
  wireResolver<CreateAcademicYear, YearFormValues>(CreateAcademicYear, wireOf, (values) => ({
    ...(isCalendarDate(values.startsOn) &&
      isCalendarDate(values.endsOn) &&
      byField([aYearEndsAfterItStarts(values) ?? aYearIsNotMuchLongerThanAYear(values)])),
    ...(inOtherSchool && !values.reason.trim() && { reason: OTHER_SCHOOL_NEEDS_REASON }),
  }));

const formOf = ({ name, startsOn, endsOn }: Omit<YearFormValues, 'reason'>): YearFormValues => ({
  name,
  startsOn,
  endsOn,
  reason: '',
});

interface YearFormProps {
  readonly school: OrganizationView;
  readonly opened: AcademicYearView | 'new';
  /** The years the school has, newest first. */
  readonly years: readonly AcademicYearView[];
  readonly dialog: DialogForm;
}

export function YearForm({ school, opened, years, dialog }: YearFormProps) {
  const { cancel, close, onDirty } = dialog;
  const [year, setYear] = useState(opened);
  const isNew = year === 'new';
  const inOtherSchool = actsInOtherSchool(useSessionUser(), school.id);
  const [suggestion] = useState(() => suggestedYear(years, todayInZone(school.timeZone)));
  const [stale, setStale] = useState(false);
  const save = useSaveYear(school);
  const { register, handleSubmit, setError, reset, formState } = useForm<YearFormValues>({
    resolver: resolverFor(inOtherSchool),
    defaultValues: formOf(isNew ? suggestion : year),
  });
  const { errors, isDirty, isSubmitting } = formState;

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const send = handleSubmit(async (values) => {
    try {
      await save(year, wireOf(values));
      close();
    } catch (error) {
      const body = errorBody(error);
      const current = body?.code === 'stale' ? (body['current'] as AcademicYearView | undefined) : undefined;
      setStale(current !== undefined);
      if (current) {
        setYear(current);
        reset(formOf(current), { keepDirtyValues: true });
      }
      const field = body && FIELD_OF[body.code];
      if (field) setError(field, { message: body.message }, { shouldFocus: true });
      showFieldErrors(fieldErrors(error), FIELDS, setError);
    }
  });
  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={isNew ? t('schools.addYear') : t('common.saveChanges')}
      busy={isSubmitting && (isNew ? t('schools.adding') : t('common.saving'))}
    >
      {stale && <Alert role="alert">{t('schools.yearChanged')}</Alert>}
      <Field
        label={t('common.name')}
        hint={t('schools.yearNameHint', { example: yearName(suggestion) })}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
        <Field
          label={t('labels.firstDay')}
          type="date"
          error={errors.startsOn?.message}
          slotProps={{ input: { max: '2199-12-31' } }}
          {...register('startsOn')}
        />
        <Field
          label={t('labels.lastDay')}
          type="date"
          error={errors.endsOn?.message}
          slotProps={{ input: { max: '2199-12-31' } }}
          {...register('endsOn')}
        />
      </Box>
      {inOtherSchool && (
        <Field
          label={t('common.reason')}
          hint={t('schools.otherSchoolHint')}
          error={errors.reason?.message}
          {...register('reason')}
        />
      )}
    </FormFrame>
  );
}

const ADDED: Outcome = {
  done: { title: t('schools.yearAdded') },
  failed: { title: t('schools.yearNotAdded'), fallback: t('schools.yearNotAddedError') },
};
const SAVED: Outcome = {
  done: { title: t('schools.yearSaved') },
  failed: { title: t('schools.yearNotSaved'), fallback: t('schools.yearNotSavedError') },
};

/** Shows a toast and rethrows errors. */
function useSaveYear(school: OrganizationView) {
  const [add] = useAddAcademicYearMutation();
  const [change] = useChangeAcademicYearMutation();
  return (year: AcademicYearView | 'new', input: CreateAcademicYear): Promise<AcademicYearView> =>
    year === 'new'
      ? withToast(add({ ...input, organizationId: school.id }).unwrap(), ADDED)
      : withToast(change({ id: year.id, version: year.version, ...input }).unwrap(), SAVED);
}
