import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { t, LIMITS, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query/react';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useForm, useWatch, type Control, type UseFormRegister } from 'react-hook-form';
import { useCountingRulesQuery } from '../../../api/organizations.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { hoursFigure, hoursInWords } from '../../../lib/hours.js';
import { actsInOtherSchool, RECORDED_IN_LOG } from '../../../lib/otherSchool.js';
import { Field } from '../../../ui/Field.js';
import { Form } from '../../../ui/FormFrame.js';
import { SelectField } from '../../../ui/SelectField.js';
import { ACCEPT_LABELS, acceptedBy } from '../decisions/decisionWords.js';
import { dropTyped, keepRejection, keepTyped, typedRejection, typedReview } from '../decisions/typedReviews.js';
import { categorySet, creditsFewer, reviewResolver, type ReviewValues } from './reviewFormValues.js';

interface AcceptFormProps {
  readonly entry: HoursView;
  /** Before the fields; other hours may count once a category is set. */
  readonly facts: (setsCategory: boolean) => ReactNode;
  readonly onDecide: (review: ReviewValues) => void;
  /** Opens the rejection form. */
  readonly onReject: () => void;
  readonly onClose: () => void;
}

export function AcceptForm({ entry, facts, onDecide, onReject, onClose }: AcceptFormProps) {
  const reader = useSessionUser();
  const inOtherSchool = actsInOtherSchool(reader, entry.organizationId);
  const accept = acceptedBy(reader.role);
  const claimed = hoursFigure(Number(entry.hours));
  const [typed] = useState(() => typedReview(entry.id));
  const { control, register, handleSubmit, getValues, setValue, subscribe, formState } = useForm<ReviewValues>({
    resolver: reviewResolver(entry, accept, inOtherSchool),
    defaultValues: {
      hours: (typed?.entry.hours === entry.hours && typed.hours) || claimed,
      categoryId: String(typed?.categoryId ?? entry.categoryId ?? ''),
      comments: typed?.comments ?? '',
    },
  });
  const { errors } = formState;
  const claim = {
    hours: hoursInWords(entry.hours ?? 0, entry.loggedHours),
    verified: entry.loggedHours === null ? 'no' : 'yes',
  } as const;
  const most = Number(entry.hours) || LIMITS.hoursMax;
  const readInTrail = t('hours.readInTrail', { name: entry.student.firstName });
  const [credited, categoryId] = useWatch({ control, name: ['hours', 'categoryId'] });
  const needsReason = inOtherSchool || creditsFewer(entry, credited);

  const seen = useRef(claimed);
  useEffect(() => {
    if (seen.current !== claimed) setValue('hours', claimed);
    seen.current = claimed;
  }, [claimed, setValue]);

  const keep = useEffectEvent(({ hours, categoryId, comments }: ReviewValues) => {
    dropTyped(entry.id);
    const sets = categorySet(entry, categoryId);
    keepTyped([entry], { comments, hours: hours === claimed ? undefined : hours, categoryId: sets });
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe]);
  const decide = (review: ReviewValues): void => {
    dropTyped(entry.id);
    onDecide(review);
  };
  const reject = (): void => {
    const { comments } = getValues();
    const rejection = typedRejection([entry]);
    if (!rejection || comments !== (typed?.comments ?? '')) {
      keepRejection([entry], { reason: rejection?.reason ?? '', words: comments });
    }
    onReject();
  };
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(decide)(event)}>
      <DialogContent>
        {facts(categorySet(entry, categoryId) !== undefined)}
        <Stack spacing={5} sx={{ mt: 6 }}>
          <Field
            label={t('common.hours')}
            inputMode="decimal"
            hint={
              entry.hours &&
              (most > LIMITS.hoursMin
                ? t('hoursReview.hoursClaimedCanLower', claim)
                : t('hoursReview.hoursClaimed', claim))
            }
            error={errors.hours?.message}
            autoComplete="off"
            {...register('hours')}
          />
          <CategoryField entry={entry} control={control} register={register} />
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
        <Button variant="outlined" color="error" onClick={reject}>
          {t('hoursReview.reject')}
        </Button>
        <Button type="submit" variant="contained">
          {ACCEPT_LABELS[accept].button}
        </Button>
      </DialogActions>
    </Form>
  );
}

interface CategoryFieldProps {
  readonly entry: HoursView;
  readonly control: Control<ReviewValues>;
  readonly register: UseFormRegister<ReviewValues>;
}

/** Where the rules of the school have categories: none may have been there to choose when the entry was submitted. */
function CategoryField({ entry, control, register }: CategoryFieldProps) {
  const hasRules = entry.wouldCountHours !== null;
  const { data: [rules] = [], isLoading } = useCountingRulesQuery(hasRules ? entry.organizationId : skipToken);
  const chosen = useWatch({ control, name: 'categoryId' });
  if (isLoading) return <Skeleton variant="rounded" height={96} />;
  const categories = rules?.categories ?? [];
  if (categories.length === 0) return null;
  const known = categories.find(({ id }) => String(id) === chosen);
  const sets = categorySet(entry, chosen) !== undefined;
  return (
    <SelectField
      label={t('labels.category')}
      optional
      hint={
        known
          ? sets && t('hoursReview.categoryTold', { category: known.name, name: entry.student.firstName })
          : t('hoursReview.noCategory')
      }
      {...register('categoryId')}
    >
      {!known && <option value={chosen}>{entry.category?.name ?? t('hoursForm.chooseCategory')}</option>}
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
