import type { ReactNode } from 'react';
import { GRADE_LEVELS, t } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Field, FieldMessage } from '../../ui/Field.js';
import { SelectField } from '../../ui/SelectField.js';
import type { RulesForm } from './countingRulesValues.js';

interface GoalsProps {
  readonly form: RulesForm;
  /** In hours. */
  readonly schoolGoal: number;
}

export function Goals({ form, schoolGoal }: GoalsProps) {
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
        <FieldRow
          key={key}
          label={t('whatCounts.goalOf', { number: index + 1 })}
          columns="minmax(0, 1fr) 208px auto"
          remove={t('whatCounts.removeGoal', { number: index + 1 })}
          onRemove={() => remove(index)}
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
        </FieldRow>
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

interface FieldRowProps {
  readonly label: string;
  /** On screens wider than a phone's, which has two. */
  readonly columns: string;
  /** Whether the first field has a line of its own on a phone. */
  readonly fillsLine?: boolean;
  readonly remove: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

const FieldRow = ({ label, columns, fillsLine = false, remove, onRemove, children }: FieldRowProps) => (
  <Box
    role="group"
    aria-label={label}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr 1fr', sm: columns },
      gap: 3,
      mt: 3,
      alignItems: 'start',
      ...(fillsLine && { '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } } }),
    }}
  >
    {children}
    <Button size="small" aria-label={remove} sx={{ mt: { sm: 8 }, justifySelf: 'start' }} onClick={onRemove}>
      {t('common.remove')}
    </Button>
  </Box>
);

export function Categories({ form }: { form: RulesForm }) {
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
        <FieldRow
          key={key}
          label={t('whatCounts.category', { number: index + 1 })}
          columns="minmax(0, 1fr) 96px 96px auto"
          fillsLine
          remove={t('whatCounts.removeCategory', { number: index + 1 })}
          onRemove={() => remove(index)}
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
        </FieldRow>
      ))}
    </FieldRows>
  );
}
