import { useState } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { errorMessage, errorStatus } from '../../../api/errorMessage.js';
import { useLazyHoursEntryQuery } from '../../../api/hours.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { UPDATE_FAILED } from '../useChangeHours.js';
import { useReviewHours, type Decision, type Review } from './useReviewHours.js';
import { whatChanged } from './whatChanged.js';

export interface Deciding {
  /** The entry as it was last read. */
  readonly entry: HoursView;
  /** Why the last decision was not taken, where the entry is another than it was. */
  readonly news: string | undefined;
  /** What is being sent. */
  readonly busy: Decision | null;
  /** Answers the error once it has been told; null when it is done. */
  readonly decide: (review: Review) => Promise<unknown>;
}

/** One decision on an entry; `onDone` is told when there is nothing left to decide. */
export function useDecision(given: HoursView, onDone: () => void): Deciding {
  const [entry, setEntry] = useState(given);
  const [news, setNews] = useState<string>();
  const [busy, setBusy] = useState<Decision | null>(null);
  const review = useReviewHours(useSessionUser().role);
  const [read] = useLazyHoursEntryQuery();

  const readAnew = async (error: unknown): Promise<void> => {
    const { data: present } = await read(entry.id);
    if (!present) return onDone();
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
