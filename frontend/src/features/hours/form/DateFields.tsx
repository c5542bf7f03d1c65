import { useState } from 'react';
import { addDays, type AcceptedDays } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { CalendarPlus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Field } from '../../../ui/Field.js';
import { formField, type FormPart } from './formField.js';
import { OtherDays } from './OtherDays.js';
import type { RefusedDay } from './sendEach.js';

interface DateFieldsProps extends FormPart {
  readonly accepted: AcceptedDays;
  /** Whether the same can be logged on several days. */
  readonly several: boolean;
  readonly refused: readonly RefusedDay[];
}

/** The day of an entry, and the other days on which the same was done. */
export function DateFields({ accepted, several, refused, ...part }: DateFieldsProps) {
  const { form } = part;
  const [date, otherDays, otherDay] = useWatch({ control: form.control, name: ['date', 'otherDays', 'otherDay'] });
  const [asked, setAsked] = useState(false);
  const oldest = addDays(accepted.today, -accepted.oldestAcceptedDays);
  const field = formField(part, 'date', { deps: ['otherDays', 'otherDay'] });
  const wrong = field.error ?? refused.find((day) => day.date === date)?.message;
  return (
    <>
      <Field
        label="Date"
        type="date"
        slotProps={{ input: { min: oldest, max: accepted.today } }}
        {...field}
        error={wrong}
      />
      {several &&
        (asked || otherDays.length > 0 || otherDay ? (
          <OtherDays accepted={accepted} refused={refused} focusFirst={asked} {...part} />
        ) : (
          <Button
            startIcon={<CalendarPlus size={18} aria-hidden />}
            onClick={() => setAsked(true)}
            sx={{ alignSelf: 'flex-start', mt: -3, ml: '-6px' }}
          >
            Also on other days
          </Button>
        ))}
    </>
  );
}
