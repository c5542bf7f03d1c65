import { LIMITS, type HoursStatus, type Role } from '@hourtrail/contracts';
import { lessSetAside, useEntriesSetAside } from '../../api/entriesSetAside.js';
import { useHoursPageQuery, type HoursFilter } from '../../api/hours.js';
import { useReviewSummaryQuery } from '../../api/reporting.js';
import { useSessionUser } from '../../api/useSessionUser.js';

/** Refetches data older than 60 seconds, because others change it. */
export const FRESH = { refetchOnMountOrArgChange: 60 } as const;

export const waitingStatuses = (role: Role): readonly HoursStatus[] =>
  role === 'verifier' ? ['pending'] : ['pending', 'verified'];

export interface HoursCount {
  /** "1000+" above a thousand; undefined while loading. */
  readonly total: string | undefined;
  readonly failed: boolean;
}

/** Leaves out entries that this client has just decided. */
export function useHoursCount(
  status: readonly HoursStatus[],
  also: Pick<HoursFilter, 'late' | 'singleActor' | 'studentId' | 'q' | 'from' | 'to'> = {},
): HoursCount {
  const { data, isError, fulfilledTimeStamp } = useHoursPageQuery({ status, ...also, limit: 1 }, FRESH);
  const decided = useEntriesSetAside();
  return { total: data && lessSetAside(data.total, decided, status, fulfilledTimeStamp), failed: isError };
}

/** How many entries wait for the reader for more than a week; undefined while loading. */
export function useWaitingOverAWeek(): number | undefined {
  const { role } = useSessionUser();
  const { data, fulfilledTimeStamp } = useReviewSummaryQuery();
  const decided = useEntriesSetAside();
  if (!data) return undefined;
  const weekAgo = (fulfilledTimeStamp ?? 0) - LIMITS.waitingLongDays * 86_400_000;
  const isLong = ({ statusSince }: { statusSince: string }): boolean => Date.parse(statusSince) < weekAgo;
  return Number(
    lessSetAside(String(data.waitingOverAWeek), decided, waitingStatuses(role), fulfilledTimeStamp, isLong),
  );
}
