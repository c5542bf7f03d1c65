import {
  DEFAULT_END_TIME,
  DEFAULT_START_TIME,
  ENTRY_FIELD_NAMES,
  forEachText,
  type EntryField,
  type EntryValues,
  type HoursView,
} from '@hourtrail/contracts';
import { hoursFigure, hoursTyped } from '../../../lib/hours.js';
import { hundredthsTyped } from './hoursAndTimes.js';

/** Every value is text; an empty text means that there is no value. */
export type EntryFormValues = { [field in EntryField]: string };

export const emptyEntry = (today: string): EntryFormValues => ({
  organizationName: '',
  date: today,
  startTime: DEFAULT_START_TIME,
  endTime: DEFAULT_END_TIME,
  hours: '',
  verifierId: '',
  ...forEachText(() => ''),
});

export const formOfEntry = (entry: HoursView): EntryFormValues => ({
  organizationName: entry.organizationName ?? '',
  date: entry.date,
  startTime: entry.startTime ?? '',
  endTime: entry.endTime ?? '',
  hours: entry.hours === null ? '' : hoursFigure(Number(entry.hours)),
  verifierId: entry.verifierId === null ? '' : String(entry.verifierId),
  ...forEachText((text) => entry[text] ?? ''),
});

const given = (text: string): string | null => text.trim() || null;

/** Converts to the request body. */
export const fieldsOf = (values: EntryFormValues) => ({
  organizationName: given(values.organizationName),
  date: values.date,
  startTime: given(values.startTime),
  endTime: given(values.endTime),
  hours: given(hoursTyped(values.hours)),
  verifierId: values.verifierId ? Number(values.verifierId) : null,
  ...forEachText((text) => given(values[text])),
});

/** Converts to the input of the contract's rules. */
export const entryOf = (values: EntryFormValues): EntryValues => ({
  organizationName: given(values.organizationName),
  date: values.date,
  startTime: given(values.startTime),
  endTime: given(values.endTime),
  hundredths: hundredthsTyped(values.hours),
  verifierId: values.verifierId ? Number(values.verifierId) : null,
});

const valueOf = (values: EntryFormValues, field: EntryField): string =>
  field === 'hours' ? String(Number(hoursTyped(values.hours))) : values[field].trim();

export const changedFields = (began: EntryFormValues, values: EntryFormValues): readonly EntryField[] =>
  ENTRY_FIELD_NAMES.filter((field) => valueOf(began, field) !== valueOf(values, field));
