import { useState } from 'react';
import type { HoursView, OpportunityView } from '@hourtrail/contracts';
import { errorStatus } from '../../../api/errorMessage.js';
import { useHoursPageQuery } from '../../../api/hours.js';
import { useOpportunityQuery, wasAttended } from '../../../api/opportunities.js';
import { useSessionUser } from '../../../api/useSessionUser.js';

interface Attended {
  /** What the hours are of; undefined where nothing can be logged from it. */
  readonly opportunity: OpportunityView | undefined;
  /** The entry that tells of it already. */
  readonly logged: HoursView | undefined;
}

const NOTHING: Attended = { opportunity: undefined, logged: undefined };

/** What was known first: an entry that is sent from the form does not take the form's place. */
function useFirst<T>(value: T | undefined): T | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}

/** Reads the opportunity from which hours are to be logged, and whether that was done before. */
export function useAttended(id: number | null) {
  const { id: studentId } = useSessionUser();
  const skip = id === null;
  const reading = useOpportunityQuery(id ?? 0, { skip });
  const logged = useHoursPageQuery({ studentId, opportunityId: id ?? 0, limit: 1 }, { skip });
  const isAbsent = errorStatus(reading.error) === 404;

  const read = (): Attended | undefined => {
    if (skip || isAbsent) return NOTHING;
    if (!reading.currentData || logged.isLoading) return undefined;
    if (!wasAttended(reading.currentData)) return NOTHING;
    return { opportunity: reading.currentData, logged: logged.currentData?.rows[0] };
  };
  return {
    attended: useFirst(read()),
    isError: reading.isError && !isAbsent,
    error: reading.error,
    refetch: reading.refetch,
  };
}
