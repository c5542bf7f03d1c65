import { LIMITS } from '@hourtrail/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../ui/Field.js';
import type { AdminFormValues } from './adminForm.js';

interface ReasonFieldProps {
  readonly form: UseFormReturn<AdminFormValues>;
  /** The first name of the volunteer. */
  readonly readBy: string;
}

/** Why an entry of somebody else is added or changed. */
export const ReasonField = ({ form: { register, formState }, readBy }: ReasonFieldProps) => (
  <Field
    label="Reason"
    hint={`${readBy} reads this in the trail.`}
    error={formState.errors.reason?.message}
    slotProps={{ input: { maxLength: LIMITS.commentMax } }}
    {...register('reason')}
  />
);
