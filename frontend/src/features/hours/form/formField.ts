import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import type { HoursField, HoursFormValues } from './hoursFormValues.js';

export type Form = UseFormReturn<HoursFormValues>;

export interface FormPart {
  readonly form: Form;
  /** What the ids of the form's controls begin with. */
  readonly ids: string;
}

export const fieldId = (ids: string, name: HoursField): string => `${ids}-${name}`;

/** What a control of the form needs: its id, what is wrong with it, and its place in the form. */
export const formField = <Name extends HoursField>(
  { form, ids }: FormPart,
  name: Name,
  options?: RegisterOptions<HoursFormValues, Name>,
) => ({
  id: fieldId(ids, name),
  error: form.formState.errors[name]?.message,
  ...form.register(name, options),
});
