import {
  msg,
  t,
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
  'hours.drafted': t('hours.drafted'),
  'hours.submitted': t('hours.submittedForVerification'),
  'hours.resubmitted': t('hours.submittedAgain'),
  'hours.added': t('hours.addedByStaff'),
  'hours.marked-present': t('hours.markedPresent'),
  'hours.checked-in': t('hours.checkedIn'),
  'hours.withdrawn': t('hours.withdrawnStep'),
  'hours.verified': t('common.verified'),
  'hours.verification-retracted': t('hours.verificationTakenBack'),
  'hours.approved': t('common.approved'),
  'hours.rejected': t('common.rejected'),
  'hours.wrong-supervisor': t('hours.wrongSupervisor'),
  'hours.supervisor-joined': t('hours.supervisorJoined'),
  'hours.message-sent': t('hours.messageSent'),
  'hours.reopened': t('hours.reopened'),
  'hours.revoked': t('hours.approvalRevoked'),
  'hours.amended': t('hours.changed'),
  'hours.attached': t('hours.attachedStep'),
  'hours.attachment-removed': t('hours.attachmentRemovedStep'),
  'hours.deleted': t('common.deleted'),
  'hours.restored': t('hours.restored'),
  'hours.moved-away': t('hours.movedAway'),
  'hours.moved-in': t('hours.movedIn'),
  'hours.imported': t('hours.imported'),
  'hours.erased': t('hours.erased'),
};

/** "Approved 1 of 1.5 hours" if a review credits fewer. */
export function stepTitle(step: Pick<HoursHistoryStep, 'type' | 'changes'>): string {
  const cut = cutIn(step);
  if (cut) {
    const hours = hoursInWords(cut.to ?? 0, cut.from);
    return step.type === 'hours.verified' ? t('hours.verifiedHours', { hours }) : t('hours.approvedHours', { hours });
  }
  return (TITLES as Readonly<Record<string, string>>)[step.type] ?? t('hours.changed');
}

const SUBMISSIONS: readonly HoursEventType[] = [
  'hours.submitted',
  'hours.resubmitted',
  'hours.added',
  'hours.imported',
];

/** Whether to say how many hours there were: they may be others now. */
export const tellsHours = ({ type, hours }: Pick<HoursHistoryStep, 'type' | 'hours'>): boolean =>
  hours !== null && SUBMISSIONS.includes(type);

/** Without the change that the title tells. */
export const changesBeside = (step: HoursHistoryStep): readonly HoursChange[] =>
  step.changes.filter((change) => change !== cutIn(step));

const cutIn = ({ type, changes }: Pick<HoursHistoryStep, 'type' | 'changes'>): HoursChange | undefined =>
  type === 'hours.verified' || type === 'hours.approved' ? changes.find(({ field }) => field === 'hours') : undefined;

const MARKS: Readonly<Record<HoursHistoryStep['marks'][number], string>> = {
  singleActor: t('hours.decidedAlone'),
  recordedPaper: t('hours.decidedByRecorder'),
  overturned: t('hours.overturned'),
  'no-reason': t('hours.noReasonGiven'),
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
  return t('hours.couldHaveLoggedIn', { names });
}

const RULES: Readonly<Record<ApprovalPolicy, (version: number) => string>> = {
  standard: (version) => t('hours.standardPolicy', { version }),
  strict: (version) => t('hours.strictPolicy', { version }),
};

/** "Standard policy, rules version 1"; null for steps that are not decisions. */
export function policyWords({ type, policy, rules }: HoursHistoryStep): string | null {
  if (!DECISIONS.includes(type)) return null;
  return policy ? RULES[policy](rules) : t('hours.rulesVersion', { version: rules });
}

const FIELDS = {
  ...ENTRY_LABELS,
  verifier: ENTRY_LABELS.verifierId,
  supervisor: msg('labels.supervisor'),
  category: ENTRY_LABELS.categoryId,
};

function shown(field: string, value: string | null): string {
  if (value === null || value === '') return t('hours.emptyValue');
  if (field === 'date') return formatDate(value);
  if (field === 'startTime' || field === 'endTime') return formatTime(value);
  if (field === 'hours') return hoursFigure(Number(value));
  return value;
}

/** "Hours lowered from 4 to 3 hours", "Date: Fri, May 1, 2026 → Sat, May 2, 2026". */
export function changeWords({ field, from, to }: HoursChange): string {
  const label = field in FIELDS ? t(FIELDS[field as keyof typeof FIELDS]) : field;
  if (field === 'hours' && from !== null && to !== null) {
    const values = { from: hoursFigure(Number(from)), to: hoursInWords(to) };
    return Number(to) < Number(from) ? t('hours.hoursLowered', values) : t('hours.hoursRaised', values);
  }
  return t('hours.fieldChanged', { field: label, from: shown(field, from), to: shown(field, to) });
}
