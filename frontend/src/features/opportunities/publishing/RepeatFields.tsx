import { t, LIMITS } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { useId } from 'react';
import { formatDate } from '../../../lib/dates.js';
import { Field, FieldMessage } from '../../../ui/Field.js';
import { SelectField } from '../../../ui/SelectField.js';
import { daysLeft, daysMade, type RepetitionValues } from './repetition.js';
import { fieldId, formField, type Form } from './OpportunityFields.js';

const Days = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: 6, padding: 0, fontWeight: 600 },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& label': { minHeight: 44, alignItems: 'center' },
  '& .MuiFormControlLabel-label': { fontWeight: 400 },
  '& p': { margin: '4px 0 0', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
}));

export function RepeatFields({ form }: { form: Form }) {
  const [date, repeats, repeatWeeks, repeatUntil, exceptDates] = useWatch({
    control: form.control,
    name: ['date', 'repeats', 'repeatWeeks', 'repeatUntil', 'exceptDates'],
  });
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: { xs: 5, sm: 4 }, alignItems: 'start' }}>
        <SelectField label={t('publishing.repeat')} {...formField(form, 'repeats')}>
          <option value="never">{t('publishing.repeatNever')}</option>
          <option value="weeks">{t('publishing.repeatWeeks')}</option>
          <option value="until">{t('publishing.repeatUntil')}</option>
        </SelectField>
        {repeats === 'weeks' && (
          <Field label={t('publishing.weeks')} inputMode="numeric" {...formField(form, 'repeatWeeks')} />
        )}
        {repeats === 'until' && (
          <Field
            label={t('publishing.lastDay')}
            type="date"
            slotProps={{ input: { min: date } }}
            {...formField(form, 'repeatUntil')}
          />
        )}
      </Box>
      {repeats !== 'never' && (
        <DaysOfRepetition form={form} values={{ date, repeats, repeatWeeks, repeatUntil, exceptDates }} />
      )}
    </>
  );
}

function DaysOfRepetition({ form, values }: { form: Form; values: RepetitionValues }) {
  const id = useId();
  const { setValue, formState } = form;
  const made = daysMade(values);
  const error = formState.errors.exceptDates?.message;
  if (made.length === 0 || made.length > LIMITS.repeatMax) return null;
  const turn = (day: string, on: boolean): void => {
    const others = values.exceptDates.filter((one) => one !== day);
    const shouldValidate = formState.isSubmitted;
    setValue('exceptDates', on ? others : [...others, day], { shouldDirty: true, shouldValidate });
  };
  return (
    <Days id={fieldId(form, 'exceptDates')} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend>{t('publishing.dates')}</legend>
      <ul>
        {made.map((day) => (
          <li key={day}>
            <FormControlLabel
              label={formatDate(day)}
              checked={!values.exceptDates.includes(day)}
              onChange={(_event, on) => turn(day, on)}
              control={<Checkbox />}
            />
          </li>
        ))}
      </ul>
      <p role="status">{t('publishing.dateCount', { count: daysLeft(values).length })}</p>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </Days>
  );
}
