import { useState } from 'react';
import { t, ENTRY_TEXT_NAMES, ENTRY_TEXTS, type HoursView, type Role } from '@hourtrail/contracts';
import { errorMessage, errorStatus } from '../../../api/errorMessage.js';
import { useLazyHoursEntryQuery } from '../../../api/hours.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName, inAList } from '../../../lib/names.js';
import { placeOf, timesOf } from '../entryWords.js';
import { UPDATE_FAILED, useChangeHours } from '../useChangeHours.js';

export interface Deciding {
  readonly entry: HoursView;
  /** What changed in the entry, if that blocked the last decision. */
  readonly news: string | undefined;
  /** The decision that is being sent. */
  readonly busy: Decision | null;
  /** Resolves to the error after showing it, or to null. */
  readonly decide: (review: Review) => Promise<unknown>;
}

/** Calls `onDone` when there is nothing left to decide. */
export function useDecision(given: HoursView, onDone: () => void): Deciding {
  const [entry, setEntry] = useState(given);
  const [news, setNews] = useState<string>();
  const [busy, setBusy] = useState<Decision | null>(null);
  const review = useReviewHours(useSessionUser().role);
  const [read] = useLazyHoursEntryQuery();

  const readAnew = async (error: unknown): Promise<void> => {
    const { data: present, error: unread } = await read(entry.id);
    if (errorStatus(unread) === 404) return onDone();
    if (!present) return setNews(errorMessage(error, UPDATE_FAILED.fallback));
    setNews(
      present.version === entry.version ? errorMessage(error, UPDATE_FAILED.fallback) : whatChanged(entry, present),
    );
    setEntry(present);
  };
  const decide = async (chosen: Review): Promise<unknown> => {
    setBusy(chosen.decision);
    try {
      await review(entry, chosen);
      onDone();
      return null;
    } catch (error) {
      const status = errorStatus(error);
      if (status === 404) onDone();
      if (status === 409) await readAnew(error);
      return error;
    } finally {
      setBusy(null);
    }
  };
  return { entry, news, busy, decide };
}

const SEEN: readonly ((entry: HoursView) => string)[] = [
  ({ status, deletedAt }) => t('hoursReview.nowStatus', { status: deletedAt ? 'deleted' : status }),
  ({ hours }) => t('hoursReview.nowHours', { hours: hoursInWords(hours ?? 0) }),
  ({ date }) => t('hoursReview.nowDate', { date: formatDate(date) }),
  (entry) => {
    const times = timesOf(entry);
    return times ? t('hoursReview.nowTimes', { times }) : t('hoursReview.nowNoTimes');
  },
  (entry) => t('hoursReview.nowOrganization', { organization: placeOf(entry) }),
  ({ verifier }) => (verifier ? t('hoursReview.nowVerifier', { name: verifier.name }) : t('hoursReview.nowNoVerifier')),
];

const TOO_LONG_TO_REPEAT = [
  ...ENTRY_TEXT_NAMES.map((text) => [text, t('hoursReview.newText', { field: t(ENTRY_TEXTS[text].label) })] as const),
  ['verifierComments', t('hoursReview.newVerifierComment')],
  ['approverComments', t('hoursReview.newApproverComment')],
] as const;

/** Lists the differences between the entry that the reviewer saw and the current one. */
export function whatChanged(seen: HoursView, present: HoursView): string {
  const changes = SEEN.filter((words) => words(seen) !== words(present)).map((words) => words(present));
  const more = TOO_LONG_TO_REPEAT.filter(([field]) => seen[field] !== present[field]).map(([, words]) => words);
  const everything = [...changes, ...more];
  return everything.length > 0
    ? t('hoursReview.entryChangedTo', { changes: inAList(everything) })
    : t('hoursReview.entryChanged');
}

export type Decision = 'verified' | 'approved' | 'rejected';

export interface Review {
  readonly decision: Decision;
  /** Credited hours; sent only if they differ from the claimed ones. */
  readonly hours: string;
  readonly comments: string;
}

const sameHours = (one: string | null, other: string): boolean => Number(one) === Number(other);

function useReviewHours(role: Role): (entry: HoursView, review: Review) => Promise<HoursView> {
  const change = useChangeHours();
  return (entry, { decision, hours, comments }) => {
    const credited = decision === 'rejected' || sameHours(entry.hours, hours) ? entry.hours : hours;
    const words = comments.trim()
      ? { [role === 'verifier' ? 'verifierComments' : 'approverComments']: comments.trim() }
      : {};
    return change(
      {
        id: entry.id,
        version: entry.version,
        status: decision,
        ...words,
        ...(sameHours(entry.hours, credited ?? '') ? {} : { hours: credited }),
      },
      {
        title: t('hoursReview.decided', { status: decision }),
        description: t('hoursReview.decidedEntry', {
          student: fullName(entry.student),
          hours: hoursInWords(credited ?? 0),
          organization: placeOf(entry),
        }),
      },
    );
  };
}
