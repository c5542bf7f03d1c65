import type { ReactNode } from 'react';
import { t, type DistrictRule, type OrganizationView } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { CheckField } from '../../ui/CheckField.js';
import { Field } from '../../ui/Field.js';
import { RadioField } from '../../ui/RadioField.js';
import { EMAIL_CHOICES_IN_WORDS, factsOfRules, POLICY_CHOICES, type SchoolFormValues } from './schoolForm.js';

interface RuleFieldsProps {
  readonly form: UseFormReturn<SchoolFormValues>;
  /** As last saved; absent for a new one. */
  readonly school?: OrganizationView | undefined;
  /** Who sets the rules that cannot be changed here. Absent where the district itself sets them. */
  readonly setBy?: string | undefined;
  /** What follows a rule that can be changed. */
  readonly after?: (rules: readonly DistrictRule[], label: string) => ReactNode;
}

/** The rules that a district may set for its schools. */
export function RuleFields({ form, school, setBy, after }: RuleFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const isStrict = useWatch({ control, name: 'approvalPolicy' }) === 'strict';
  const locked = setBy === undefined ? [] : (school?.lockedRules ?? []);
  const rule = (rules: readonly [DistrictRule, ...DistrictRule[]], label: string, input: ReactNode) => {
    const fact = school && locked.includes(rules[0]) && factsOfRules(school).find((one) => one.rule === rules[0]);
    if (fact) return <Field label={fact.label} hint={setBy} value={fact.words} readOnly multiline />;
    return (
      <div>
        {input}
        {after?.(rules, label)}
      </div>
    );
  };
  return (
    <>
      {rule(
        ['approvalPolicy', 'acceptsSupervisors'],
        t('schools.approvalPolicy'),
        <>
          <RadioField legend={t('schools.approvalPolicy')} choices={POLICY_CHOICES} {...register('approvalPolicy')} />
          {isStrict && !locked.includes('acceptsSupervisors') && (
            <CheckField
              label={t('schools.acceptsSupervisors')}
              hint={t('schools.acceptsSupervisorsHint')}
              {...register('acceptsSupervisors')}
            />
          )}
        </>,
      )}
      <Box sx={PAIR}>
        {rule(
          ['hoursGoal'],
          t('schools.hoursGoal'),
          <Field
            label={t('schools.hoursGoal')}
            hint={t('schools.hoursGoalHint')}
            error={errors.hoursGoal?.message}
            inputMode="numeric"
            {...register('hoursGoal')}
          />,
        )}
        {rule(
          ['oldestAcceptedDays'],
          t('pages.oldestEntry'),
          <Field
            label={t('schools.oldestAcceptedDays')}
            hint={t('schools.oldestAcceptedDaysHint')}
            error={errors.oldestAcceptedDays?.message}
            inputMode="numeric"
            {...register('oldestAcceptedDays')}
          />,
        )}
      </Box>
      {rule(
        ['emailNotifications'],
        t('labels.emailNotifications'),
        <RadioField
          legend={t('schools.emailsLegend')}
          choices={EMAIL_CHOICES_IN_WORDS}
          {...register('emailNotifications')}
        />,
      )}
      {rule(
        ['quietFrom', 'quietUntil'],
        t('schools.quietHours'),
        <Box sx={PAIR}>
          <Field
            label={t('schools.quietFrom')}
            hint={t('schools.quietHint')}
            optional
            type="time"
            error={errors.quietFrom?.message}
            {...register('quietFrom')}
          />
          <Field
            label={t('schools.quietUntil')}
            optional
            type="time"
            error={errors.quietUntil?.message}
            {...register('quietUntil')}
          />
        </Box>,
      )}
      {rule(
        ['reminders'],
        t('labels.reminders'),
        <CheckField label={t('schools.reminders')} hint={t('schools.remindersHint')} {...register('reminders')} />,
      )}
      {rule(
        ['secondFactorFrom'],
        t('labels.secondFactorFrom'),
        <Field
          label={t('labels.secondFactorFrom')}
          hint={t('schools.secondFactorHint')}
          optional
          type="date"
          error={errors.secondFactorFrom?.message}
          {...register('secondFactorFrom')}
        />,
      )}
    </>
  );
}

const PAIR = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' };
