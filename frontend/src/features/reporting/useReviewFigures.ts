import type { HoursStatus, Role } from '@hourtrail/contracts';
import { lessDecided, useDecided } from '../../api/decided.js';
import { useHoursPageQuery, type HoursFilter } from '../../api/hours.js';

/** For figures and lists that others change: what was read more than a minute ago is read again. */
export const FRESH = { refetchOnMountOrArgChange: 60 } as const;

/** What waits for a reviewer of this role: a verifier verifies pending entries, the others decide on both kinds. */
export const waitingStatuses = (role: Role): readonly HoursStatus[] =>
  role === 'verifier' ? ['pending'] : ['pending', 'verified'];

export interface HoursCount {
  /** "1000+" beyond a thousand; undefined until known. */
  readonly total: string | undefined;
  readonly failed: boolean;
}

/**
 * How many entries have one of these statuses, or how many of those that something else is true of too. What was just
 * decided on here is not counted any more.
 */
export function useHoursCount(
  status: readonly HoursStatus[],
  also: Pick<HoursFilter, 'late' | 'singleActor'> = {},
): HoursCount {
  const { data, isError, fulfilledTimeStamp } = useHoursPageQuery({ status, ...also, limit: 1 }, FRESH);
  const decided = useDecided();
  return { total: data && lessDecided(data.total, decided, status, fulfilledTimeStamp), failed: isError };
}
