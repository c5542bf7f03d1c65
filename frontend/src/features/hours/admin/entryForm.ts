import {
  AddHours,
  ChangeHours,
  DEFAULT_END_TIME,
  DEFAULT_START_TIME,
  byField,
  hoursAreGiven,
  theDateIsGiven,
  theDayIsNotInTheFuture,
  theEndTimeIsGiven,
  theOrganizationIsNamed,
  theStartTimeIsGiven,
  type HoursStatus,
  type HoursView,
} from '@hourtrail/contracts';
import type { Resolver } from 'react-hook-form';
import { hoursFigure } from '../../../lib/hours.js';
import { OUTSIDE } from '../../../lib/outside.js';
import { wireResolver, type OwnProblems } from '../../../lib/wireResolver.js';
import { hoursTyped } from '../form/hoursAndTimes.js';
import { entryOf } from '../form/hoursForm.js';
import { REASON_DUE } from './useEntryConfirmations.js';

/** An entry as an administrator types it: every value is text, an empty one means "not given". */
export interface EntryFormValues {
  organizationName: string;
  date: string;
  startTime: string;
  endTime: string;
  hours: string;
  verifierId: string;
  description: string;
  status: HoursStatus;
  reason: string;
}

/** What a verification or an approval vouches for. */
const CREDITED = ['organizationName', 'date', 'startTime', 'endTime', 'hours', 'verifierId'] as const;
const CHANGEABLE = [...CREDITED, 'description'] as const;
type ChangeableField = (typeof CHANGEABLE)[number];

export const ENTRY_FIELDS = [...CHANGEABLE, 'status', 'reason'] as const;

export const emptyEntry = (today: string): EntryFormValues => ({
  organizationName: '',
  date: today,
  startTime: DEFAULT_START_TIME,
  endTime: DEFAULT_END_TIME,
  hours: '',
  verifierId: '',
  description: '',
  status: 'pending',
  reason: '',
});

export const formOfEntry = (entry: HoursView): EntryFormValues => ({
  organizationName: entry.organizationName ?? '',
  date: entry.date,
  startTime: entry.startTime ?? '',
  endTime: entry.endTime ?? '',
  hours: entry.hours === null ? '' : hoursFigure(Number(entry.hours)),
  verifierId: entry.verifierId === null ? '' : String(entry.verifierId),
  description: entry.description ?? '',
  status: entry.status,
  reason: '',
});

const valueOf = (values: EntryFormValues, field: ChangeableField): string =>
  field === 'hours' ? String(Number(hoursTyped(values.hours))) : values[field].trim();

/** The fields that differ from what the form began with, the status apart. */
const changedFields = (began: EntryFormValues, values: EntryFormValues): readonly ChangeableField[] =>
  CHANGEABLE.filter((field) => valueOf(began, field) !== valueOf(values, field));

const changesCredit = (fields: readonly ChangeableField[]): boolean =>
  fields.some((field) => (CREDITED as readonly string[]).includes(field));

/** The fields as they travel. */
export const entryFieldsOf = ({ reason, ...values }: EntryFormValues) => ({
  organizationName: values.organizationName.trim(),
  date: values.date,
  startTime: values.startTime,
  endTime: values.endTime,
  hours: hoursTyped(values.hours),
  verifierId: values.verifierId ? Number(values.verifierId) : null,
  description: values.description.trim() || null,
  ...(reason.trim() && { reason: reason.trim() }),
});

const DECIDED: readonly HoursStatus[] = ['verified', 'approved', 'rejected'];

/** What is said where a reason is missing; undefined where none is due. */
export function reasonDue(entry: HoursView, values: EntryFormValues, outside: boolean): string | undefined {
  const began = formOfEntry(entry);
  const changed = changedFields(began, values).length > 0;
  const moved = values.status !== began.status;
  if (!changed && !moved) return undefined;
  if (outside) return OUTSIDE;
  if (moved && values.status === 'rejected') return 'Say why, so that it can be corrected.';
  const explained = entry.status === 'verified' && values.status === 'approved' ? changed : true;
  return DECIDED.includes(entry.status) && explained ? REASON_DUE : undefined;
}

/** What saving does to the decision that stands, in words; undefined where it stays. */
export function effectOf(entry: HoursView, values: EntryFormValues): string | undefined {
  const began = formOfEntry(entry);
  const vouched = entry.status === 'verified' || entry.status === 'approved';
  if (values.status !== began.status || !vouched || !changesCredit(changedFields(began, values))) return undefined;
  return `Saving returns this entry to pending: what was ${entry.status} would no longer be what it says.`;
}

type Problems = OwnProblems<EntryFormValues>;

function missingFrom(values: EntryFormValues, today: string): Problems {
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

/** The rules for an entry that is added for somebody else. */
export const addResolver = (today: string, outside: boolean): Resolver<EntryFormValues> =>
  wireResolver<AddHours, EntryFormValues>(AddHours, entryFieldsOf, (values) => ({
    ...missingFrom(values, today),
    reason: outside && !values.reason.trim() ? OUTSIDE : undefined,
  }));

/** The rules for changes to an entry of somebody else. */
export const editResolver = (entry: HoursView, today: string, outside: boolean): Resolver<EntryFormValues> =>
  wireResolver<ChangeHours, EntryFormValues>(ChangeHours, entryFieldsOf, (values) => ({
    ...missingFrom(values, today),
    reason: values.reason.trim() ? undefined : reasonDue(entry, values, outside),
  }));

/** What travels of a changed entry. The status only where it is another one: the present one is no decision. */
export const changeOf = (entry: HoursView, values: EntryFormValues) => ({
  id: entry.id,
  version: entry.version,
  ...entryFieldsOf(values),
  ...(values.status !== entry.status && { status: values.status }),
});
