import { LIMITS } from '@hourtrail/contracts';
import { Field } from '../../../ui/Field.js';
import { formField, type Form } from './formParts.js';

/** Why a super-admin publishes or changes something at a school not their own. */
export const ReasonField = ({ form }: { form: Form }) => (
  <Field
    label="Reason"
    hint="It stands in the log of the school."
    slotProps={{ input: { maxLength: LIMITS.commentMax } }}
    {...formField(form, 'reason')}
  />
);
