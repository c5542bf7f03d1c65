import type { RegisterOptions, UseFormReturn } from 'react-hook-form';
import type { HoursField, HoursFormValues } from './hoursFormValues.js';

export type Form = UseFormReturn<HoursFormValues>;

export interface FormPart {
  readonly form: Form;
  /** The prefix of the ids of all controls. */
  readonly ids: string;
}

export const fieldId = (ids: string, name: HoursField): string => `${ids}-${name}`;

export const formField = <Name extends HoursField>(
  { form, ids }: FormPart,
  name: Name,
  options?: RegisterOptions<HoursFormValues, Name>,
) => ({
  id: fieldId(ids, name),
  error: form.formState.errors[name]?.message,
  ...form.register(name, options),
});
