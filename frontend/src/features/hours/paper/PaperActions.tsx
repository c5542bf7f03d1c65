import { Suspense, useEffect, useState } from 'react';
import { LIMITS, RecordPaper, t, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileCheck2, Printer } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useRecordPaperMutation } from '../../../api/hours.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { hoursFigure, hoursTyped } from '../../../lib/hours.js';
import { lazily } from '../../../lib/lazily.js';
import { dropUnsent, unsent, useKeepUnsent } from '../../../lib/unsent.js';
import { wholeOf, wireResolver } from '../../../lib/wireResolver.js';
import { Field } from '../../../ui/Field.js';
import { FormFrame } from '../../../ui/FormFrame.js';
import { SelectField } from '../../../ui/SelectField.js';
import { tried } from '../../../ui/withToast.js';
import { recordsPaper } from '../decisions/mayDecide.js';
import { draftOf } from '../decisions/unsentFirst.js';
import { problemsOfReview } from '../review/reviewFormValues.js';

const PaperForm = lazily(async () => (await import('./PaperForm.js')).PaperForm);

const NOT_RECORDED = { title: t('paper.notRecorded'), fallback: t('paper.notRecordedText') };

/** While an entry waits, its form can be printed; staff record what came back. */
export function PaperActions({ entry }: { readonly entry: HoursView }) {
  const user = useSessionUser();
  const [isPrinting, setIsPrinting] = useState<boolean>();
  const [isRecording, setIsRecording] = useState(() => unsent(draftOf.paper(entry.id)) !== undefined);
  if (entry.status !== 'pending' || entry.deletedAt) return null;
  const records = recordsPaper(entry, user);
  const owns = entry.studentId === user.id;
  if (!records && !owns) return null;
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', mt: 4, '@media print': { display: 'none' } }}
      >
        <Button variant="text" startIcon={<Printer size={18} aria-hidden />} onClick={() => setIsPrinting(true)}>
          {t('paper.print')}
        </Button>
        {records && !isRecording && (
          <Button variant="text" startIcon={<FileCheck2 size={18} aria-hidden />} onClick={() => setIsRecording(true)}>
            {t('paper.record')}
          </Button>
        )}
      </Stack>
      {isRecording && records && <RecordForm entry={entry} onDone={() => setIsRecording(false)} />}
      {isPrinting !== undefined && (
        <Suspense fallback={null}>
          <PaperForm entry={entry} open={isPrinting} onClose={() => setIsPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}

type RecordValues = Readonly<Record<'signedBy' | 'attachmentId' | 'hours' | 'comment', string>>;

interface RecordFormProps {
  readonly entry: HoursView;
  readonly onDone: () => void;
}

function RecordForm({ entry, onDone }: RecordFormProps) {
  const { attachments, version, id, hours } = entry;
  const [record] = useRecordPaperMutation();
  const draft = draftOf.paper(id);
  const [kept] = useState(() => unsent<RecordValues>(draft));
  const filledIn: RecordValues = {
    signedBy: entry.supervisor?.name ?? '',
    attachmentId: String(attachments.at(-1)?.id ?? ''),
    hours: hours ? hoursFigure(Number(hours)) : '',
    comment: '',
  };
  const { register, handleSubmit, getValues, setFocus, formState } = useForm<RecordValues>({
    resolver: wireResolver<RecordPaper, RecordValues>(RecordPaper, wireOf, ({ hours: credited, comment }) => {
      const { comments, ...problems } = problemsOfReview(entry, { hours: credited, comments: comment }, false);
      return { ...problems, ...(comments && { comment: comments }) };
    }),
    values: {
      ...filledIn,
      signedBy: kept?.signedBy || filledIn.signedBy,
      hours: kept?.hours || filledIn.hours,
      comment: kept?.comment ?? '',
    },
    resetOptions: { keepDirtyValues: true },
  });
  useKeepUnsent(
    draft,
    () => {
      const { signedBy, hours: credited, comment } = getValues();
      return {
        signedBy: signedBy === filledIn.signedBy ? '' : signedBy,
        hours: credited === filledIn.hours ? '' : credited,
        comment,
      };
    },
    () => setFocus('signedBy'),
  );
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('signedBy'), [setFocus]);
  const close = (): void => {
    dropUnsent(draft);
    onDone();
  };
  const send = handleSubmit(async (values) => {
    const done = { title: t('paper.recorded'), description: t('paper.recordedText', { name: values.signedBy.trim() }) };
    const work = record({ id, version, ...wireOf(values) }).unwrap();
    if ((await tried(work, { done, failed: NOT_RECORDED })) !== null) return;
    close();
  });
  return (
    <div data-without-shortcuts>
      <Typography sx={{ mt: 4, mb: 3 }}>{t('paper.recordHint')}</Typography>
      {attachments.length === 0 ? (
        <>
          <Typography role="status" sx={{ mt: 3, fontWeight: 600 }}>
            {t('paper.scanFirst')}
          </Typography>
          <Button color="inherit" onClick={close} sx={{ mt: 2 }}>
            {t('common.cancel')}
          </Button>
        </>
      ) : (
        <FormFrame onSubmit={send} onCancel={close} submit={t('paper.send')} busy={isSubmitting && t('common.saving')}>
          <SelectField label={t('paper.chooseScan')} error={errors.attachmentId?.message} {...register('attachmentId')}>
            {attachments.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
          <Field
            label={t('labels.signedBy')}
            autoComplete="off"
            error={errors.signedBy?.message}
            {...register('signedBy')}
          />
          <Field
            label={t('paper.hours')}
            inputMode="decimal"
            autoComplete="off"
            slotProps={{ input: { min: LIMITS.hoursMin, max: hours ?? undefined, step: LIMITS.hoursStep } }}
            error={errors.hours?.message}
            {...register('hours')}
          />
          <Field
            label={t('labels.comments')}
            optional
            multiline
            minRows={2}
            error={errors.comment?.message}
            {...register('comment')}
          />
        </FormFrame>
      )}
    </div>
  );
}

const wireOf = ({ signedBy, attachmentId, hours, comment }: RecordValues): RecordPaper => ({
  signedBy: signedBy.trim(),
  attachmentId: wholeOf(attachmentId),
  hours: hoursTyped(hours),
  ...(comment.trim() && { comment }),
});
