import { useState } from 'react';
import { t, wordsOfRule, type DistrictRule, type DistrictRules, type OrganizationView } from '@hourtrail/contracts';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '../../api/errorMessage.js';
import { useChangeDistrictRulesMutation } from '../../api/organizations.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { CheckField } from '../../ui/CheckField.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { showFailure, withToast } from '../../ui/withToast.js';
import { RuleFields } from './RuleFields.js';
import { PeopleWithoutSecondFactor, secondFactorIsDue } from './SecondFactorNow.js';
import {
  districtRulesOf,
  districtRulesResolver,
  formOfSchool,
  SCHOOL_FIELDS,
  type SchoolFormValues,
} from './schoolForm.js';

const FAILED = { title: t('districts.rulesNotSaved'), fallback: t('schools.updateError') };

/** Says which schools change before it changes them. */
export function DistrictRulesForm({ district }: { district: OrganizationView }) {
  const form = useForm<SchoolFormValues>({ resolver: districtRulesResolver, defaultValues: formOfSchool(district) });
  const [locked, setLocked] = useState<readonly DistrictRule[]>(district.lockedRules);
  const [preview, setPreview] = useState<DistrictRules | null>(null);
  const [change] = useChangeDistrictRulesMutation();
  const { id, version } = district;
  const send = (values: SchoolFormValues, dryRun: boolean): Promise<DistrictRules> =>
    change({ id, version, dryRun, ...districtRulesOf(values), lockedRules: [...locked] }).unwrap();
  const save = async (values: SchoolFormValues): Promise<null> => {
    await withToast(send(values, false), { done: { title: t('districts.rulesSaved') }, failed: FAILED });
    return null;
  };
  const submit = form.handleSubmit(async (values) => {
    try {
      const answer = await send(values, true);
      if (answer.schools.length > 0 || requiresNow(values)) return setPreview(answer);
    } catch (error) {
      showFieldErrors(fieldErrors(error), SCHOOL_FIELDS, form.setError);
      return showFailure(error, FAILED);
    }
    await save(values).catch(() => undefined);
  });
  const requiresNow = (values: SchoolFormValues): boolean =>
    secondFactorIsDue(values) &&
    (values.secondFactorFrom !== district.secondFactorFrom ||
      (locked.includes('secondFactorFrom') && !district.lockedRules.includes('secondFactorFrom')));
  const secondFactors = preview && requiresNow(form.getValues()) && (
    <PeopleWithoutSecondFactor organizationId={id} withSchools={locked.includes('secondFactorFrom')} />
  );
  const setMayChange = (rules: readonly DistrictRule[], mayChange: boolean): void =>
    setLocked((before) => [...before.filter((rule) => !rules.includes(rule)), ...(mayChange ? [] : rules)]);
  return (
    <>
      <FormFrame
        onSubmit={submit}
        onCancel={undefined}
        submit={t('common.saveChanges')}
        busy={form.formState.isSubmitting && t('common.saving')}
      >
        <RuleFields
          form={form}
          school={district}
          after={(rules, label) => (
            <CheckField
              label={t('districts.mayChange', { rule: label })}
              checked={!rules.some((rule) => locked.includes(rule))}
              onChange={(_event, checked) => setMayChange(rules, checked)}
            />
          )}
        />
      </FormFrame>
      <ConfirmDialog
        confirmation={
          preview && {
            ...(preview.schools.length > 0
              ? {
                  title: t('districts.schoolsChange', { count: preview.schools.length }),
                  question: t('districts.schoolsChangeText'),
                  confirm: t('districts.changeSchools'),
                }
              : {
                  title: t('schools.secondFactorNowTitle'),
                  question: t('schools.secondFactorNowText'),
                  confirm: t('common.saveChanges'),
                }),
            details: (
              <>
                {preview.schools.length > 0 && secondFactors && <p>{t('schools.secondFactorNowText')}</p>}
                {secondFactors}
                {preview.schools.length > 0 && <ChangedSchools schools={preview.schools} />}
              </>
            ),
            busy: t('common.saving'),
            onConfirm: () => save(form.getValues()),
          }
        }
        onClose={() => setPreview(null)}
      />
    </>
  );
}

const ChangedSchools = ({ schools }: Pick<DistrictRules, 'schools'>) => (
  <ul style={{ margin: 0, paddingLeft: 18 }}>
    {schools.map(({ id, name, changes }) => (
      <li key={id}>
        <strong>{name}</strong>: {[...new Set(changes.map(wordsOfRule))].join(' ')}
      </li>
    ))}
  </ul>
);
