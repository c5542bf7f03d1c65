import { useId } from 'react';
import { COORDINATOR_REQUIRED, type VerifierOption } from '@hourtrail/contracts';
import Stack from '@mui/material/Stack';
import { Controller, useWatch } from 'react-hook-form';
import { fullName } from '../../../lib/names.js';
import { CheckField } from '../../../ui/CheckField.js';
import { FieldMessage } from '../../../ui/Field.js';
import { NameFields } from '../../../ui/NameFields.js';
import { SelectField } from '../../../ui/SelectField.js';
import { lacksDetails } from './coordinator.js';
import { formField, type Form } from './OpportunityFields.js';

type Coordinator = Pick<VerifierOption, 'id' | 'firstName' | 'lastName'>;

interface CoordinatorFieldProps {
  readonly form: Form;
  readonly verifiers: readonly Coordinator[];
  readonly required: boolean;
  /** The current coordinator of the opportunity. */
  readonly named?: { readonly id: number; readonly name: string } | undefined;
}

export function CoordinatorField({ form, verifiers, required, named }: CoordinatorFieldProps) {
  const left = named && !verifiers.some(({ id }) => id === named.id);
  return (
    <Controller
      control={form.control}
      name="coordinatorId"
      render={({ field, fieldState }) => (
        <SelectField
          label="Coordinator"
          optional={!required}
          hint="Who is there and confirms the hours"
          error={fieldState.error?.message}
          {...field}
        >
          <option value="">{required ? 'Choose a coordinator' : 'No coordinator'}</option>
          {left && <option value={named.id}>{named.name} (no longer active)</option>}
          {verifiers.map((one) => (
            <option key={one.id} value={one.id}>
              {fullName(one)}
            </option>
          ))}
        </SelectField>
      )}
    />
  );
}

export function CoordinatorFields(props: CoordinatorFieldProps) {
  const { form } = props;
  const id = useId();
  const asNew = useWatch({ control: form.control, name: 'newCoordinator' });
  const { errors } = form.formState;
  const lacking = lacksDetails(errors);
  return (
    <>
      {!asNew && <CoordinatorField {...props} />}
      <CheckField
        label="New coordinator"
        hint="Somebody who is not in the list yet. They get a one-time password, which you see once."
        {...formField(form, 'newCoordinator')}
      />
      {asNew && (
        <Stack
          spacing={5}
          useFlexGap
          role="group"
          aria-label="New coordinator"
          aria-describedby={lacking ? `${id}-error` : undefined}
        >
          {lacking && <FieldMessage id={`${id}-error`}>{COORDINATOR_REQUIRED}</FieldMessage>}
          <NameFields register={form.register} errors={errors} />
        </Stack>
      )}
    </>
  );
}
