import { LIMITS, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { errorStatus, fieldErrors } from '../../api/errorMessage.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { hoursFigure, hoursInWords } from '../../lib/hours.js';
import { fullName } from '../../lib/names.js';
import { actsOutside } from '../../lib/outside.js';
import { Field } from '../../ui/Field.js';
import { EntryFacts } from './EntryFacts.js';
import { placeOf } from './entryWords.js';
import { reasonDue, reviewResolver } from './reviewForm.js';
import { useReviewHours, type Decision, type Review } from './useReviewHours.js';

interface ReviewFormProps {
  readonly entry: HoursView;
  readonly onClose: () => void;
}

export function ReviewForm({ entry, onClose }: ReviewFormProps) {
  const reader = useSessionUser();
  const { role } = reader;
  const review = useReviewHours(role);
  const verifies = role === 'verifier';
  const outside = actsOutside(reader, entry.organizationId);
  const { control, register, handleSubmit, setValue, setError, formState } = useForm<Review>({
    resolver: reviewResolver(entry, outside),
    defaultValues: {
      decision: verifies ? 'verified' : 'approved',
      hours: hoursFigure(Number(entry.hours)),
      comments: '',
    },
  });
  const { errors, isSubmitting } = formState;
  const decision = useWatch({ control, name: 'decision' });

  const decide = (chosen: Decision) => {
    setValue('decision', chosen);
    return handleSubmit(async (values) => {
      try {
        await review(entry, values);
        onClose();
      } catch (error) {
        showFieldErrors(fieldErrors(error), ['hours'], setError);
        if ([404, 409].includes(errorStatus(error) ?? 0)) onClose();
      }
    })();
  };
  const accept: Decision = verifies ? 'verified' : 'approved';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void decide(accept);
      }}
    >
      <DialogContent>
        <Typography variant="h3" sx={{ mb: 3 }}>
          {fullName(entry.student)} at {placeOf(entry)}
        </Typography>
        <EntryFacts entry={entry} withVolunteer={false} />
        <Stack spacing={5} sx={{ mt: 6 }}>
          <Field
            label="Hours"
            type="number"
            inputMode="decimal"
            hint={entry.hours && `${hoursInWords(entry.hours)} were claimed; you can credit fewer.`}
            error={errors.hours?.message}
            slotProps={{ input: { min: 0, max: Number(entry.hours) || LIMITS.hoursMax, step: LIMITS.hoursStep } }}
            {...register('hours')}
          />
          <Field
            label="Comments"
            optional={!reasonDue({ decision }, outside)}
            multiline
            minRows={3}
            hint={`${entry.student.firstName} reads this in the trail.`}
            error={errors.comments?.message}
            {...register('comments')}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit" sx={{ mr: 'auto' }}>
          Cancel
        </Button>
        <Button variant="outlined" color="error" disabled={isSubmitting} onClick={() => void decide('rejected')}>
          {isSubmitting && decision === 'rejected' ? 'Rejecting...' : 'Reject'}
        </Button>
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          {verifies
            ? isSubmitting && decision === accept
              ? 'Verifying...'
              : 'Verify'
            : isSubmitting && decision === accept
              ? 'Approving...'
              : 'Approve'}
        </Button>
      </DialogActions>
    </form>
  );
}
