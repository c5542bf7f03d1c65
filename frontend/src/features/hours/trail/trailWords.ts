import {
  ENTRY_LABELS,
  type ApprovalPolicy,
  type HoursChange,
  type HoursEventType,
  type HoursHistoryStep,
} from '@hourtrail/contracts';
import { formatDate, formatTime } from '../../../lib/dates.js';
import { hoursFigure, hoursInWords } from '../../../lib/hours.js';
import { inAList } from '../../../lib/names.js';

const TITLES: Readonly<Record<HoursEventType, string>> = {
  'hours.drafted': 'Saved as a draft',
  'hours.submitted': 'Submitted for verification',
  'hours.resubmitted': 'Submitted again',
  'hours.added': 'Added by staff',
  'hours.marked-present': 'Marked present',
  'hours.checked-in': 'Checked in with the code',
  'hours.withdrawn': 'Withdrawn',
  'hours.verified': 'Verified',
  'hours.verification-retracted': 'Verification taken back',
  'hours.approved': 'Approved',
  'hours.rejected': 'Rejected',
  'hours.reopened': 'Reopened',
  'hours.revoked': 'Approval revoked',
  'hours.amended': 'Changed',
  'hours.deleted': 'Deleted',
  'hours.restored': 'Restored',
  'hours.moved-away': 'Went along to another school',
  'hours.moved-in': 'Brought along from an earlier school',
  'hours.imported': 'Imported from a file',
  'hours.erased': 'The volunteer was erased, and every word of theirs',
};

export const stepTitle = (type: string): string => (TITLES as Readonly<Record<string, string>>)[type] ?? 'Changed';

const MARKS: Readonly<Record<HoursHistoryStep['marks'][number], string>> = {
  singleActor: 'Decided by one person: nobody verified it first',
  overturned: 'Overturned an earlier rejection',
  'no-reason': 'No reason given',
};

export const markWords = (mark: HoursHistoryStep['marks'][number]): string => MARKS[mark];

const DECISIONS: readonly HoursEventType[] = [
  'hours.verified',
  'hours.verification-retracted',
  'hours.approved',
  'hours.rejected',
  'hours.reopened',
  'hours.revoked',
];

/** Names people who could have signed in as the one who decided; null if there are none. */
export function couldBeWords({ type, couldBe }: HoursHistoryStep): string | null {
  if (couldBe.length === 0 || !DECISIONS.includes(type)) return null;
  const names = inAList(couldBe.map(({ name }) => name));
  return `${names} could have entered this account: they made a password, a link or the address for it.`;
}

const POLICIES: Readonly<Record<ApprovalPolicy, string>> = { standard: 'Standard policy', strict: 'Strict policy' };

/** "Standard policy, rules version 1"; null for steps that are not decisions. */
export function policyWords({ type, policy, rules }: HoursHistoryStep): string | null {
  if (!DECISIONS.includes(type)) return null;
  return policy ? `${POLICIES[policy]}, rules version ${rules}` : `Rules version ${rules}`;
}

const FIELDS: Readonly<Record<string, string>> = { ...ENTRY_LABELS, verifier: ENTRY_LABELS.verifierId };

function shown(field: string, value: string | null): string {
  if (value === null || value === '') return 'empty';
  if (field === 'date') return formatDate(value);
  if (field === 'startTime' || field === 'endTime') return formatTime(value);
  if (field === 'hours') return hoursFigure(Number(value));
  return value;
}

/** "Hours lowered from 4 to 3 hours", "Date: May 1, 2026 → May 2, 2026". */
export function changeWords({ field, from, to }: HoursChange): string {
  const label = FIELDS[field] ?? field;
  if (field === 'hours' && from !== null && to !== null) {
    const direction = Number(to) < Number(from) ? 'lowered' : 'raised';
    return `Hours ${direction} from ${hoursFigure(Number(from))} to ${hoursInWords(to)}`;
  }
  return `${label}: ${shown(field, from)} → ${shown(field, to)}`;
}
