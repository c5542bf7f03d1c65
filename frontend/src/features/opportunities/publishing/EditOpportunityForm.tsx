import { useEffect, useState } from 'react';
import { t, type OpportunityView, type VerifierOption } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { errorBody, fieldErrors } from '../../../api/errorMessage.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate, formatTime } from '../../../lib/dates.js';
import { actsInOtherSchool } from '../../../lib/otherSchool.js';
import { showFieldErrors } from '../../../lib/formErrors.js';
import { CheckField } from '../../../ui/CheckField.js';
import type { DialogForm } from '../../../ui/FormDialog.js';
import { FormFrame } from '../../../ui/FormFrame.js';
import { RadioField } from '../../../ui/RadioField.js';
import { ConflictNotice } from '../../../ui/ConflictNotice.js';
import { AUDIENCE_LABELS } from '../opportunityWords.js';
import { CoordinatorField, OtherSchoolCoordinatorField } from './CoordinatorFields.js';
import {
  changesFrom,
  formOfOpportunity,
  moves,
  narrows,
  OPPORTUNITY_FIELDS,
  type OpportunityFormValues,
} from './opportunityForm.js';
import { changeResolver, schoolTime } from './opportunityRules.js';
import { useChangeOpportunity } from './useChangeOpportunity.js';
import {
  formField,
  ProblemsOfForm,
  ReasonField,
  useOpportunityForm,
  WhatFields,
  WhenFields,
  WhereFields,
} from './OpportunityFields.js';

interface EditOpportunityFormProps {
  readonly opportunity: OpportunityView;
  readonly verifiers: readonly VerifierOption[];
  readonly dialog: DialogForm;
}

const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepSubmitCount: true };

export function EditOpportunityForm({ opportunity, verifiers, dialog }: EditOpportunityFormProps) {
  const { cancel, close, onDirty } = dialog;
  const reader = useSessionUser();
  const inOtherSchool = actsInOtherSchool(reader, opportunity.organizationId);
  const now = schoolTime(reader.timeZone);
  const began = formOfOpportunity(opportunity);
  const { change } = useChangeOpportunity();
  const form = useOpportunityForm(changeResolver(began, { now, inOtherSchool }), began);
  const { control, handleSubmit, reset, setError, setFocus, formState } = form;
  const { dirtyFields, isDirty, isSubmitting } = formState;
  const values = { ...began, ...useWatch({ control }) } as OpportunityFormValues;
  const [conflicts, setConflicts] = useState(false);
  const { currentSignups, waitlisted, coordinatorId, coordinator } = opportunity;
  const named = coordinatorId !== null && coordinator ? { id: coordinatorId, name: coordinator.name } : undefined;
  const begun = opportunity.state === 'past';

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => setFocus('title'), [setFocus]);
  useEffect(() => reset(formOfOpportunity(opportunity), KEEP_TYPED), [opportunity, reset]);

  const send = handleSubmit(async (typed) => {
    try {
      const { id, version } = opportunity;
      await change({ id, version, ...changesFrom(began, typed) }, { title: t('publishing.updated') });
      close();
    } catch (error) {
      showFieldErrors(fieldErrors(error), OPPORTUNITY_FIELDS, setError);
      const { code, message } = errorBody(error) ?? {};
      setConflicts(code === 'stale');
      if (code === 'opportunities.below-signups') {
        setError('maxSlots', { type: 'server', message: message ?? '' });
      }
    }
  });

  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={t('common.saveChanges')}
      busy={isSubmitting && t('common.saving')}
    >
      <ProblemsOfForm form={form} />
      {conflicts && <OpportunityConflict opportunity={opportunity} values={values} touched={dirtyFields} />}
      {opportunity.seriesId !== null && (
        <RadioField
          legend={t('publishing.changes')}
          choices={[
            { value: 'this', label: t('publishing.onlyThisDay', { date: formatDate(opportunity.day) }) },
            {
              value: 'following',
              label: t('publishing.thisAndFollowing'),
              sentence: t('publishing.thisAndFollowingHint'),
            },
          ]}
          {...form.register('scope')}
        />
      )}
      <WhatFields form={form} />
      <WhenFields form={form} lasts="until" today={inOtherSchool ? undefined : now.date} begun={begun} />
      <WhereFields
        form={form}
        placesHint={currentSignups > 0 && t('publishing.signedUpSoFar', { count: currentSignups })}
      />
      {inOtherSchool ? (
        <OtherSchoolCoordinatorField form={form} school={opportunity.organizationId} named={named} />
      ) : (
        <CoordinatorField form={form} verifiers={verifiers} required={false} named={named} />
      )}
      <CheckField label={t('common.active')} hint={t('publishing.activeHint')} {...formField(form, 'isActive')} />
      <div role="status">
        {(currentSignups + waitlisted > 0 || values.scope === 'following') && moves(began, values) && (
          <Alert>{t('publishing.movedNotice')}</Alert>
        )}
        {waitlisted > 0 && narrows(opportunity, values) && <Alert>{t('publishing.audienceNotice')}</Alert>}
      </div>
      {inOtherSchool && <ReasonField form={form} />}
    </FormFrame>
  );
}

const LABELS = {
  title: t('publishing.title'),
  description: t('common.description'),
  organizationName: t('common.organization'),
  date: t('common.date'),
  startTime: t('common.startTime'),
  endTime: t('common.endTime'),
  location: t('opportunities.location'),
  maxSlots: t('publishing.maxVolunteers'),
  targetAudience: t('publishing.targetAudience'),
  coordinatorId: t('opportunities.coordinator'),
  isActive: t('common.active'),
} as const satisfies Partial<Record<keyof OpportunityFormValues, string>>;

type Shown = keyof typeof LABELS;

function wordsOf(opportunity: OpportunityView, field: Shown): string {
  const { coordinator, day, targetAudience, isActive } = opportunity;
  if (field === 'coordinatorId') return coordinator?.name ?? t('publishing.none');
  if (field === 'date') return formatDate(day);
  if (field === 'startTime' || field === 'endTime') return formatTime(opportunity[field]);
  if (field === 'targetAudience') return AUDIENCE_LABELS[targetAudience];
  return field === 'isActive' ? (isActive ? t('publishing.yes') : t('publishing.no')) : String(opportunity[field]);
}

interface OpportunityConflictProps {
  readonly opportunity: OpportunityView;
  readonly values: OpportunityFormValues;
  readonly touched: Partial<Record<keyof OpportunityFormValues, unknown>>;
}

/** Lists the fields that both the user and someone else changed. */
function OpportunityConflict({ opportunity, values, touched }: OpportunityConflictProps) {
  const now = formOfOpportunity(opportunity);
  const contested = (Object.keys(LABELS) as Shown[]).filter((field) => touched[field] && values[field] !== now[field]);
  return (
    <ConflictNotice
      what="opportunity"
      contested={contested.map((field) => [LABELS[field], wordsOf(opportunity, field)])}
    />
  );
}
