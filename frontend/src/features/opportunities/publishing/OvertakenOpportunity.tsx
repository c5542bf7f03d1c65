import type { OpportunityView } from '@hourtrail/contracts';
import { formatDate, formatTime } from '../../../lib/dates.js';
import { OvertakenNotice } from '../../../ui/OvertakenNotice.js';
import { AUDIENCE_LABELS } from '../opportunityWords.js';
import { formOfOpportunity, type OpportunityFormValues } from './opportunityForm.js';

const LABELS = {
  title: 'Title',
  description: 'Description',
  organizationName: 'Organization',
  date: 'Date',
  startTime: 'Start time',
  endTime: 'End time',
  location: 'Location',
  maxSlots: 'Max volunteers',
  targetAudience: 'Target audience',
  coordinatorId: 'Coordinator',
  isActive: 'Active',
} as const satisfies Partial<Record<keyof OpportunityFormValues, string>>;

type Shown = keyof typeof LABELS;

function wordsOf(opportunity: OpportunityView, field: Shown): string {
  const { coordinator, day, targetAudience, isActive } = opportunity;
  if (field === 'coordinatorId') return coordinator?.name ?? 'none';
  if (field === 'date') return formatDate(day);
  if (field === 'startTime' || field === 'endTime') return formatTime(opportunity[field]);
  if (field === 'targetAudience') return AUDIENCE_LABELS[targetAudience];
  return field === 'isActive' ? (isActive ? 'yes' : 'no') : String(opportunity[field]);
}

interface OvertakenOpportunityProps {
  /** As it stands now. */
  readonly opportunity: OpportunityView;
  readonly values: OpportunityFormValues;
  readonly touched: Partial<Record<keyof OpportunityFormValues, unknown>>;
}

/** Says that somebody else changed it meanwhile, and how it stands where something else was typed. */
export function OvertakenOpportunity({ opportunity, values, touched }: OvertakenOpportunityProps) {
  const now = formOfOpportunity(opportunity);
  const contested = (Object.keys(LABELS) as Shown[]).filter((field) => touched[field] && values[field] !== now[field]);
  return (
    <OvertakenNotice
      what="opportunity"
      contested={contested.map((field) => [LABELS[field], wordsOf(opportunity, field)])}
    />
  );
}
