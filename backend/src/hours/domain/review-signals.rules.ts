import {
  msg,
  t,
  dateInZone,
  daysBetween,
  LIMITS,
  spanOf,
  timeInZone,
  timesEndAfter,
  timesOverlap,
  type ReviewSignalRule,
} from '@hourtrail/contracts';
import { dayInWords, timeInWords } from '../../platform/kernel/days-and-times.js';
import { partsOf } from './volunteer-hours.rules.js';
import type { Person, VolunteerHours } from './volunteer-hours.state.js';

export interface Signal {
  readonly rule: ReviewSignalRule;
  readonly version: number;
  readonly reason: string;
}

export interface OtherEntry {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly hundredths: number;
  readonly organizationName: string;
  readonly verifierId: number | null;
}

export type OpportunityTimes = Pick<OtherEntry, 'date' | 'startTime' | 'endTime'>;

export interface ReviewFacts {
  readonly timeZone: string;
  /** The person's pending, verified and approved entries on that day or reaching it past midnight. */
  readonly around: readonly OtherEntry[];
  /** The person's latest other entry with the same description, on the same day or at another organization. */
  readonly sameText: OtherEntry | null;
  readonly opportunity: OpportunityTimes | null;
  /** Set if the volunteer or their linked family nominated the verifier. */
  readonly nominatedBy: 'volunteer' | 'family' | null;
  /** Whose address the supervisor's is. */
  readonly supervisorIs: 'family' | 'staff' | 'look-alike' | null;
}

type Rule = (entry: VolunteerHours, facts: ReviewFacts, by: Person) => string | undefined;

export const LATE_DAYS = 30;

export const theVolunteerWaitsForAnAnswer: Rule = ({ unansweredSince }, { timeZone }) =>
  unansweredSince ? t('apiHours.unanswered', { date: dayInWords(dateInZone(unansweredSince, timeZone)) }) : undefined;

export const entriesOverlap: Rule = (entry, { around }, by) => {
  const others = around.filter((other) => timesOverlap(entry, other)).sort(byTime);
  const [first] = others;
  if (!first) return undefined;
  const shown = others.find((other) => mayShow(other, by));
  if (!shown)
    return first.date === entry.date
      ? t('apiHours.overlapsHiddenSameDay')
      : t('apiHours.overlapsHidden', { date: dayInWords(first.date) });
  const values = { ...timesOf(shown), organization: shown.organizationName, more: others.length - 1 };
  return shown.date === entry.date
    ? t('apiHours.overlapsSameDay', values)
    : t('apiHours.overlaps', { ...values, date: dayInWords(shown.date) });
};

export const anotherEntryHasTheSameText: Rule = (_entry, { sameText }, by) => {
  if (!sameText) return undefined;
  if (!mayShow(sameText, by)) return t('apiHours.sameTextHidden');
  return t('apiHours.sameText', {
    date: dayInWords(sameText.date),
    organization: sameText.organizationName,
  });
};

export const itIsOutsideTheOpportunity: Rule = (entry, { opportunity }) => {
  if (!opportunity) return undefined;
  const [own, its] = [spanOf(entry), spanOf(opportunity)];
  if (!own || !its || (own.begins >= its.begins && own.ends <= its.ends)) return undefined;
  return opportunity.date === entry.date
    ? t('apiHours.outsideTimesSameDay', timesOf(opportunity))
    : t('apiHours.outsideTimes', { ...timesOf(opportunity), date: dayInWords(opportunity.date) });
};

export const theDayIsUnusuallyLong: Rule = (entry, { around }) => {
  const others = around.filter(({ date }) => date === entry.date);
  const sum = others.reduce((all, { hundredths }) => all + hundredths, entry.hundredths ?? 0);
  return sum > LIMITS.longDayHours * 100 ? t('apiHours.longDay', { hours: sum / 100 }) : undefined;
};

export const theVerifierWasNominatedByTheVolunteerOrTheirFamily: Rule = (_entry, { nominatedBy }) => {
  if (nominatedBy === null) return undefined;
  return nominatedBy === 'volunteer' ? t('apiHours.volunteerNominated') : t('apiHours.familyNominated');
};

export const theSupervisorIsFamilyOrStaffOrLooksLikeIt: Rule = (_entry, { supervisorIs }) =>
  supervisorIs === null ? undefined : t(SUPERVISOR_IS[supervisorIs]);

const SUPERVISOR_IS = {
  family: msg('apiHours.supervisorIsFamily'),
  staff: msg('apiHours.supervisorIsStaff'),
  'look-alike': msg('apiHours.supervisorLooksLikeStaff'),
} as const;

/** That no one has verified a pending entry yet is its status, not a signal. */
export const onePersonDecided: Rule = ({ singleActor, verificationLevel }) => {
  if (!singleActor) return undefined;
  return verificationLevel === 'paper' ? t('apiHours.approvedByRecorder') : t('apiHours.approvedAlone');
};

/** A check-in submits an opportunity's entry before its end: such an entry is early if it is verified before. */
export const itWasSubmittedEarly: Rule = (entry, { timeZone }) => {
  const { endTime } = entry;
  const at = entry.opportunityId === null ? entry.submittedAt : entry.verifiedAt;
  if (!at || !endTime || entry.importId !== null || !timesEndAfter(entry, at, timeZone)) return undefined;
  const values = {
    date: dayInWords(dateInZone(at, timeZone)),
    time: timeInWords(timeInZone(at, timeZone)),
    end: timeInWords(endTime),
  };
  return entry.opportunityId === null ? t('apiHours.submittedEarly', values) : t('apiHours.verifiedEarly', values);
};

/** Imports are exempt: when their hours were submitted in the earlier system is unknown. */
export const itWasSubmittedLate: Rule = (entry, { timeZone }) => {
  if (!entry.submittedAt || entry.importId !== null) return undefined;
  const days = daysBetween(entry.date, dateInZone(entry.submittedAt, timeZone));
  return days > LATE_DAYS ? t('apiHours.submittedLate', { days }) : undefined;
};

/** In display order. Raise `version` when a rule changes what it flags. */
const RULES: readonly { readonly rule: ReviewSignalRule; readonly version: number; readonly reason: Rule }[] = [
  { rule: 'unanswered', version: 1, reason: theVolunteerWaitsForAnAnswer },
  { rule: 'overlaps', version: 1, reason: entriesOverlap },
  { rule: 'same-text', version: 2, reason: anotherEntryHasTheSameText },
  { rule: 'outside-opportunity', version: 1, reason: itIsOutsideTheOpportunity },
  { rule: 'long-day', version: 1, reason: theDayIsUnusuallyLong },
  { rule: 'nominated-verifier', version: 1, reason: theVerifierWasNominatedByTheVolunteerOrTheirFamily },
  { rule: 'close-supervisor', version: 2, reason: theSupervisorIsFamilyOrStaffOrLooksLikeIt },
  { rule: 'decided-alone', version: 3, reason: onePersonDecided },
  { rule: 'submitted-early', version: 2, reason: itWasSubmittedEarly },
  { rule: 'submitted-late', version: 1, reason: itWasSubmittedLate },
];

/** For reviewers only: none for the volunteer, their family, drafts and deleted entries. */
export function signalsOf(entry: VolunteerHours, facts: ReviewFacts, by: Person): readonly Signal[] {
  const decides = partsOf(entry, by).some((part) => part !== 'volunteer');
  if (!decides || entry.status === 'draft' || entry.deletedAt !== null) return [];
  return RULES.flatMap(({ rule, version, reason }) => {
    const sentence = reason(entry, facts, by);
    return sentence === undefined ? [] : [{ rule, version, reason: sentence }];
  });
}

/** Verifiers can't read entries that don't name them, so signals hide the details of those. */
const mayShow = (other: OtherEntry, by: Person): boolean => by.role !== 'verifier' || other.verifierId === by.id;

const byTime = (one: OtherEntry, other: OtherEntry): number =>
  `${one.date} ${one.startTime}`.localeCompare(`${other.date} ${other.startTime}`);

const timesOf = ({ startTime, endTime }: OpportunityTimes) => ({
  start: timeInWords(startTime),
  end: timeInWords(endTime),
});
