import { ENTRY_LABELS, type HoursView } from '@hourtrail/contracts';
import { formatDate, formatTime } from '../../../lib/dates.js';
import { OvertakenNotice } from '../../../ui/OvertakenNotice.js';
import { adminFormOf, type AdminFormValues } from './adminForm.js';

type Shown = Exclude<keyof AdminFormValues, 'reason'>;

const LABELS: Readonly<Record<Shown, string>> = { ...ENTRY_LABELS, status: 'Status' };

function wordsOf(entry: HoursView, field: Shown): string {
  const value = adminFormOf(entry)[field];
  if (field === 'verifierId') return entry.verifier?.name ?? 'none';
  if (!value) return 'empty';
  if (field === 'date') return formatDate(value);
  return field === 'startTime' || field === 'endTime' ? formatTime(value) : value;
}

interface OvertakenProps {
  /** As it stands now. */
  readonly entry: HoursView;
  readonly values: AdminFormValues;
  readonly touched: Partial<Record<keyof AdminFormValues, boolean>>;
}

/** Says that somebody else changed the entry meanwhile, and how it stands where something else was typed. */
export function Overtaken({ entry, values, touched }: OvertakenProps) {
  const now = adminFormOf(entry);
  const contested = (Object.keys(LABELS) as Shown[]).filter((field) => touched[field] && values[field] !== now[field]);
  return <OvertakenNotice what="entry" contested={contested.map((field) => [LABELS[field], wordsOf(entry, field)])} />;
}
