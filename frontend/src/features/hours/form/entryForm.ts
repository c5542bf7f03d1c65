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

/** The choice of a verifier who has no account and confirms by email. */
export const BY_EMAIL = 'by-email';

/** Every value is text; an empty text means that there is no value. */
export type EntryFormValues = { [field in EntryField]: string };

export const emptyEntry = (today: string): EntryFormValues => ({
  organizationName: '',
  date: today,
  startTime: DEFAULT_START_TIME,
  endTime: DEFAULT_END_TIME,
  hours: '',
  verifierId: '',
  supervisorName: '',
  supervisorEmail: '',
  categoryId: '',
  isNonProfit: '',
  ...forEachText(() => ''),
});

export const formOfEntry = (entry: HoursView): EntryFormValues => ({
  organizationName: entry.organizationName ?? '',
  date: entry.date,
  startTime: entry.startTime ?? '',
  endTime: entry.endTime ?? '',
  hours: entry.hours === null ? '' : hoursFigure(Number(entry.hours)),
  verifierId: entry.supervisor ? BY_EMAIL : entry.verifierId === null ? '' : String(entry.verifierId),
  supervisorName: entry.supervisor?.name ?? '',
  supervisorEmail: entry.supervisor?.email ?? '',
  categoryId: entry.categoryId === null ? '' : String(entry.categoryId),
  isNonProfit: entry.isNonProfit === null ? '' : String(entry.isNonProfit),
  ...forEachText((text) => entry[text] ?? ''),
});

const given = (text: string): string | null => text.trim() || null;

const verifierOf = ({ verifierId, supervisorName, supervisorEmail }: EntryFormValues) =>
  verifierId === BY_EMAIL
    ? { supervisor: { name: supervisorName.trim(), email: supervisorEmail.trim() } }
    : { verifierId: verifierId ? Number(verifierId) : null };

/** What the rules of some schools ask for: only what is given, or takes the place of what `entry` has. */
const askedOf = ({ categoryId, isNonProfit, reflection }: EntryFormValues, entry: HoursView | undefined) => ({
  ...((categoryId || entry?.categoryId) && { categoryId: categoryId ? Number(categoryId) : null }),
  ...((isNonProfit || typeof entry?.isNonProfit === 'boolean') && {
    isNonProfit: isNonProfit ? isNonProfit === 'true' : null,
  }),
  ...((reflection.trim() || entry?.reflection) && { reflection: given(reflection) }),
});

/** Converts to the request body; `entry` is the one to change. */
export const fieldsOf = (values: EntryFormValues, entry?: HoursView) => ({
  organizationName: given(values.organizationName),
  date: values.date,
  startTime: given(values.startTime),
  endTime: given(values.endTime),
  hours: given(hoursTyped(values.hours)),
  ...verifierOf(values),
  description: given(values.description),
  ...askedOf(values, entry),
});

/** Converts to the input of the contract's rules. */
export const entryOf = (values: EntryFormValues): EntryValues => ({
  organizationName: given(values.organizationName),
  date: values.date,
  startTime: given(values.startTime),
  endTime: given(values.endTime),
  hundredths: hundredthsTyped(values.hours),
  verifierId: verifierOf(values).verifierId ?? null,
  supervisorEmail: verifierOf(values).supervisor?.email ?? null,
});

const valueOf = (values: EntryFormValues, field: EntryField): string =>
  field === 'hours' ? String(Number(hoursTyped(values.hours))) : values[field].trim();

export const changedFields = (began: EntryFormValues, values: EntryFormValues): readonly EntryField[] =>
  ENTRY_FIELD_NAMES.filter((field) => valueOf(began, field) !== valueOf(values, field));
