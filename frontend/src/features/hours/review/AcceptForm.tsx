import { useEffect, type ReactNode } from 'react';
import { t, LIMITS } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { fieldErrors } from '../../../api/errorMessage.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { hoursFigure, hoursInWords } from '../../../lib/hours.js';
import { actsInOtherSchool, RECORDED_IN_LOG } from '../../../lib/otherSchool.js';
import { showFieldErrors } from '../../../lib/formErrors.js';
import { Field } from '../../../ui/Field.js';
import { Form } from '../../../ui/FormFrame.js';
import { ACCEPT_LABELS } from '../decisions/decisionWords.js';
import { creditsFewer, reviewResolver } from './reviewFormValues.js';
import type { Deciding, Decision, Review } from './useDecision.js';

interface AcceptFormProps {
  readonly deciding: Deciding;
  /** The comment of a rejection that failed. */
  readonly comment: string;
  readonly children: ReactNode;
  /** Opens the rejection form. */
  readonly onReject: () => void;
  readonly onClose: () => void;
}

export function AcceptForm({ deciding, comment, children, onReject, onClose }: AcceptFormProps) {
  const { entry, busy, decide } = deciding;
  const reader = useSessionUser();
  const inOtherSchool = actsInOtherSchool(reader, entry.organizationId);
  const accept = reader.role === 'verifier' ? 'verified' : 'approved';
  const { control, register, handleSubmit, getValues, setValue, setError, formState } = useForm<Review>({
    resolver: reviewResolver(entry, inOtherSchool),
    defaultValues: { decision: accept, hours: hoursFigure(Number(entry.hours)), comments: comment },
  });
  const { errors } = formState;
  const fewer = creditsFewer(entry, useWatch({ control, name: 'hours' }));
  const needsReason = inOtherSchool || fewer;
  const most = Number(entry.hours) || LIMITS.hoursMax;
  const readInTrail = t('hours.readInTrail', { name: entry.student.firstName });

  useEffect(() => setValue('hours', hoursFigure(Number(entry.hours))), [entry.hours, entry.version, setValue]);

  const send = (decision: Decision): void => {
    setValue('decision', decision);
    void handleSubmit(async (review) => {
      const error = await decide(review);
      showFieldErrors(fieldErrors(error), ['hours'], setError);
    })();
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(accept);
      }}
    >
      <DialogContent>
        {children}
        <Stack spacing={5} sx={{ mt: 6 }}>
          <Field
            label={t('common.hours')}
            type="number"
            inputMode="decimal"
            hint={
              entry.hours &&
              (most > LIMITS.hoursMin
                ? t('hoursReview.hoursClaimedCanLower', { hours: hoursInWords(entry.hours) })
                : t('hoursReview.hoursClaimed', { hours: hoursInWords(entry.hours) }))
            }
            error={errors.hours?.message}
            slotProps={{ input: { min: 0, max: most, step: LIMITS.hoursStep } }}
            {...register('hours')}
          />
          <Field
            label={t('hours.comments')}
            optional={!needsReason}
            multiline
            minRows={3}
            hint={inOtherSchool ? `${RECORDED_IN_LOG} ${readInTrail}` : readInTrail}
            error={errors.comments?.message}
            {...register('comments')}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ pt: 4, borderTop: '1px solid', borderColor: 'divider' }}>
        <Button onClick={onClose} color="inherit" sx={{ mr: 'auto' }}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={busy !== null}
          onClick={() => (getValues('comments').trim() ? send('rejected') : onReject())}
        >
          {busy === 'rejected' ? t('hoursReview.rejecting') : t('hoursReview.reject')}
        </Button>
        <Button type="submit" variant="contained" disabled={busy !== null}>
          {busy === accept ? ACCEPT_LABELS[accept].busy : ACCEPT_LABELS[accept].button}
        </Button>
      </DialogActions>
    </Form>
  );
}
