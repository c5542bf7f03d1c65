import type { HoursView } from '@hourtrail/contracts';
import { formatDate, formatTime } from '../../../lib/dates.js';
import { OvertakenNotice } from '../../../ui/OvertakenNotice.js';
import { formOfEntry, type EntryFormValues } from './entryForm.js';

type Shown = Exclude<keyof EntryFormValues, 'reason'>;

const LABELS: Readonly<Record<Shown, string>> = {
  organizationName: 'Organization',
  date: 'Date',
  startTime: 'Start time',
  endTime: 'End time',
  hours: 'Hours',
  verifierId: 'Verifier',
  description: 'Description',
  status: 'Status',
};

function wordsOf(entry: HoursView, field: Shown): string {
  const value = formOfEntry(entry)[field];
  if (field === 'verifierId') return entry.verifier?.name ?? 'none';
  if (!value) return 'empty';
  if (field === 'date') return formatDate(value);
  return field === 'startTime' || field === 'endTime' ? formatTime(value) : value;
}

interface OvertakenProps {
  /** As it stands now. */
  readonly entry: HoursView;
  readonly values: EntryFormValues;
  readonly touched: Partial<Record<keyof EntryFormValues, boolean>>;
}

/** Says that somebody else changed the entry meanwhile, and how it stands where something else was typed. */
export function Overtaken({ entry, values, touched }: OvertakenProps) {
  const now = formOfEntry(entry);
  const contested = (Object.keys(LABELS) as Shown[]).filter((field) => touched[field] && values[field] !== now[field]);
  return <OvertakenNotice what="entry" contested={contested.map((field) => [LABELS[field], wordsOf(entry, field)])} />;
}
