import {
  t,
  AddHours,
  ChangeHours,
  ENTRY_FIELD_NAMES,
  ENTRY_TEXT_NAMES,
  byField,
  hoursAreGiven,
  theDateIsGiven,
  theDayIsNotInTheFuture,
  theEndTimeIsGiven,
  theOrganizationIsNamed,
  theStartTimeIsGiven,
  type EntryField,
  type HoursStatus,
  type HoursView,
} from '@hourtrail/contracts';
import type { Resolver } from 'react-hook-form';
import { OTHER_SCHOOL_NEEDS_REASON } from '../../../lib/otherSchool.js';
import type { FieldProblems } from '../../../lib/formErrors.js';
import { wireResolver } from '../../../lib/wireResolver.js';
import { changedFields, emptyEntry, entryOf, fieldsOf, formOfEntry, type EntryFormValues } from '../form/entryForm.js';
import { REASON_DUE } from './ConfirmEntryAction.js';

export interface AdminFormValues extends EntryFormValues {
  status: HoursStatus;
  reason: string;
}

export const ADMIN_FIELDS = [...ENTRY_FIELD_NAMES, 'status', 'reason'] as const;

export const emptyAdminForm = (today: string): AdminFormValues => ({
  ...emptyEntry(today),
  status: 'pending',
  reason: '',
});

export const adminFormOf = (entry: HoursView): AdminFormValues => ({
  ...formOfEntry(entry),
  status: entry.status,
  reason: '',
});

/** A verification or an approval covers every field except the volunteer's texts and what only counting asks for. */
const changesCredit = (fields: readonly EntryField[]): boolean => fields.some((field) => !UNCREDITED.includes(field));

const UNCREDITED: readonly EntryField[] = [...ENTRY_TEXT_NAMES, 'categoryId', 'isNonProfit'];

export const adminFieldsOf = ({ status: _status, reason, ...values }: AdminFormValues, entry?: HoursView) => ({
  ...fieldsOf(values, entry),
  ...(reason.trim() && { reason: reason.trim() }),
});

const DECIDED: readonly HoursStatus[] = ['verified', 'approved', 'rejected'];

/** The error message if a reason is required; otherwise undefined. */
export function reasonDue(entry: HoursView, values: AdminFormValues, inOtherSchool: boolean): string | undefined {
  const began = adminFormOf(entry);
  const changed = changedFields(began, values).length > 0;
  const moved = values.status !== began.status;
  if (!changed && !moved) return undefined;
  if (inOtherSchool) return OTHER_SCHOOL_NEEDS_REASON;
  if (moved && values.status === 'rejected') return t('hoursReview.sayWhy');
  const explained = entry.status === 'verified' && values.status === 'approved' ? changed : true;
  return DECIDED.includes(entry.status) && explained ? REASON_DUE : undefined;
}

/** The warning if saving reverts the entry to pending; otherwise undefined. */
export function effectOf(entry: HoursView, values: AdminFormValues): string | undefined {
  const began = adminFormOf(entry);
  const vouched = entry.status === 'verified' || entry.status === 'approved';
  if (values.status !== began.status || !vouched || !changesCredit(changedFields(began, values))) return undefined;
  return t('hoursAdmin.returnsToPending', { status: entry.status });
}

type Problems = FieldProblems<AdminFormValues>;

function missingFrom(values: AdminFormValues, today: string): Problems {
  const entry = entryOf(values);
  return byField([
    theOrganizationIsNamed(entry),
    theDateIsGiven(entry),
    theDayIsNotInTheFuture(entry.date, { today }),
    theStartTimeIsGiven(entry),
    theEndTimeIsGiven(entry),
    hoursAreGiven(entry),
  ]);
}

export const addResolver = (today: string, inOtherSchool: boolean): Resolver<AdminFormValues> =>
  wireResolver<AddHours, AdminFormValues>(
    AddHours,
    (values) => adminFieldsOf(values),
    (values) => ({
      ...missingFrom(values, today),
      reason: inOtherSchool && !values.reason.trim() ? OTHER_SCHOOL_NEEDS_REASON : undefined,
    }),
  );

export const editResolver = (entry: HoursView, today: string, inOtherSchool: boolean): Resolver<AdminFormValues> =>
  wireResolver<ChangeHours, AdminFormValues>(
    ChangeHours,
    (values) => adminFieldsOf(values, entry),
    (values) => ({
      ...missingFrom(values, today),
      reason: values.reason.trim() ? undefined : reasonDue(entry, values, inOtherSchool),
    }),
  );

/** Sends the status only if it changed: an unchanged one is no decision. */
export const changeOf = (entry: HoursView, values: AdminFormValues) => ({
  id: entry.id,
  version: entry.version,
  ...adminFieldsOf(values, entry),
  ...(values.status !== entry.status && { status: values.status }),
});
