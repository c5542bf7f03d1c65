import { t, countWords, LIMITS, type CountingRulesView, type HoursView } from '@hourtrail/contracts';
import { useWatch, type Control, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import { categoryInWords } from '../../../lib/countingWords.js';
import { CheckField } from '../../../ui/CheckField.js';
import { Field } from '../../../ui/Field.js';
import { SelectField } from '../../../ui/SelectField.js';
import type { AdminFormValues } from '../admin/adminForm.js';
import type { EntryFormValues } from './entryForm.js';
import type { HoursFormValues } from './hoursFormValues.js';

interface CountingFieldsProps {
  /** Of a volunteer or of an administrator. */
  readonly form: UseFormReturn<HoursFormValues> | UseFormReturn<AdminFormValues>;
  readonly rules: CountingRulesView;
  /** The entry to change; it may have a category that the rules no longer have. */
  readonly entry: HoursView | undefined;
  readonly idOf?: (name: 'categoryId' | 'reflection' | 'isNonProfit') => string;
}

/** What the school's rules of what counts ask of an entry, if they ask for anything. */
export function CountingFields({ form, rules, entry, idOf }: CountingFieldsProps) {
  const { control, register, setValue, formState } = form as unknown as UseFormReturn<EntryFormValues>;
  const errors: FieldErrors<EntryFormValues> = formState.errors;
  const isNonProfit = useWatch({ control, name: 'isNonProfit' });
  const { categories, reflectionWords, nonProfitOnly } = rules;
  const former = entry?.category && !categories.some(({ id }) => id === entry.categoryId) ? entry.category : undefined;
  return (
    <>
      {(categories.length > 0 || former) && (
        <SelectField
          label={t('labels.category')}
          id={idOf?.('categoryId')}
          optional={categories.length === 0}
          error={errors.categoryId?.message}
          {...register('categoryId')}
        >
          <option value="">{t('hoursForm.chooseCategory')}</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.min === null && category.max === null ? category.name : categoryInWords(category)}
            </option>
          ))}
          {former && <option value={former.id}>{former.name}</option>}
        </SelectField>
      )}
      {(reflectionWords !== null || entry?.reflection) && (
        <Field
          label={t('labels.reflection')}
          id={idOf?.('reflection')}
          optional={reflectionWords === null}
          multiline
          minRows={3}
          hint={<Words control={control} words={reflectionWords} />}
          error={errors.reflection?.message}
          slotProps={{ input: { maxLength: LIMITS.reflectionMax } }}
          {...register('reflection')}
        />
      )}
      {nonProfitOnly && (
        <CheckField
          id={idOf?.('isNonProfit')}
          label={t('hoursForm.forNonProfit')}
          hint={t('hoursForm.onlyNonProfitCounts')}
          checked={isNonProfit === 'true'}
          onChange={(_event, checked) => setValue('isNonProfit', String(checked), { shouldDirty: true })}
        />
      )}
    </>
  );
}

interface WordsProps {
  readonly control: Control<EntryFormValues>;
  readonly words: number | null;
}

/** "32 of 50 words. With fewer, the hours don’t count." */
function Words({ control, words }: WordsProps) {
  const has = countWords(useWatch({ control, name: 'reflection' }));
  return words === null
    ? t('labels.whatYouLearned')
    : t('hoursForm.wordsOf', { has, words, left: Math.max(0, words - has) });
}
