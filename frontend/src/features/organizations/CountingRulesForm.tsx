import { useEffect, useState, type ReactNode } from 'react';
import {
  GRADE_LEVELS,
  NO_COUNTING_RULES,
  NewCountingRules,
  t,
  type CountingRules,
  type CountingRulesView,
  type GradeLevel,
  type NewCategory,
  type OrganizationView,
} from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useFieldArray, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { errorBody, fieldErrors } from '../../api/errorMessage.js';
import { useSetCountingRulesMutation } from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { hoursTyped } from '../../lib/hours.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { wholeOf, wireResolver } from '../../lib/wireResolver.js';
import { CheckField } from '../../ui/CheckField.js';
import { Field, FieldMessage } from '../../ui/Field.js';
import type { DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { SelectField } from '../../ui/SelectField.js';
import { withToast, type Outcome } from '../../ui/withToast.js';
import type { CountingExample } from './countingExamples.js';
import { RulesEffectNotice } from './RulesEffectNotice.js';

interface CategoryValues {
  /** Absent for a new one. */
  id?: number | undefined;
  name: string;
  min: string;
  max: string;
}

interface GoalValues {
  /** Empty until one is chosen. */
  gradeLevel: GradeLevel | '';
  hours: string;
}

interface RulesValues {
  dailyCap: string;
  submitWithinDays: string;
  earliestDate: string;
  reflectionWords: string;
  nonProfitOnly: boolean;
  resetsYearly: boolean;
  notRelatives: boolean;
  notStudents: boolean;
  goals: GoalValues[];
  proRata: boolean;
  categories: CategoryValues[];
  reason: string;
}

type Form = UseFormReturn<RulesValues>;

const FIELDS = [
  'dailyCap',
  'submitWithinDays',
  'earliestDate',
  'reflectionWords',
  'goals',
  'categories',
  'reason',
] as const satisfies readonly (keyof RulesValues)[];

const typed = (value: number | string | null | undefined): string => String(value ?? '');

const formOf = (rules: CountingRules | NewCountingRules): RulesValues => ({
  dailyCap: typed(rules.dailyCap),
  submitWithinDays: typed(rules.submitWithinDays),
  earliestDate: typed(rules.earliestDate),
  reflectionWords: typed(rules.reflectionWords),
  nonProfitOnly: rules.nonProfitOnly ?? false,
  resetsYearly: rules.resetsYearly ?? false,
  notRelatives: rules.notRelatives ?? false,
  notStudents: rules.notStudents ?? false,
  goals: (rules.goals ?? []).map(({ gradeLevel, hours }) => ({ gradeLevel, hours: typed(hours) })),
  proRata: rules.proRata ?? false,
  categories: (rules.categories ?? []).map(({ id, name, min, max }) => ({
    id,
    name,
    min: typed(min),
    max: typed(max),
  })),
  reason: '',
});

const wholeOrNone = (text: string): number | null => (text.trim() ? wholeOf(text) : null);

const categoryOf = ({ id, name, min, max }: CategoryValues): NewCategory => ({
  ...(id !== undefined && { id }),
  name: name.trim(),
  min: wholeOrNone(min),
  max: wholeOrNone(max),
});

const wireOf = ({ reason, ...values }: RulesValues): NewCountingRules => ({
  ...values,
  dailyCap: values.dailyCap.trim() ? hoursTyped(values.dailyCap) : null,
  submitWithinDays: wholeOrNone(values.submitWithinDays),
  earliestDate: values.earliestDate || null,
  reflectionWords: wholeOrNone(values.reflectionWords),
  // an empty grade is refused with a sentence
  goals: values.goals.map(({ gradeLevel, hours }) => ({ gradeLevel: gradeLevel as GradeLevel, hours: wholeOf(hours) })),
  categories: values.categories.map(categoryOf),
  ...(reason.trim() && { reason: reason.trim() }),
});

const resolverFor = (inOtherSchool: boolean) =>
  wireResolver<NewCountingRules, RulesValues>(NewCountingRules, wireOf, ({ reason }) =>
    inOtherSchool && !reason.trim() ? { reason: OTHER_SCHOOL_NEEDS_REASON } : {},
  );

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
  const form = useForm<RulesValues>({ resolver: resolverFor(inOtherSchool), defaultValues: formOf(saved) });
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
      showFieldErrors(fieldErrors(error), FIELDS, setError);
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
      <RulesEffectNotice rules={isDirty && isValid ? bodyOf({ ...values, reason: '' }) : null} />
    </FormFrame>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>{children}</Box>
);

interface GoalsProps {
  readonly form: Form;
  /** In hours. */
  readonly schoolGoal: number;
}

function Goals({ form, schoolGoal }: GoalsProps) {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'goals', keyName: 'key' });
  const { goals: errors } = formState.errors;
  return (
    <FieldRows
      id="goals"
      title={t('labels.goals')}
      hint={t('whatCounts.goalsHint', { hours: schoolGoal })}
      error={errors?.root?.message ?? errors?.message}
      add={t('whatCounts.addGoal')}
      onAdd={fields.length < GRADE_LEVELS.length ? () => append({ gradeLevel: '', hours: '' }) : undefined}
    >
      {fields.map(({ key }, index) => (
        <Box
          key={key}
          role="group"
          aria-label={t('whatCounts.goalOf', { number: index + 1 })}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 208px auto' },
            gap: 3,
            mt: 3,
            alignItems: 'start',
          }}
        >
          <SelectField
            label={t('common.gradeLevel')}
            error={errors?.[index]?.gradeLevel?.message}
            {...register(`goals.${index}.gradeLevel`)}
          >
            <option value="">{t('whatCounts.chooseGrade')}</option>
            {GRADE_LEVELS.map((grade) => (
              <option key={grade} value={grade}>
                {grade}
              </option>
            ))}
          </SelectField>
          <Field
            label={t('common.hours')}
            inputMode="numeric"
            error={errors?.[index]?.hours?.message}
            {...register(`goals.${index}.hours`)}
          />
          <Button
            size="small"
            aria-label={t('whatCounts.removeGoal', { number: index + 1 })}
            sx={{ mt: { sm: 8 }, justifySelf: 'start' }}
            onClick={() => remove(index)}
          >
            {t('common.remove')}
          </Button>
        </Box>
      ))}
    </FieldRows>
  );
}

interface FieldRowsProps {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  /** Of the rows together. */
  readonly error: string | undefined;
  readonly add: string;
  /** Undefined if there is no room for another. */
  readonly onAdd: (() => void) | undefined;
  readonly children: ReactNode;
}

const FieldRows = ({ id, title, hint, error, add, onAdd, children }: FieldRowsProps) => (
  <section aria-labelledby={id}>
    <Typography id={id} variant="h3">
      {title}
    </Typography>
    <FormHelperText>{hint}</FormHelperText>
    {children}
    {onAdd && (
      <Button variant="outlined" startIcon={<Plus size={16} aria-hidden />} sx={{ mt: 3 }} onClick={onAdd}>
        {add}
      </Button>
    )}
    {error && (
      <div role="alert">
        <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
      </div>
    )}
  </section>
);

function Categories({ form }: { form: Form }) {
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'categories', keyName: 'key' });
  const { categories: errors } = formState.errors;
  return (
    <FieldRows
      id="categories"
      title={t('labels.categories')}
      hint={t('whatCounts.categoriesHint')}
      error={errors?.root?.message ?? errors?.message}
      add={t('whatCounts.addCategory')}
      onAdd={() => append({ name: '', min: '', max: '' })}
    >
      {fields.map(({ key }, index) => (
        <Box
          key={key}
          role="group"
          aria-label={t('whatCounts.category', { number: index + 1 })}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', sm: 'minmax(0, 1fr) 96px 96px auto' },
            gap: 3,
            mt: 3,
            alignItems: 'start',
            '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
          }}
        >
          <Field
            label={t('common.name')}
            autoComplete="off"
            error={errors?.[index]?.name?.message}
            {...register(`categories.${index}.name`)}
          />
          <Field
            label={t('whatCounts.min')}
            inputMode="numeric"
            error={errors?.[index]?.min?.message}
            {...register(`categories.${index}.min`)}
          />
          <Field
            label={t('whatCounts.max')}
            inputMode="numeric"
            error={errors?.[index]?.max?.message}
            {...register(`categories.${index}.max`)}
          />
          <Button
            size="small"
            aria-label={t('whatCounts.removeCategory', { number: index + 1 })}
            sx={{ mt: { sm: 8 }, justifySelf: 'start' }}
            onClick={() => remove(index)}
          >
            {t('common.remove')}
          </Button>
        </Box>
      ))}
    </FieldRows>
  );
}

const SAVED: Outcome = {
  done: { title: t('whatCounts.saved') },
  failed: { title: t('whatCounts.notSaved'), fallback: t('whatCounts.notSavedError') },
};
