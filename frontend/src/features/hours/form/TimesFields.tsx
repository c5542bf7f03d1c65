import { LIMITS } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { Field } from '../../../ui/Field.js';
import { formField, type FormPart } from './formField.js';
import { intervalWords, midnightWords } from './hoursAndTimes.js';

interface TimesFieldsProps extends FormPart {
  /** Told when the person changed a time. */
  readonly onTime: () => void;
  /** Told when the person changed the hours. */
  readonly onHours: () => void;
}

/** From when to when, and how much of it counts: the one follows the other. */
export function TimesFields({ onTime, onHours, ...part }: TimesFieldsProps) {
  const { form } = part;
  const [startTime, endTime, hours] = useWatch({ control: form.control, name: ['startTime', 'endTime', 'hours'] });
  const midnight = midnightWords(startTime, endTime);
  const between = intervalWords({ startTime, endTime, hours });
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 }}>
        <Field
          label="Start time"
          type="time"
          {...formField(part, 'startTime', { onChange: onTime, deps: ['hours'] })}
        />
        <Field
          label="End time"
          type="time"
          hint={midnight && <span role="status">{midnight}</span>}
          {...formField(part, 'endTime', { onChange: onTime, deps: ['hours'] })}
        />
      </Box>
      <Field
        label="Hours"
        type="number"
        inputMode="decimal"
        slotProps={{ input: { min: LIMITS.hoursMin, max: LIMITS.hoursMax, step: LIMITS.hoursStep } }}
        autoComplete="off"
        hint={between && <span role="status">{between}</span>}
        {...formField(part, 'hours', { onChange: onHours })}
      />
    </>
  );
}
