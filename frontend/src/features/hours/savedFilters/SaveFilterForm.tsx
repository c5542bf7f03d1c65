import { useEffect } from 'react';
import { t, LIMITS, SaveFilter, type FilteredList, type SavedFilter } from '@hourtrail/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { fieldErrors } from '../../../api/errorMessage.js';
import { wireResolver } from '../../../lib/wireResolver.js';
import { showFieldErrors } from '../../../lib/formErrors.js';
import { Field } from '../../../ui/Field.js';
import type { DialogForm } from '../../../ui/FormDialog.js';
import { FormFrame } from '../../../ui/FormFrame.js';
import { namedAs, useSaveFilter } from './useSavedFilters.js';

export interface FilterToSave {
  readonly list: FilteredList;
  /** The search parameters. */
  readonly search: string;
  readonly words: string;
  readonly saved: readonly SavedFilter[];
}

export function SaveFilterForm({ list, search, words, saved, dialog }: FilterToSave & { readonly dialog: DialogForm }) {
  const { close, cancel, onDirty } = dialog;
  const save = useSaveFilter();
  const { control, register, handleSubmit, setError, formState } = useForm({
    resolver: wireResolver(
      SaveFilter,
      ({ name }: { name: string }) => ({ list, name: name.trim(), search }),
      ({ name }) => problemOf(name, saved),
    ),
    defaultValues: { name: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const taken = namedAs(useWatch({ control, name: 'name' }), saved);

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const send = handleSubmit(async ({ name }) => {
    try {
      await save({ list, name: name.trim(), search }, taken !== undefined);
      close();
    } catch (error) {
      showFieldErrors(fieldErrors(error), ['name'], setError);
    }
  });
  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={taken ? t('approvals.replaceFilter') : t('approvals.saveFilter')}
      busy={isSubmitting && t('common.saving')}
    >
      <Field
        label={t('common.name')}
        autoFocus
        hint={
          <span role="status">
            {taken ? t('approvals.nameTaken', { name: taken.name }) : t('approvals.filterContents', { filters: words })}
          </span>
        }
        error={errors.name?.message}
        {...register('name')}
      />
    </FormFrame>
  );
}

const problemOf = (name: string, saved: readonly SavedFilter[]): { name?: string } =>
  saved.length >= LIMITS.savedFiltersMax && !namedAs(name, saved)
    ? { name: t('approvals.filterLimit', { count: LIMITS.savedFiltersMax }) }
    : {};
