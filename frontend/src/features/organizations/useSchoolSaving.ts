import { useState } from 'react';
import {
  SCHOOL_RULES,
  t,
  wordsOfRule,
  type OrganizationView,
  type SystemSettings,
  type ChangeOrganization,
  type CreateOrganization,
} from '@hourtrail/contracts';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { errorBody, fieldErrors } from '../../api/errorMessage.js';
import { useChangeSchoolMutation, useCreateSchoolMutation } from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { actsInOtherSchool } from '../../lib/otherSchool.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { withToast } from '../../ui/withToast.js';
import {
  SCHOOL_FIELDS,
  changesFrom,
  formOfNewSchool,
  formOfSchool,
  newSchoolOf,
  newSchoolResolver,
  schoolResolver,
  type SchoolFormValues,
} from './schoolForm.js';

/** The saved school, or why it was not saved. */
export type Outcome = OrganizationView | 'stale' | 'refused';

export interface SchoolSaving {
  readonly began: SchoolFormValues;
  /** The school as last saved; absent for a new one. */
  readonly saved?: OrganizationView;
  readonly resolver: Resolver<SchoolFormValues>;
  /** What a colleague changed meanwhile. */
  readonly changed: readonly string[];
  /** Another school than the super-admin's own: a reason is required. */
  readonly inOtherSchool: boolean;
  readonly save: (values: SchoolFormValues, form: UseFormReturn<SchoolFormValues>) => Promise<Outcome>;
}

/** What the form shows is what the school gets, whatever its district or the system's defaults become meanwhile. */
export function useNewSchool(settings: SystemSettings): SchoolSaving {
  const { create } = useSaveSchool();
  return {
    began: formOfNewSchool(settings),
    resolver: newSchoolResolver,
    inOtherSchool: false,
    changed: [],
    save: (values, form) => outcomeOf(create(newSchoolOf(values)), form),
  };
}

/** A stale version loads the current school and keeps the fields that the user changed. */
export function useChangedSchool(opened: OrganizationView): SchoolSaving {
  const { change } = useSaveSchool();
  const [school, setSchool] = useState(opened);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const inOtherSchool = actsInOtherSchool(useSessionUser(), school.id);
  const began = formOfSchool(school);
  const { id, version } = school;
  return {
    began,
    saved: school,
    resolver: schoolResolver(inOtherSchool),
    inOtherSchool,
    changed,
    save: (values, form) =>
      outcomeOf(change({ id, version, ...changesFrom(began, values) }), form, (current) => {
        setSchool(current);
        setChanged(changedMeanwhile(school, current));
        form.reset(formOfSchool(current), { keepDirtyValues: true });
      }),
  };
}

const changedMeanwhile = (school: OrganizationView, current: OrganizationView): readonly string[] => {
  const rules = SCHOOL_RULES.filter((rule) => school[rule] !== current[rule]);
  return [
    ...(school.name === current.name ? [] : [t('schools.newName', { name: current.name })]),
    ...(school.description === current.description
      ? []
      : [t('schools.newDescription', { description: current.description ?? '' })]),
    ...rules.map((rule) => wordsOfRule({ rule, from: String(school[rule]), to: String(current[rule]) })),
  ];
};

async function outcomeOf(
  saving: Promise<OrganizationView>,
  { setError }: UseFormReturn<SchoolFormValues>,
  onStale: (current: OrganizationView) => void = () => undefined,
): Promise<Outcome> {
  try {
    return await saving;
  } catch (error) {
    const body = errorBody(error);
    if (body?.code === 'organizations.name-taken') setError('name', { message: body.message }, { shouldFocus: true });
    showFieldErrors(fieldErrors(error), SCHOOL_FIELDS, setError);
    if (body?.code !== 'stale' || !body['current']) return 'refused';
    onStale(body['current'] as OrganizationView);
    return 'stale';
  }
}

const CREATED = {
  done: { title: t('schools.created') },
  failed: { title: t('schools.createFailed'), fallback: t('schools.createError') },
};
const UPDATED = {
  done: { title: t('schools.updated') },
  failed: { title: t('schools.updateFailed'), fallback: t('schools.updateError') },
};

/** Shows a toast and rethrows errors. */
function useSaveSchool() {
  const [send] = useCreateSchoolMutation();
  const [sendChange] = useChangeSchoolMutation();
  return {
    create: (school: CreateOrganization): Promise<OrganizationView> => withToast(send(school).unwrap(), CREATED),
    change: (changes: ChangeOrganization & { readonly id: number }): Promise<OrganizationView> =>
      withToast(sendChange(changes).unwrap(), UPDATED),
  };
}
