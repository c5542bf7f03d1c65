import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { t, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { Field } from '../../../ui/Field.js';
import { Form } from '../../../ui/FormFrame.js';
import { RadioField } from '../../../ui/RadioField.js';
import { keepRejection, typedRejection } from '../decisions/typedReviews.js';
import {
  problemsOfRejection,
  REJECT_REASONS,
  rejectionComment,
  SOMETHING_ELSE,
  type Rejection,
} from './rejectReasons.js';

const CHOICES = [...REJECT_REASONS, SOMETHING_ELSE].map((reason) => ({ value: reason, label: reason }));

const resolver: Resolver<Rejection> = (rejection) => {
  const problems = Object.entries(problemsOfRejection(rejection));
  const errors = Object.fromEntries(problems.map(([field, message]) => [field, { type: 'rule', message }]));
  return problems.length > 0 ? { values: {}, errors } : { values: rejection, errors: {} };
};

interface RejectFormProps {
  readonly entries: readonly HoursView[];
  /** Who reads the comment. */
  readonly hint: string;
  readonly submit: string;
  readonly back: string;
  readonly children?: ReactNode;
  readonly onReject: (comment: string) => void;
  readonly onBack: () => void;
}

export function RejectForm({ entries, hint, submit, back, children, onReject, onBack }: RejectFormProps) {
  const { control, register, handleSubmit, getValues, formState } = useForm<Rejection>({
    resolver,
    defaultValues: typedRejection(entries) ?? { reason: '', words: '' },
  });
  const keep = useEffectEvent(() => keepRejection(entries, getValues()));
  useEffect(() => () => keep(), []);
  const { errors } = formState;
  const reason = useWatch({ control, name: 'reason' });
  return (
    <Form
      noValidate
      onSubmit={(event) => void handleSubmit((rejection) => onReject(rejectionComment(rejection)))(event)}
    >
      <DialogContent>
        {children}
        <Stack spacing={5} useFlexGap>
          <RadioField
            legend={t('common.reason')}
            choices={CHOICES}
            focusFirst
            error={errors.reason?.message}
            {...register('reason')}
          />
          <Field
            label={t('hours.comments')}
            optional={reason !== SOMETHING_ELSE}
            multiline
            minRows={2}
            hint={hint}
            error={errors.words?.message}
            {...register('words')}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ pt: 4, borderTop: '1px solid', borderColor: 'divider' }}>
        <Button onClick={onBack} color="inherit" sx={{ mr: 'auto' }}>
          {back}
        </Button>
        <Button type="submit" variant="contained" color="error">
          {submit}
        </Button>
      </DialogActions>
    </Form>
  );
}
