import type { HoursView, VerifierOption } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { fullName } from '../../../lib/names.js';
import { SelectField } from '../../../ui/SelectField.js';
import { formField, type FormPart } from './hoursFormValues.js';

export interface NewVerifier {
  readonly open: () => void;
  /** The name of the verifier whom the user has just nominated. */
  readonly nominee: string | null;
}

interface VerifierFieldsProps extends FormPart {
  /** Entries whose verifier may no longer be active. */
  readonly known: readonly HoursView[];
  readonly verifiers: readonly VerifierOption[];
  readonly strict: boolean;
  readonly newVerifier: NewVerifier | undefined;
}

export function VerifierFields({ known, verifiers, strict, newVerifier, ...part }: VerifierFieldsProps) {
  const { organizationName } = useSessionUser();
  const chosen = useWatch({ control: part.form.control, name: 'verifierId' });
  const left = chosen !== '' && !verifiers.some(({ id }) => String(id) === chosen);
  const leftName =
    known.find(({ verifierId }) => String(verifierId) === chosen)?.verifier?.name ?? 'Your earlier choice';
  return (
    <>
      <SelectField
        label="Verifier"
        optional={!strict}
        hint="Who saw you help and can confirm it"
        {...formField(part, 'verifierId')}
      >
        <option value="">{strict ? 'Choose a verifier' : 'No verifier'}</option>
        {verifiers.map((one) => (
          <option key={one.id} value={one.id}>
            {fullName(one)}
          </option>
        ))}
        {left && <option value={chosen}>{leftName} (no longer active)</option>}
      </SelectField>
      {newVerifier?.nominee && (
        <Alert role="alert">
          {newVerifier.nominee} can be chosen once {organizationName} has confirmed them. Until then name somebody else
          {!strict && ', or nobody'}, or save this entry as a draft.
        </Alert>
      )}
      {newVerifier && (
        <Button
          startIcon={<UserPlus size={18} aria-hidden />}
          onClick={newVerifier.open}
          sx={{ alignSelf: 'flex-start', mt: newVerifier.nominee ? 0 : -3, ml: '-6px' }}
        >
          New Verifier
        </Button>
      )}
    </>
  );
}
