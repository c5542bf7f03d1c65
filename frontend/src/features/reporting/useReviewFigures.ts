import type { HoursStatus, Role } from '@hourtrail/contracts';
import { lessSetAside, useEntriesSetAside } from '../../api/entriesSetAside.js';
import { useHoursPageQuery, type HoursFilter } from '../../api/hours.js';

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
  also: Pick<HoursFilter, 'late' | 'singleActor' | 'studentId' | 'q'> = {},
): HoursCount {
  const { data, isError, fulfilledTimeStamp } = useHoursPageQuery({ status, ...also, limit: 1 }, FRESH);
  const decided = useEntriesSetAside();
  return { total: data && lessSetAside(data.total, decided, status, fulfilledTimeStamp), failed: isError };
}
