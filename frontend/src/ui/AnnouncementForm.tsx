import { useEffect } from 'react';
import { t, GRADE_LEVELS, SendAnnouncement, type AnnouncementReaders } from '@hourtrail/contracts';
import { useForm } from 'react-hook-form';
import { useAnnounceMutation } from '../api/messaging.js';
import { unsent, useKeepUnsent } from '../lib/unsent.js';
import { wireResolver } from '../lib/wireResolver.js';
import { Field } from './Field.js';
import { FormFrame } from './FormFrame.js';
import { SelectField } from './SelectField.js';
import { tried } from './withToast.js';

/** `grade`: one, `all`, or empty until one chooses. */
const EMPTY = { subject: '', text: '', grade: '' };
type Values = typeof EMPTY;

const FAILED = { title: t('hours.messageNotSent'), fallback: t('hours.messageNotSentText') };

interface AnnouncementFormProps {
  /** The opportunity whose signed-up people read it; absent for a grade or the whole school. */
  readonly opportunityId?: number;
  /** What it begins with. */
  readonly text?: Values;
  readonly hint: string;
  /** What the toast says once it is sent. */
  readonly sent: string;
  readonly onCancel: (() => void) | undefined;
  readonly onSent: () => void;
  readonly onDirty?: (dirty: boolean) => void;
}

/** Readers find it under the bell and in an email. A form for an opportunity comes back with what was typed. */
export function AnnouncementForm({
  opportunityId,
  text,
  hint,
  sent,
  onCancel,
  onSent,
  onDirty,
}: AnnouncementFormProps) {
  const [announce] = useAnnounceMutation();
  const readers = (grade: string): AnnouncementReaders =>
    opportunityId ? { opportunityId } : grade === 'all' ? { school: true } : { grade };
  const announcementOf = ({ grade, ...texts }: Values): SendAnnouncement => ({ to: readers(grade), ...texts });
  const draft = opportunityId ? `announcement ${opportunityId}` : undefined;
  const { register, handleSubmit, getValues, reset, formState } = useForm<Values>({
    resolver: wireResolver<SendAnnouncement, Values>(SendAnnouncement, announcementOf, ({ grade }) =>
      opportunityId || grade ? {} : { grade: t('people.chooseReaders') },
    ),
    defaultValues: (draft && unsent<Values>(draft)) || (text ?? EMPTY),
  });
  useKeepUnsent(draft, getValues);
  const { errors, isDirty, isSubmitting } = formState;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const send = handleSubmit(async (values) => {
    const done = { title: t('hours.messageIsSent'), description: sent };
    const failure = await tried(announce(announcementOf(values)).unwrap(), { done, failed: FAILED });
    if (failure !== null) return;
    reset(EMPTY);
    onSent();
  });
  return (
    <FormFrame
      onSubmit={send}
      onCancel={onCancel}
      submit={t('hours.sendMessage')}
      busy={isSubmitting && t('hours.sendingMessage')}
    >
      {!opportunityId && (
        <SelectField label={t('people.writeTo')} error={errors.grade?.message} {...register('grade')}>
          <option value="">{t('people.chooseReaders')}</option>
          <option value="all">{t('people.allStudentsAndParents')}</option>
          {GRADE_LEVELS.map((grade) => (
            <option key={grade} value={grade}>
              {t('people.gradeAndParents', { grade })}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        label={t('labels.subject')}
        autoFocus={Boolean(opportunityId)}
        error={errors.subject?.message}
        {...register('subject')}
      />
      <Field
        label={t('labels.message')}
        hint={hint}
        multiline
        minRows={4}
        error={errors.text?.message}
        {...register('text')}
      />
    </FormFrame>
  );
}
