import { useEffect } from 'react';
import { t, AnnounceAtSchool, GRADE_LEVELS } from '@hourtrail/contracts';
import { useForm } from 'react-hook-form';
import { useAnnounceAtSchoolMutation } from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { wireResolver } from '../../lib/wireResolver.js';
import { Field } from '../../ui/Field.js';
import type { DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { SelectField } from '../../ui/SelectField.js';
import { tried } from '../../ui/withToast.js';

interface Values {
  text: string;
  gradeLevel: string;
}

const OUTCOME = {
  done: { title: t('hours.messageIsSent'), description: t('people.writtenToSchool') },
  failed: { title: t('hours.messageNotSent'), fallback: t('hours.messageNotSentText') },
};

const messageOf = ({ text, gradeLevel }: Values): AnnounceAtSchool => ({ text, gradeLevel: gradeLevel || null });

/** Students and the parents who follow them read it under the bell and by email. */
export function WriteToSchoolForm({ dialog: { cancel, close, onDirty } }: { dialog: DialogForm }) {
  const { organizationId } = useSessionUser();
  const [announce] = useAnnounceAtSchoolMutation();
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: wireResolver<AnnounceAtSchool, Values>(AnnounceAtSchool, messageOf),
    defaultValues: { text: '', gradeLevel: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const send = handleSubmit(async (values) => {
    const failure = await tried(announce({ id: organizationId, ...messageOf(values) }).unwrap(), OUTCOME);
    if (failure === null) close();
  });
  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={t('hours.sendMessage')}
      busy={isSubmitting && t('hours.sendingMessage')}
    >
      <SelectField label={t('people.writeTo')} {...register('gradeLevel')}>
        <option value="">{t('people.allStudentsAndParents')}</option>
        {GRADE_LEVELS.map((grade) => (
          <option key={grade} value={grade}>
            {t('people.gradeAndParents', { grade })}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('labels.message')}
        hint={t('people.writeToSchoolHint')}
        multiline
        minRows={4}
        error={errors.text?.message}
        {...register('text')}
      />
    </FormFrame>
  );
}
