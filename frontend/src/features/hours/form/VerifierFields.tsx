import {
  t,
  type ApprovalRules,
  type HoursView,
  type SignInOptions,
  type SupervisorOption,
  type VerifierOption,
} from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { useController, useWatch } from 'react-hook-form';
import { useSignInOptionsQuery, useSupervisorsQuery } from '../../../api/identity.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { fullName } from '../../../lib/names.js';
import { Field } from '../../../ui/Field.js';
import { SelectField } from '../../../ui/SelectField.js';
import { SuggestField } from '../../../ui/SuggestField.js';
import { isSamePlace, verifiedAt, verifierAt, verifierValue } from './earlierEntries.js';
import { BY_EMAIL } from './entryForm.js';
import { fieldId, formField, type FormPart } from './hoursFormValues.js';

export interface NewVerifier {
  readonly open: () => void;
  /** The name of the verifier whom the user has just nominated. */
  readonly nominee: string | null;
}

interface VerifierFieldsProps extends FormPart {
  readonly entry: HoursView | undefined;
  /** The user's own entries, newest first. */
  readonly earlier: readonly HoursView[];
  readonly verifiers: readonly VerifierOption[];
  readonly rules: ApprovalRules;
  readonly newVerifier: NewVerifier | undefined;
}

/** The organization of the entry if they verified there, or else their latest. */
function withOrganization(verifier: VerifierOption, place: string): string {
  const [latest] = verifier.organizations;
  const organization = verifiedAt(verifier, place) ?? latest;
  const name = fullName(verifier);
  return organization ? t('hoursForm.verifierAt', { name, organization }) : name;
}

export function VerifierFields({ entry, earlier, verifiers, rules, newVerifier, ...part }: VerifierFieldsProps) {
  const strict = rules.approvalPolicy === 'strict';
  const { organizationName } = useSessionUser();
  const { control, formState } = part.form;
  const [chosen, place] = useWatch({ control, name: ['verifierId', 'organizationName'] });
  const known = entry ? [entry, ...earlier] : earlier;
  const suggested = verifierValue(verifierAt(place, earlier, verifiers));
  const isSuggested = !entry && chosen !== '' && chosen === suggested && !formState.touchedFields.verifierId;
  const byEmail = chosen === BY_EMAIL;
  const mail = useSignInOptionsQuery(undefined, { skip: !byEmail }).data;
  const left = chosen !== '' && !byEmail && !verifiers.some(({ id }) => String(id) === chosen);
  const leftName =
    known.find(({ verifierId }) => String(verifierId) === chosen)?.verifier?.name ?? t('hoursForm.earlierVerifier');
  return (
    <>
      <SelectField
        label={t('common.verifier')}
        optional={!strict}
        hint={
          isSuggested ? (
            <span role="status">{t('hoursForm.suggestedVerifier', { organization: place.trim() })}</span>
          ) : (
            t('hoursForm.verifierHint')
          )
        }
        {...formField(part, 'verifierId')}
      >
        <option value="">{strict ? t('hoursForm.chooseVerifier') : t('hoursForm.noVerifier')}</option>
        {verifiers.map((one) => (
          <option key={one.id} value={one.id}>
            {withOrganization(one, place)}
          </option>
        ))}
        {(!strict || rules.acceptsSupervisors || byEmail) && <option value={BY_EMAIL}>{t('hoursForm.byEmail')}</option>}
        {left && <option value={chosen}>{t('hoursForm.inactiveVerifier', { name: leftName })}</option>}
      </SelectField>
      {byEmail && (
        <>
          <SupervisorName {...part} />
          <Field
            label={t('hoursForm.supervisorEmail')}
            type="email"
            inputMode="email"
            autoComplete="off"
            hint={supervisorHint(mail)}
            {...formField(part, 'supervisorEmail')}
          />
        </>
      )}
      {newVerifier?.nominee && (
        <Alert role="alert">
          {strict
            ? t('hoursForm.nomineeWaitsStrict', { name: newVerifier.nominee, school: organizationName })
            : t('hoursForm.nomineeWaits', { name: newVerifier.nominee, school: organizationName })}
        </Alert>
      )}
      {newVerifier && (
        <Button
          startIcon={<UserPlus size={18} aria-hidden />}
          onClick={newVerifier.open}
          sx={{ alignSelf: 'flex-start', mt: newVerifier.nominee ? 0 : -3, ml: '-6px' }}
        >
          {t('hoursForm.newVerifier')}
        </Button>
      )}
    </>
  );
}

function supervisorHint(mail: SignInOptions | undefined): string {
  if (mail?.sendsMail !== false) return t('hoursForm.supervisorHint');
  return mail.savesMail ? t('hoursForm.supervisorHintFile') : t('hoursForm.supervisorHintNoMail');
}

/** Choosing somebody the school knows fills in their email. */
function SupervisorName({ form, ids }: FormPart) {
  const known = useSupervisorsQuery().data ?? [];
  const place = useWatch({ control: form.control, name: 'organizationName' });
  const { field, fieldState } = useController({ control: form.control, name: 'supervisorName' });
  const change = (name: string): void => {
    field.onChange(name);
    const chosen = known.find((one) => one.name === name);
    if (chosen) form.setValue('supervisorEmail', chosen.email, { shouldDirty: true, shouldValidate: true });
  };
  const isOfPlace = ({ organizations }: SupervisorOption): boolean =>
    organizations.some((organization) => isSamePlace(organization, place));
  return (
    <SuggestField
      label={t('hoursForm.supervisorName')}
      id={fieldId(ids, 'supervisorName')}
      error={fieldState.error?.message}
      suggestions={[...new Set(known.filter(isOfPlace).map(({ name }) => name))]}
      {...field}
      onChange={change}
    />
  );
}
