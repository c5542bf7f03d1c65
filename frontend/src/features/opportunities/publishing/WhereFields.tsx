import type { ReactNode } from 'react';
import { AUDIENCES, LIMITS } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import { Field } from '../../../ui/Field.js';
import { SelectField } from '../../../ui/SelectField.js';
import { AUDIENCE_LABELS } from '../opportunityWords.js';
import { formField, type Form } from './formParts.js';

interface WhereFieldsProps {
  readonly form: Form;
  /** What there is to know about the number of places. */
  readonly placesHint?: ReactNode;
}

/** Where it is, and how many of whom it is for. */
export const WhereFields = ({ form, placesHint }: WhereFieldsProps) => (
  <>
    <Field label="Location" autoComplete="off" {...formField(form, 'location')} />
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: { xs: 5, sm: 4 }, alignItems: 'start' }}>
      <Field
        label="Max volunteers"
        type="number"
        inputMode="numeric"
        hint={placesHint}
        slotProps={{ input: { min: 1, max: LIMITS.slotsMax } }}
        {...formField(form, 'maxSlots')}
      />
      <SelectField label="Target audience" {...formField(form, 'targetAudience')}>
        {[...AUDIENCES].toReversed().map((audience) => (
          <option key={audience} value={audience}>
            {AUDIENCE_LABELS[audience]}
          </option>
        ))}
      </SelectField>
    </Box>
  </>
);
