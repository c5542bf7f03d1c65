import { t, ENTRY_TEXT_NAMES, ENTRY_TEXTS, type HoursView } from '@hourtrail/contracts';
import { formatDate, timeRange } from '../../lib/dates.js';
import { fixedHours, hoursInWords } from '../../lib/hours.js';
import { fullName } from '../../lib/names.js';

export const placeOf = (entry: Pick<HoursView, 'organizationName'>): string =>
  entry.organizationName || t('hours.noOrganizationYet');

/** Undefined while a draft lacks a time. */
export const timesOf = ({ startTime, endTime }: Pick<HoursView, 'startTime' | 'endTime'>): string | undefined =>
  startTime && endTime ? timeRange({ startTime, endTime }) : undefined;

/** "Ellen Hargrove (no longer verifies)" while the entry waits for someone who left. */
export function verifierName({ verifier, supervisor, verifierInactive, status }: HoursView): string | undefined {
  if (!verifier) return supervisor?.name;
  const { name } = verifier;
  return verifierInactive && status === 'pending' ? t('hoursForm.inactiveVerifier', { name }) : name;
}

/** On paper, whoever signed verifies, and the volunteer may have asked someone else. */
export const verifierFacts = (
  entry: HoursView,
  signer: string | undefined,
): readonly (readonly [label: string, name: string | undefined])[] =>
  entry.verification?.level === 'paper'
    ? [[t('hours.askedToVerify'), verifierName(entry)], ...(signer ? [[t('paper.signer'), signer] as const] : [])]
    : [[t('common.verifier'), verifierName(entry)]];

/** The latest comment of a reviewer. */
export const commentsOf = (entry: Pick<HoursView, 'approverComments' | 'verifierComments'>): string | null =>
  entry.approverComments || entry.verifierComments || null;

/** The question before an entry is deleted. */
export const deletionQuestion = (entry: HoursView) => ({
  title: t('hours.deleteHours'),
  question: t('hours.deleteQuestion'),
  details: t('hours.deletedEntry', {
    student: fullName(entry.student),
    organization: placeOf(entry),
    date: formatDate(entry.date),
    hours: hoursInWords(entry.hours ?? 0),
    status: entry.status,
  }),
  confirm: t('hours.delete'),
  busy: t('hours.deleting'),
  destructive: true,
});

type Facts = readonly (readonly [label: string, text: string | null])[];

/** Without what only some schools ask for, unless the entry has it. */
export const textFacts = (entry: HoursView): Facts => [
  ...ENTRY_TEXT_NAMES.filter((text) => text === 'description' || entry[text]).map(
    (text) => [t(ENTRY_TEXTS[text].label), entry[text]] as const,
  ),
  ...countingFacts(entry),
];

/** What the school's rules of what counts ask for, and why fewer hours count than were approved. */
function countingFacts({ category, isNonProfit, counted, wouldCountHours }: HoursView): Facts {
  const reasons = countedWords(counted);
  return [
    ...(category ? [[t('labels.category'), category.name] as const] : []),
    ...(isNonProfit === null
      ? []
      : [[t('labels.nonProfit'), isNonProfit ? t('exports.yes') : t('exports.no')] as const]),
    ...(wouldCountHours !== null ? [[t('hours.ifApprovedNow'), reasons || t('hours.allCount')] as const] : []),
    ...(wouldCountHours === null && reasons ? [[t('labels.countedHours'), reasons] as const] : []),
  ];
}

/** "2.00 count", "2.00 would count"; null if all hours do. "Up to 2.00 would count" if fewer do of all that waits. */
export function countedInColumn({ hours, countedHours, wouldCountHours, waitingTogether }: HoursView): string | null {
  const counted = countedHours ?? wouldCountHours;
  if (waitingTogether && countedHours === null && Number(counted) > 0) {
    return t('ui.upToWouldCount', { counted: fixedHours(counted ?? 0) });
  }
  if (counted === null || counted === hours) return null;
  return t('ui.countedInColumn', {
    counted: fixedHours(counted),
    one: String(Number(counted) === 1),
    waits: String(countedHours === null),
  });
}

export const countedWords = (counted: HoursView['counted']): string =>
  counted.map(({ sentence }) => sentence).join(' ');
