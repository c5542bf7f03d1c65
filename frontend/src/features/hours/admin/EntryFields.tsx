import { t, ENTRY_TEXTS, LIMITS, todayInZone, type HoursView } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useCountingRulesQuery } from '../../../api/organizations.js';
import { useVerifiersQuery } from '../../../api/identity.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatTime } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { Field } from '../../../ui/Field.js';
import { SelectField } from '../../../ui/SelectField.js';
import { CountingFields } from '../form/CountingFields.js';
import { BY_EMAIL } from '../form/entryForm.js';
import { hoursSuggested, midnightWords } from '../form/hoursAndTimes.js';
import type { AdminFormValues } from './adminForm.js';

interface EntryFieldsProps {
  readonly form: UseFormReturn<AdminFormValues>;
  /** Whether the user cannot list the verifiers of the entry's school. */
  readonly inOtherSchool: boolean;
  /** The school of the entry. */
  readonly school: number;
  /** The entry to change; absent for a new one. */
  readonly entry?: HoursView;
  /** The current verifier of the entry. */
  readonly named?: { readonly id: number; readonly name: string } | undefined;
  /** The name of the supervisor whom the entry asks by email. */
  readonly byEmail?: string | undefined;
}

/** Administrators may enter any past day. */
export function EntryFields({ form, inOtherSchool, school, entry, named, byEmail }: EntryFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const today = todayInZone(useSessionUser().timeZone);
  const [startTime, endTime] = useWatch({ control, name: ['startTime', 'endTime'] });
  const most = hoursSuggested(startTime, endTime);
  const { data: verifiers = [] } = useVerifiersQuery(undefined, { skip: inOtherSchool });
  const { data: [counting] = [] } = useCountingRulesQuery(school);
  const others = verifiers.filter(({ id }) => id !== named?.id);
  return (
    <>
      <Field
        label={t('common.organization')}
        autoComplete="off"
        error={errors.organizationName?.message}
        {...register('organizationName')}
      />
      <Field
        label={t('common.date')}
        type="date"
        slotProps={{ input: { max: today } }}
        error={errors.date?.message}
        {...register('date')}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
        <Field label={t('common.startTime')} type="time" error={errors.startTime?.message} {...register('startTime')} />
        <Field
          label={t('common.endTime')}
          type="time"
          hint={midnightWords(startTime, endTime)}
          error={errors.endTime?.message}
          {...register('endTime')}
        />
      </Box>
      <Field
        label={t('common.hours')}
        inputMode="decimal"
        hint={
          most &&
          t('hoursForm.upToHours', {
            hours: hoursInWords(most),
            start: formatTime(startTime),
            end: formatTime(endTime),
          })
        }
        slotProps={{ input: { min: LIMITS.hoursMin, max: LIMITS.hoursMax, step: LIMITS.hoursStep } }}
        error={errors.hours?.message}
        {...register('hours')}
      />
      <SelectField label={t('common.verifier')} optional error={errors.verifierId?.message} {...register('verifierId')}>
        <option value="">{t('hoursForm.noVerifier')}</option>
        {byEmail && <option value={BY_EMAIL}>{byEmail}</option>}
        {named && <option value={named.id}>{named.name}</option>}
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            {fullName(one)}
          </option>
        ))}
      </SelectField>
      <Field
        label={t(ENTRY_TEXTS.description.label)}
        optional
        multiline
        minRows={2}
        error={errors.description?.message}
        {...register('description')}
      />
      {counting && <CountingFields form={form} rules={counting} entry={entry} />}
    </>
  );
}

interface ReasonFieldProps {
  readonly form: UseFormReturn<AdminFormValues>;
  readonly readBy: string;
}

export const ReasonField = ({ form: { register, formState }, readBy }: ReasonFieldProps) => (
  <Field
    label={t('common.reason')}
    hint={t('hours.readInTrail', { name: readBy })}
    error={formState.errors.reason?.message}
    slotProps={{ input: { maxLength: LIMITS.commentMax } }}
    {...register('reason')}
  />
);
