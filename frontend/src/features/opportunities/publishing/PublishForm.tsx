import { useEffect, useState } from 'react';
import {
  NEW_SCHOOL,
  t,
  reachOf,
  type OpportunityView,
  type VerifierOption,
  type CreatedUser,
} from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { Controller, useWatch } from 'react-hook-form';
import { fieldErrors } from '../../../api/errorMessage.js';
import { usePublishOpportunityMutation } from '../../../api/opportunities.js';
import { useCreateUserMutation } from '../../../api/people.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { fullName } from '../../../lib/names.js';
import { showFieldErrors } from '../../../lib/formErrors.js';
import { CheckField } from '../../../ui/CheckField.js';
import type { DialogForm } from '../../../ui/FormDialog.js';
import { FormFrame, DoneFrame } from '../../../ui/FormFrame.js';
import { OneTimePasswordNote } from '../../../ui/OneTimePasswordNote.js';
import { SchoolField } from '../../../ui/SchoolField.js';
import { withToast } from '../../../ui/withToast.js';
import { coordinatorOf, NEW_COORDINATOR_FIELDS, NO_COORDINATOR } from './coordinator.js';
import { CoordinatorField, CoordinatorFields, OtherSchoolCoordinatorField } from './CoordinatorFields.js';
import {
  copyOf,
  EMPTY_OPPORTUNITY,
  OPPORTUNITY_FIELDS,
  publicationOf,
  type NewOpportunity,
  type OpportunityFormValues,
  type Lasts,
} from './opportunityForm.js';
import { isOtherSchool, publishResolver, schoolTime } from './opportunityRules.js';
import { RepeatFields } from './RepeatFields.js';
import { daysLeft } from './repetition.js';
import {
  fieldId,
  formField,
  ProblemsOfForm,
  ReasonField,
  useOpportunityForm,
  WhatFields,
  WhenFields,
  WhereFields,
  type Form,
} from './OpportunityFields.js';

interface PublishFormProps extends NewOpportunity {
  /** The opportunity to copy. */
  readonly like: OpportunityView | undefined;
  readonly verifiers: readonly VerifierOption[];
  readonly dialog: DialogForm;
}

export function PublishForm({ title, lasts, withActive, like, verifiers, dialog }: PublishFormProps) {
  const { cancel, close, keepOpen, onDirty, focusKey } = dialog;
  const { organizationId: own, role, timeZone } = useSessionUser();
  const everywhere = reachOf(role, 'opportunities.manage').includes('everywhere');
  const now = schoolTime(timeZone);
  const [began] = useState<OpportunityFormValues>(() => ({
    ...(like ? copyOf(like, now.date, verifiers) : EMPTY_OPPORTUNITY),
    // with no one to choose, the teacher's form asks for a new coordinator
    newCoordinator: lasts === 'hours' && verifiers.length === 0,
  }));
  const form = useOpportunityForm(publishResolver({ lasts, now, own, choosesSchool: everywhere }), began);
  const { control, handleSubmit, setFocus, formState } = form;
  const { isDirty, isSubmitting } = formState;
  const school = useWatch({ control, name: 'school' });
  const inOtherSchool = isOtherSchool({ school }, own);
  const isOwn = everywhere ? school?.id === own : true;
  const { made, publish } = usePublish(form, lasts);
  const [done, setDone] = useState<OpportunityView | null>(null);

  useEffect(() => onDirty(isDirty && !done), [isDirty, done, onDirty]);
  useEffect(() => {
    if (focusKey !== null) setFocus(like ? 'date' : 'title');
  }, [focusKey, like, setFocus]);

  const send = handleSubmit(async (values) => {
    const published = await publish(values);
    if (!published) return;
    if (!made?.oneTimePassword && !values.newCoordinator) return close();
    keepOpen?.();
    setDone(published);
  });

  const password = made?.oneTimePassword && (
    <OneTimePasswordNote name={fullName(made)} username={made.username} password={made.oneTimePassword} />
  );
  if (done) {
    return (
      <DoneFrame onClose={close}>
        <Typography sx={{ mb: 4 }}>{t('publishing.published', { title: done.title })}</Typography>
        {password}
      </DoneFrame>
    );
  }
  const choice = {
    form,
    verifiers: made && !verifiers.some(({ id }) => id === made.id) ? [...verifiers, made] : verifiers,
    required: lasts === 'hours',
  };
  return (
    <FormFrame onSubmit={send} onCancel={cancel} submit={title} busy={isSubmitting && t('common.creating')}>
      <ProblemsOfForm form={form} />
      {everywhere && (
        <Controller
          control={control}
          name="school"
          render={({ field, fieldState }) => (
            <SchoolField
              id={fieldId(form, 'school')}
              ref={field.ref}
              value={field.value}
              error={fieldState.error?.message}
              onPick={(picked) => {
                // a copy for the own school keeps its coordinator
                if (field.value || picked?.id !== own) form.setValue('coordinatorId', '');
                field.onChange(picked);
              }}
              isDisabled={({ id }) => id === NEW_SCHOOL.id}
              clearable={false}
            />
          )}
        />
      )}
      <WhatFields form={form} />
      <WhenFields form={form} lasts={lasts} today={isOwn ? now.date : undefined} />
      <RepeatFields form={form} />
      <WhereFields form={form} />
      {lasts === 'hours' ? <CoordinatorFields {...choice} /> : isOwn && <CoordinatorField {...choice} />}
      {inOtherSchool && school && <OtherSchoolCoordinatorField form={form} school={school.id} />}
      {password && <div role="alert">{password}</div>}
      {withActive && (
        <CheckField label={t('common.active')} hint={t('publishing.activeHint')} {...formField(form, 'isActive')} />
      )}
      {inOtherSchool && <ReasonField form={form} />}
    </FormFrame>
  );
}

const COORDINATOR_CREATED = {
  done: { title: t('publishing.coordinatorCreated'), description: t('publishing.coordinatorCreatedText') },
  failed: {
    title: t('publishing.coordinatorFailed'),
    fallback: t('publishing.coordinatorFailedText'),
  },
};

const outcomeOf = (values: OpportunityFormValues) => {
  const count = daysLeft(values).length;
  return {
    done: {
      title: t('publishing.created'),
      description: t('publishing.createdText', { count }),
    },
    failed: {
      title: t('publishing.createFailed'),
      fallback: t('publishing.createFailedText'),
    },
  };
};

interface Publish {
  /** The coordinator created by this form; they stay even if publishing then fails. */
  readonly made: CreatedUser | null;
  /** Creates a new coordinator first, if requested. Resolves to null after showing an error. */
  readonly publish: (values: OpportunityFormValues) => Promise<OpportunityView | null>;
}

function usePublish(form: Form, lasts: Lasts): Publish {
  const [createUser] = useCreateUserMutation();
  const [send] = usePublishOpportunityMutation();
  const [made, setMade] = useState<CreatedUser | null>(null);

  const withCoordinator = async (values: OpportunityFormValues): Promise<OpportunityFormValues> => {
    const user = await withToast(createUser(coordinatorOf(values)).unwrap(), COORDINATOR_CREATED);
    const chosen = { ...NO_COORDINATOR, coordinatorId: String(user.id) };
    setMade(user);
    for (const [field, value] of Object.entries(chosen)) form.setValue(field as keyof typeof chosen, value);
    return { ...values, ...chosen };
  };

  return {
    made,
    publish: async (values) => {
      try {
        const whole = values.newCoordinator ? await withCoordinator(values) : values;
        return await withToast(send(publicationOf(whole, lasts)).unwrap(), outcomeOf(values));
      } catch (error) {
        showFieldErrors(fieldErrors(error), [...OPPORTUNITY_FIELDS, ...NEW_COORDINATOR_FIELDS], form.setError);
        return null;
      }
    },
  };
}
