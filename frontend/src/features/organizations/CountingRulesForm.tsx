import { useEffect, useState, type ReactNode } from 'react';
import {
  NO_COUNTING_RULES,
  t,
  type CountingRules,
  type CountingRulesView,
  type NewCountingRules,
  type OrganizationView,
} from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { errorBody, fieldErrors } from '../../api/errorMessage.js';
import { useSetCountingRulesMutation } from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { actsInOtherSchool } from '../../lib/otherSchool.js';
import { CheckField } from '../../ui/CheckField.js';
import { Field } from '../../ui/Field.js';
import type { DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { withToast, type Outcome } from '../../ui/withToast.js';
import type { CountingExample } from './countingExamples.js';
import { Categories, Goals } from './CountingRuleRows.js';
import { formOf, resolverFor, RULES_FIELDS, wireOf, type RulesValues } from './countingRulesValues.js';
import { RulesEffectNotice } from './RulesEffectNotice.js';

interface CountingRulesFormProps {
  readonly school: OrganizationView;
  readonly inForce: CountingRulesView | undefined;
  /** What the form is filled with, instead of the rules in force. */
  readonly example: CountingExample | undefined;
  readonly dialog: DialogForm;
}

export function CountingRulesForm({ school, inForce, example, dialog }: CountingRulesFormProps) {
  const { cancel, close, onDirty } = dialog;
  const [saved, setSaved] = useState<CountingRules & { readonly version: number }>(
    () => inForce ?? { ...NO_COUNTING_RULES, version: 0 },
  );
  const [stale, setStale] = useState(false);
  const inOtherSchool = actsInOtherSchool(useSessionUser(), school.id);
  const [set] = useSetCountingRulesMutation();
  const form = useForm<RulesValues>({
    mode: 'onChange',
    resolver: resolverFor(inOtherSchool),
    defaultValues: formOf(saved),
  });
  const { register, handleSubmit, setError, setValue, reset, formState } = form;
  const { errors, isDirty, isSubmitting, isValid } = formState;
  const values = useWatch({ control: form.control }) as RulesValues;

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    if (example) reset(formOf(example.rules), { keepDefaultValues: true });
  }, [example, reset]);

  const bodyOf = (values: RulesValues): NewCountingRules => ({
    ...wireOf(values),
    version: saved.version,
    organizationId: school.id,
  });
  const send = handleSubmit(async (sent) => {
    try {
      await withToast(set(bodyOf(sent)).unwrap(), SAVED);
      close();
    } catch (error) {
      const body = errorBody(error);
      const [current] = body?.code === 'stale' ? (body['current'] as readonly CountingRulesView[]) : [];
      setStale(current !== undefined);
      if (current) {
        const [before, after] = [formOf(saved), formOf(current)];
        const own = (field: 'goals' | 'categories'): boolean =>
          JSON.stringify(sent[field]) !== JSON.stringify(before[field]);
        setSaved(current);
        reset(after, { keepDirtyValues: true });
        setValue('goals', own('goals') ? sent.goals : after.goals, { shouldDirty: true });
        setValue('categories', own('categories') ? sent.categories : after.categories, { shouldDirty: true });
      }
      showFieldErrors(fieldErrors(error), RULES_FIELDS, setError);
    }
  });
  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={t('common.saveChanges')}
      busy={isSubmitting && t('common.saving')}
    >
      {stale && <Alert role="alert">{t('whatCounts.changed')}</Alert>}
      {example && (
        <Alert severity="info">
          {t('whatCounts.checkFirst')} {example.hint}
        </Alert>
      )}
      <Typography sx={{ color: 'text.secondary' }}>{t('whatCounts.emptyForNone')}</Typography>
      <Pair>
        <Field
          label={t('labels.dailyCap')}
          hint={t('whatCounts.dailyCapHint')}
          inputMode="decimal"
          error={errors.dailyCap?.message}
          {...register('dailyCap')}
        />
        <Field
          label={t('labels.submitWithinDays')}
          hint={t('whatCounts.submitWithinDaysHint')}
          inputMode="numeric"
          error={errors.submitWithinDays?.message}
          {...register('submitWithinDays')}
        />
        <Field
          label={t('labels.earliestDate')}
          hint={t('whatCounts.earliestDateHint')}
          type="date"
          error={errors.earliestDate?.message}
          slotProps={{ input: { max: '2199-12-31' } }}
          {...register('earliestDate')}
        />
        <Field
          label={t('labels.reflectionWords')}
          hint={t('whatCounts.reflectionWordsHint')}
          inputMode="numeric"
          error={errors.reflectionWords?.message}
          {...register('reflectionWords')}
        />
      </Pair>
      <CheckField
        label={t('labels.nonProfitOnly')}
        hint={t('whatCounts.nonProfitOnlyHint')}
        {...register('nonProfitOnly')}
      />
      <CheckField
        label={t('labels.notRelatives')}
        hint={t('whatCounts.notRelativesHint')}
        {...register('notRelatives')}
      />
      <CheckField label={t('labels.notStudents')} hint={t('whatCounts.notStudentsHint')} {...register('notStudents')} />
      <CheckField
        label={t('labels.resetsYearly')}
        hint={t('whatCounts.resetsYearlyHint')}
        {...register('resetsYearly')}
      />
      <Goals form={form} schoolGoal={school.hoursGoal} />
      <CheckField label={t('labels.proRata')} hint={t('whatCounts.proRataHint')} {...register('proRata')} />
      <Categories form={form} />
      {inOtherSchool && (
        <Field
          label={t('common.reason')}
          hint={t('schools.otherSchoolHint')}
          error={errors.reason?.message}
          {...register('reason')}
        />
      )}
      <RulesEffectNotice
        rules={isDirty && isValid ? bodyOf({ ...values, reason: '' }) : null}
        isInvalid={isDirty && !isValid}
      />
    </FormFrame>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>{children}</Box>
);

const SAVED: Outcome = {
  done: { title: t('whatCounts.saved') },
  failed: { title: t('whatCounts.notSaved'), fallback: t('whatCounts.notSavedError') },
};
