import type { HoursView, VerifierOption } from '@hourtrail/contracts';
import { useController } from 'react-hook-form';
import { SuggestField } from '../../../ui/SuggestField.js';
import { placesOf, verifierAt } from './earlierEntries.js';
import { fieldId, type FormPart } from './formField.js';

interface OrganizationFieldProps extends FormPart {
  readonly earlier: readonly HoursView[];
  readonly verifiers: readonly VerifierOption[];
}

/** Where somebody helped; a place from before brings its verifier along, unless one was chosen by hand. */
export function OrganizationField({ form, ids, earlier, verifiers }: OrganizationFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'organizationName' });
  const pick = (place: string): void => {
    const verifierId = verifierAt(place, earlier, verifiers);
    if (verifierId === undefined || form.getFieldState('verifierId').isTouched) return;
    form.setValue('verifierId', verifierId, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <SuggestField
      label="Organization"
      hint="Where you helped, such as Riverside Food Bank"
      id={fieldId(ids, 'organizationName')}
      error={fieldState.error?.message}
      suggestions={placesOf(earlier)}
      onPick={pick}
      {...field}
    />
  );
}
