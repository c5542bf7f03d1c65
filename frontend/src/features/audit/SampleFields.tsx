import { t, SAMPLE_MAX, SampleQuery } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Shuffle } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { problemOfDays } from '../../lib/useSearchState.js';
import { wireResolver } from '../../lib/wireResolver.js';
import { Field } from '../../ui/Field.js';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'start',
  '& > :nth-of-type(1)': { gridColumn: 'span 2' },
  '& > .end': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { gridColumn: '1 / -1' } },
}));

interface SampleFieldsProps {
  readonly values: SampleForm;
  readonly busy: boolean;
  readonly onDraw: (form: SampleForm) => void;
}

export function SampleFields({ values, busy, onDraw }: SampleFieldsProps) {
  const { register, handleSubmit, formState } = useForm<SampleForm>({ resolver: sampleResolver, values });
  const { errors } = formState;
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit((form) => !busy && onDraw(form))(event)}>
      <Field
        label={t('auditReview.seed')}
        hint={t('auditReview.seedHint')}
        error={errors.seed?.message}
        autoComplete="off"
        slotProps={{ input: { maxLength: 100 } }}
        {...register('seed')}
      />
      <Field
        label={t('common.entries')}
        hint={t('auditReview.entriesHint', { max: SAMPLE_MAX })}
        error={errors.entries?.message}
        slotProps={{ input: { inputMode: 'numeric', maxLength: 3 } }}
        {...register('entries')}
      />
      <Field
        label={t('labels.eventsInLog')}
        optional
        hint={t('auditReview.eventsInLogHint')}
        error={errors.size?.message}
        slotProps={{ input: { inputMode: 'numeric', maxLength: 10 } }}
        {...register('size')}
      />
      <Field
        label={t('auditReview.approvedFrom')}
        optional
        type="date"
        error={errors.from?.message}
        {...register('from')}
      />
      <Field label={t('auditReview.approvedTo')} optional type="date" error={errors.to?.message} {...register('to')} />
      <div className="end">
        <Button type="submit" variant="contained" aria-disabled={busy} startIcon={<Shuffle size={18} aria-hidden />}>
          {busy ? t('auditReview.drawing') : t('auditReview.drawSample')}
        </Button>
      </div>
    </Form>
  );
}

export interface SampleForm {
  readonly seed: string;
  readonly entries: string;
  /** The sample is drawn from this many events; all so far by default. */
  readonly size: string;
  readonly from: string;
  readonly to: string;
}

export const FIRST_ENTRIES = '25';

export const sampleResolver = wireResolver<SampleQuery, SampleForm>(
  SampleQuery,
  (form) => form,
  ({ seed, from, to }) => ({
    ...(!seed.trim() && { seed: t('auditReview.seedRequired') }),
    ...(problemOfDays({ from, to }) && { to: t('auditReview.toBeforeFrom') }),
  }),
);
