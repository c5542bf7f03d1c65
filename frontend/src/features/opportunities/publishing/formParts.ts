import type { UseFormReturn } from 'react-hook-form';
import type { OpportunityFormValues } from './opportunityForm.js';

export type Form = UseFormReturn<OpportunityFormValues>;

/** What a control of the form needs: what is wrong with it, and its place in the form. */
export const formField = ({ register, formState }: Form, name: keyof OpportunityFormValues) => ({
  error: formState.errors[name]?.message,
  ...register(name),
});
