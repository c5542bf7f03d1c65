import type { HoursStatus, Role } from '@hourtrail/contracts';
import { useHoursPageQuery } from '../../api/hours.js';

/** What waits for a reviewer of this role: a verifier verifies pending entries, the others decide on both kinds. */
export const waitingStatuses = (role: Role): readonly HoursStatus[] =>
  role === 'verifier' ? ['pending'] : ['pending', 'verified'];

export interface HoursCount {
  /** "1000+" beyond a thousand; undefined until known. */
  readonly total: string | undefined;
  readonly failed: boolean;
}

/** How many entries have one of these statuses. */
export function useHoursCount(status: readonly HoursStatus[]): HoursCount {
  const { data, isError } = useHoursPageQuery({ status, limit: 1 });
  return { total: data?.total, failed: isError };
}
