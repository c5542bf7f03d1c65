import type { HoursView } from '@hourtrail/contracts';
import { formatDate, formatTime } from '../../../lib/dates.js';
import { Notice } from '../../../ui/Notice.js';
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
  return (
    <Notice urgent>
      Somebody else changed this entry meanwhile. What you typed is kept; the rest is how it stands now.
      {contested.length > 0 && ' Where you typed something else, it now says:'}
      {contested.length > 0 && (
        <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
          {contested.map((field) => (
            <li key={field}>
              {LABELS[field]}: {wordsOf(entry, field)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
