import { LIMITS } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { formatTime } from '../../../lib/dates.js';
import { Field } from '../../../ui/Field.js';
import { formField, type Form } from './formParts.js';
import { endAfter, type Lasts } from './opportunityForm.js';

interface WhenFieldsProps {
  readonly form: Form;
  readonly lasts: Lasts;
  /** The first day that can be chosen; none where the server's clocks decide. */
  readonly today?: string | undefined;
  /** Whether it has begun: its day and start stay. */
  readonly begun?: boolean;
}

/** The day, and from when to when: the end is typed, or follows from the hours. */
export function WhenFields({ form, lasts, today, begun = false }: WhenFieldsProps) {
  const [startTime, endTime, hours] = useWatch({ control: form.control, name: ['startTime', 'endTime', 'hours'] });
  const end = endAfter({ startTime, hours });
  const ends =
    lasts === 'until' ? nextDay(startTime, endTime) : end && `Ends at ${formatTime(end)}${after(startTime, end)}`;
  const hint = ends && <span role="status">{ends}</span>;
  return (
    <>
      <Field
        label="Date"
        type="date"
        readOnly={begun}
        hint={begun && 'It has begun: its day and start stay as they are.'}
        slotProps={{ input: { min: begun ? undefined : today } }}
        {...formField(form, 'date')}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4, alignItems: 'start' }}>
        <Field label="Start time" type="time" readOnly={begun} {...formField(form, 'startTime')} />
        {lasts === 'until' ? (
          <Field label="End time" type="time" hint={hint} {...formField(form, 'endTime')} />
        ) : (
          <Field
            label="Hours"
            type="number"
            inputMode="decimal"
            hint={hint}
            slotProps={{
              input: { min: LIMITS.opportunityHoursMin, max: LIMITS.opportunityHoursMax, step: LIMITS.hoursStep },
            }}
            {...formField(form, 'hours')}
          />
        )}
      </Box>
    </>
  );
}

const after = (start: string, end: string): string => (end <= start ? ' the next day' : '');

const nextDay = (start: string, end: string): string | undefined =>
  start && end && end <= start ? `${formatTime(end)} the next day` : undefined;
