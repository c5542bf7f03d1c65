import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { t, addDays, type AcceptedDays } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { formatDate } from '../../../lib/dates.js';
import { FULL_DATE } from '../../../lib/wireResolver.js';
import { Field, FieldMessage } from '../../../ui/Field.js';
import { daysOf, fieldId, formField, type FormPart } from './hoursFormValues.js';
import { addingRefused } from './hoursRules.js';
import type { RefusedDay } from './sendEach.js';

const Days = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '&:empty': { display: 'none' },
});

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 16,
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.hairline}`,
  [theme.breakpoints.down('sm')]: { padding: 12 },
  '& > legend': { padding: '0 6px', marginLeft: -6, fontWeight: 600 },
}));

export const dayId = (ids: string, date: string): string => `${ids}-day-${date}`;

interface OtherDaysProps extends FormPart {
  readonly accepted: AcceptedDays;
  readonly refused: readonly RefusedDay[];
  readonly focusFirst: boolean;
}

/** Each day gets its own entry. */
export function OtherDays({ accepted, refused, focusFirst, ...part }: OtherDaysProps) {
  const { form, ids } = part;
  const id = useId();
  const [date, otherDays, otherDay] = useWatch({ control: form.control, name: ['date', 'otherDays', 'otherDay'] });
  const { errors, isSubmitted } = form.formState;
  const [notAdded, setNotAdded] = useState<string>();
  const count = daysOf({ date, otherDays, otherDay }).length;
  const { setFocus } = form;
  useEffect(() => {
    if (focusFirst) setFocus('otherDay');
  }, [focusFirst, setFocus]);

  const place = (days: readonly string[]): void => {
    form.setValue('otherDays', [...days].sort(), { shouldDirty: true, shouldValidate: isSubmitted });
    form.setFocus('otherDay');
  };
  const add = (): void => {
    const input = document.getElementById(fieldId(ids, 'otherDay')) as HTMLInputElement;
    const problem = input.validity.badInput ? FULL_DATE : addingRefused(otherDay, [date, ...otherDays], accepted);
    setNotAdded(problem);
    if (problem) {
      form.setFocus('otherDay');
      return;
    }
    form.setValue('otherDay', '');
    form.clearErrors('otherDay');
    place([...otherDays, otherDay]);
  };
  const addOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const field = formField(part, 'otherDay', { onChange: () => setNotAdded(undefined) });
  return (
    <Group>
      <legend>{t('hoursForm.alsoOnOtherDays')}</legend>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 3, alignItems: 'start' }}>
        <Field
          label={t('hoursForm.anotherDay')}
          type="date"
          onKeyDown={addOnEnter}
          slotProps={{
            input: { min: addDays(accepted.today, -accepted.oldestAcceptedDays), max: accepted.today },
          }}
          {...field}
          error={notAdded ?? field.error}
        />
        <Button variant="outlined" onClick={add} aria-label={t('hoursForm.addDay')} sx={{ mt: '26px', minHeight: 40 }}>
          {t('hoursForm.add')}
        </Button>
      </Box>
      <Days aria-label={t('hoursForm.otherDays')} id={`${ids}-otherDays`} tabIndex={-1}>
        {otherDays.map((day) => {
          const wrong = refused.find((one) => one.date === day)?.message;
          return (
            <li key={day}>
              <Button
                id={dayId(ids, day)}
                variant="outlined"
                color={wrong ? 'error' : 'inherit'}
                endIcon={<X size={16} aria-hidden />}
                aria-label={t('hoursForm.removeDay', { date: formatDate(day) })}
                aria-describedby={wrong && `${id}-${day}`}
                onClick={() => place(otherDays.filter((one) => one !== day))}
                sx={{ paddingInline: 2, fontSize: '0.8125rem', '& .MuiButton-endIcon': { ml: 1 } }}
              >
                {formatDate(day)}
              </Button>
              {wrong && <FieldMessage id={`${id}-${day}`}>{wrong}</FieldMessage>}
            </li>
          );
        })}
      </Days>
      {errors.otherDays?.message && <FieldMessage id={`${id}-error`}>{errors.otherDays.message}</FieldMessage>}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
        {count > 1 ? t('hoursForm.entriesForDays', { count }) : t('hoursForm.eachDayHint')}
      </Typography>
    </Group>
  );
}
