import { useId, type ComponentProps } from 'react';
import { LIMITS } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { CheckField } from '../../ui/CheckField.js';
import { Field } from '../../ui/Field.js';
import { RadioField } from '../../ui/RadioField.js';
import { POLICY_CHOICES } from './policyWords.js';
import type { SchoolFormValues } from './schoolForm.js';

interface SchoolFieldsProps {
  readonly form: UseFormReturn<SchoolFormValues>;
  readonly outside: boolean;
  readonly isNewSchool: boolean;
}

/** The controls of a school's form. New School keeps its name and stays open. */
export function SchoolFields({ form: { register, formState }, outside, isNewSchool }: SchoolFieldsProps) {
  const { errors } = formState;
  const whole = (max: number) =>
    ({ type: 'number', inputMode: 'numeric', slotProps: { input: { min: 1, max, step: 1 } } }) as const;
  return (
    <>
      <Field
        label="Name"
        autoComplete="off"
        readOnly={isNewSchool}
        hint={
          isNewSchool ? 'Everybody who signs up begins in New School: it keeps its name and stays open.' : undefined
        }
        error={errors.name?.message}
        {...register('name')}
      />
      <Field
        label="Description"
        optional
        multiline
        minRows={2}
        error={errors.description?.message}
        {...register('description')}
      />
      {!isNewSchool && (
        <CheckField
          label="Active"
          hint="People of an inactive school cannot sign in. Their records stay."
          {...register('isActive')}
        />
      )}
      <TimeZoneField error={errors.timeZone?.message} {...register('timeZone')} />
      <RadioField legend="Approval policy" choices={POLICY_CHOICES} {...register('approvalPolicy')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
        <Field
          label="Hours goal"
          hint="Hours asked of each volunteer"
          error={errors.hoursGoal?.message}
          {...whole(LIMITS.hoursGoalMax)}
          {...register('hoursGoal')}
        />
        <Field
          label="Oldest accepted days"
          hint="How far back volunteers may log hours"
          error={errors.oldestAcceptedDays?.message}
          {...whole(LIMITS.oldestAcceptedDaysMax)}
          {...register('oldestAcceptedDays')}
        />
      </Box>
      {outside && (
        <Field
          label="Reason"
          hint="This is not your own school: the reason stands in its log."
          error={errors.reason?.message}
          {...register('reason')}
        />
      )}
    </>
  );
}

/** A time zone by name; the device's own list narrows down while one types. */
function TimeZoneField(props: Omit<ComponentProps<typeof Field>, 'label' | 'hint'>) {
  const list = useId();
  return (
    <>
      <Field
        {...props}
        label="Time zone"
        hint="Type a city, such as Chicago. Days and times of entries go by it."
        autoComplete="off"
        slotProps={{ input: { list } }}
      />
      <datalist id={list}>
        {TIME_ZONES.map((zone) => (
          <option key={zone} value={zone}>
            {zoneWords(zone)}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Every IANA time zone that this browser knows. */
const TIME_ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

/** "Chicago, America": a zone with its city first, as people look for it. */
function zoneWords(zone: string): string {
  const [area = '', ...rest] = zone.replaceAll('_', ' ').split('/');
  return rest.length > 0 ? `${rest.toReversed().join(', ')}, ${area}` : area;
}
