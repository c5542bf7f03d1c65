import { useId } from 'react';
import { LIMITS, t, type VerifierOption } from '@hourtrail/contracts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, useWatch } from 'react-hook-form';
import { usePeoplePageQuery } from '../../../api/people.js';
import { fullName } from '../../../lib/names.js';
import { CheckField } from '../../../ui/CheckField.js';
import { FieldMessage } from '../../../ui/Field.js';
import { NameFields } from '../../../ui/NameFields.js';
import { SelectField } from '../../../ui/SelectField.js';
import { lacksDetails } from './coordinator.js';
import { fieldId, formField, type Form } from './OpportunityFields.js';

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
          label={t('opportunities.coordinator')}
          optional={!required}
          hint={t('publishing.coordinatorHint')}
          id={fieldId(form, 'coordinatorId')}
          error={fieldState.error?.message}
          {...field}
        >
          <option value="">{required ? t('publishing.chooseCoordinator') : t('publishing.noCoordinator')}</option>
          {left && <option value={named.id}>{t('publishing.inactiveCoordinator', { name: named.name })}</option>}
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

type OtherSchoolCoordinatorFieldProps = Pick<CoordinatorFieldProps, 'form' | 'named'> & {
  /** The id of the school. */
  readonly school: number;
};

/** For super-admins, who may list the people of every school. */
export function OtherSchoolCoordinatorField({ school, ...field }: OtherSchoolCoordinatorFieldProps) {
  const { currentData, isError } = usePeoplePageQuery({
    organizationId: school,
    role: ['verifier'],
    status: ['active'],
    limit: LIMITS.listMax,
  });
  if (currentData) return <CoordinatorField {...field} verifiers={currentData.rows} required={false} />;
  return isError && <Typography>{t('publishing.coordinatorOfOtherSchool')}</Typography>;
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
        label={t('publishing.newCoordinator')}
        hint={t('publishing.newCoordinatorHint')}
        {...formField(form, 'newCoordinator')}
      />
      {asNew && (
        <Stack
          spacing={5}
          useFlexGap
          role="group"
          aria-label={t('publishing.newCoordinator')}
          aria-describedby={lacking ? `${id}-error` : undefined}
        >
          {lacking && <FieldMessage id={`${id}-error`}>{t('rules.coordinatorRequired')}</FieldMessage>}
          <NameFields register={(name) => ({ ...form.register(name), id: fieldId(form, name) })} errors={errors} />
        </Stack>
      )}
    </>
  );
}
